import { stubFetch } from '../api-client/contentFixtures';
import { onAPageOfItsOwn, show } from './firstViewFixture';
import { beginLate } from './lateAll';

const watchFrames = jest.fn();
jest.mock('./frames', () => ({ watchFrames: () => void watchFrames() }));

jest.useFakeTimers();
onAPageOfItsOwn();

const post =
  '<article data-view="http://cms.example/api/dicom-blogs/abc?locale=en" data-views="1"></article>';

describe('what a page does when it is idle', () => {
  it('counts the view of a post when its visitor has stayed five seconds with all of it', () => {
    const calls = stubFetch();
    show(post);
    beginLate();
    jest.advanceTimersByTime(4_999);
    expect(calls).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(calls).toHaveLength(1);
  });

  it('watches for what a visitor comes near, and turns the year', () => {
    show('<p data-year="2001">© 2001</p>');
    beginLate();
    expect(watchFrames).toHaveBeenCalled();
    expect(document.querySelector('p')).toHaveTextContent(`© ${new Date().getFullYear()}`);
  });
});

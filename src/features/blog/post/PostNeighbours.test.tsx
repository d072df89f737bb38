import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../../jest/fixtures';
import { bareLinkedPost, linkedPost } from './linkedPostFixture';
import { PostNeighbours } from './PostNeighbours';

describe('the posts before and after one', () => {
  it('are led to, with their titles and dates', () => {
    renderIn('en', <PostNeighbours newer={linkedPost('later')} older={bareLinkedPost('earlier')} />);
    const [older, newer] = screen.getAllByRole('link');
    expect(older).toHaveAccessibleName('Previous post, Jun 01, 2026 Title of earlier');
    expect(older).toHaveAttribute('href', '/en/blog/earlier/');
    expect(newer).toHaveAccessibleName('Next post, Jan 05, 2024 Title of later');
    expect(newer).toHaveAttribute('href', '/en/blog/later/');
  });

  it('are one for the newest post and the first, beside the way to all; none for one that is alone', () => {
    const newest = renderIn('vn', <PostNeighbours newer={undefined} older={linkedPost('cu')} />);
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/blog/cu/', '/vn/blog/']);
    newest.unmount();
    const first = renderIn('vn', <PostNeighbours newer={linkedPost('moi')} older={undefined} />);
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/blog/', '/vn/blog/moi/']);
    first.unmount();
    const { container } = renderIn('vn', <PostNeighbours newer={undefined} older={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('have no axe violation', async () => {
    const { container } = renderIn(
      'en',
      <PostNeighbours newer={linkedPost('later')} older={linkedPost('earlier')} />,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
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

  it('are one for the newest post, and none for one that is alone', () => {
    const { unmount } = renderIn('vn', <PostNeighbours newer={undefined} older={linkedPost('cu')} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    unmount();
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

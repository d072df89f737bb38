import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../../jest/fixtures';
import { PostContents } from './PostContents';

const parts = ['Price', 'Place', 'Time'].map((title) => ({ id: `s-${title.toLowerCase()}`, title }));

describe('what is in a post', () => {
  it('leads to each of its parts', () => {
    renderIn('en', <PostContents parts={parts} />);
    const contents = within(screen.getByRole('navigation', { name: 'In this post' }));
    expect(hrefs(contents.getAllByRole('link', { hidden: true }))).toEqual([
      '#s-price',
      '#s-place',
      '#s-time',
    ]);
  });

  it('is not said of a short one', () => {
    const { container } = renderIn('vn', <PostContents parts={parts.slice(1)} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('vn', <PostContents parts={parts} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

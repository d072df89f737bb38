import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Chips } from './Chips';

const chips = (
  <Chips label="Tags">
    <a href="/en/blog/?tag=SEO">SEO</a>
    <a href="/en/blog/?tag=React">React</a>
  </Chips>
);

describe('Chips', () => {
  it('is a named list with one item a link', () => {
    render(chips);
    expect(screen.getByRole('list', { name: 'Tags' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SEO', 'React']);
  });

  it('has no axe violation', async () => {
    const { container } = render(chips);
    expect(await axe(container)).toHaveNoViolations();
  });
});

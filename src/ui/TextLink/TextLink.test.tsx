import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { TextLink } from './TextLink';

describe('TextLink', () => {
  it('is named by its words alone, not by its arrow', () => {
    render(<TextLink to="/portfolio/">View all projects</TextLink>);
    expect(screen.getByRole('link', { name: 'View all projects' })).toHaveAttribute('href', '/en/portfolio/');
  });

  it('points out of the site where it opens a new tab', () => {
    const { container } = render(
      <TextLink href="https://a.example/" newTab="opens in a new tab">
        Visit
      </TextLink>,
    );
    expect(container.querySelector('svg')).toHaveAttribute('data-to', 'out');
  });

  it('has no axe violation', async () => {
    const { container } = render(<TextLink to="/portfolio/">View all projects</TextLink>);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { ButtonLink } from './ButtonLink';

describe('ButtonLink', () => {
  it('is a link, for it leads somewhere', () => {
    render(<ButtonLink to="/contact/">Request a quote</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/en/contact/');
  });

  it('looks like the button of the same words', () => {
    render(
      <ButtonLink href="#form" variant="outline" tone="action">
        Apply now
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveClass('button', 'outline', 'action');
  });

  it('shows with its arrow whether it leaves the site', () => {
    const { container } = render(
      <ButtonLink href="https://a.example/" newTab="opens in a new tab" arrow>
        Visit
      </ButtonLink>,
    );
    expect(container.querySelector('svg')).toHaveAttribute('data-to', 'out');
    expect(screen.getByRole('link', { name: 'Visit (opens in a new tab)' })).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = render(
      <ButtonLink to="/contact/" arrow>
        Request a quote
      </ButtonLink>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

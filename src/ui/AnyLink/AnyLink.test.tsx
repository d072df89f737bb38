import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { AnyLink } from './AnyLink';

describe('AnyLink', () => {
  it('leads to a page in the language of the page it stands on', () => {
    render(<AnyLink to="/blog/">Blog</AnyLink>);
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/en/blog/');
  });

  it.each(['https://a.example/', 'tel:+61390000000', 'mailto:hello@a.example', '#jobs'])(
    'leads to %s as it is, in the same tab',
    (href) => {
      render(<AnyLink href={href}>There</AnyLink>);
      expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name: 'There' })).not.toHaveAttribute('target');
    },
  );

  it.each([{ to: '/contact/' }, { href: '#jobs' }] as const)(
    'tells when it is followed (%j)',
    async (target) => {
      const onClick = jest.fn();
      render(
        <AnyLink {...target} onClick={onClick}>
          Go
        </AnyLink>,
      );
      fireEvent.click(screen.getByRole('link'));
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it('tells that it opens a new tab, and gives that tab no hold on this one', () => {
    render(
      <AnyLink href="https://a.example/" newTab="opens in a new tab">
        Visit
      </AnyLink>,
    );
    const link = screen.getByRole('link', { name: 'Visit (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('has no axe violation', async () => {
    const { container } = render(<AnyLink to="/">Home</AnyLink>);
    expect(await axe(container)).toHaveNoViolations();
  });
});

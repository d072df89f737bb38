import type { ReactNode } from 'react';

const actual = jest.requireActual<object>('gatsby');

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly activeClassName?: string;
  readonly partiallyActive?: boolean;
}

/** What components use of Gatsby, without a build: queries answer what the test says. */
module.exports = {
  ...actual,
  graphql: jest.fn(),
  useStaticQuery: jest.fn(),
  withPrefix: (path: string) => path,
  Link: ({ to, children, activeClassName, partiallyActive, ...rest }: LinkProps) => (
    <a href={to} data-within={partiallyActive ? activeClassName : undefined} {...rest}>
      {children}
    </a>
  ),
};

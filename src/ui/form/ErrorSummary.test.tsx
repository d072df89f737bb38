import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { axe } from 'jest-axe';

import { ErrorSummary } from './ErrorSummary';

const errors = [
  { id: 'name', message: 'Name is required' },
  { id: 'email', message: 'Email is invalid' },
];

describe('ErrorSummary', () => {
  it('links every error to its field', () => {
    render(<ErrorSummary title="Two things are not right yet" errors={errors} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Two things are not right yet');
    expect(screen.getByRole('link', { name: 'Name is required' })).toHaveAttribute('href', '#name');
    expect(screen.getByRole('link', { name: 'Email is invalid' })).toHaveAttribute('href', '#email');
  });

  it('can be given the focus after a failed attempt', () => {
    const summary = createRef<HTMLDivElement>();
    render(<ErrorSummary ref={summary} title="Two things" errors={errors} />);
    summary.current?.focus();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows nothing when nothing is wrong', () => {
    const { container } = render(<ErrorSummary title="Two things" errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = render(<ErrorSummary title="Two things" errors={errors} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Title } from './Title';

describe('Title', () => {
  it('is one heading whose accented phrase is part of it', () => {
    render(<Title text="Made between **Saigon and Melbourne**" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Made between Saigon and Melbourne');
    expect(screen.getByText('Saigon and Melbourne').tagName).toBe('EM');
  });

  it('shows a subtitle below it', () => {
    render(<Title text="My Project" subtitle="Outstanding Projects" />);
    expect(screen.getByText('Outstanding Projects')).toBeVisible();
  });

  it('can be as large as type gets', () => {
    render(<Title text="Made in Saigon" size="hero" />);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveAttribute('data-size', 'hero');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Title text="My **Project**" subtitle="Outstanding" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { StatStrip } from './StatStrip';

const stats = [
  { value: '40+', label: 'happy clients' },
  { value: '24/7', label: 'support' },
];

describe('StatStrip', () => {
  it('is read as terms with their figures', () => {
    render(<StatStrip stats={stats} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'happy clients',
      'support',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['40+', '24/7']);
  });

  it('has no axe violation', async () => {
    const { container } = render(<StatStrip stats={stats} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

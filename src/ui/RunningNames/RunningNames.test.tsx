import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { RunningNames } from './RunningNames';

const names = ['React', '**Next.js**', 'Vue'];

describe('RunningNames', () => {
  it('are one list, accented ones without their asterisks', () => {
    render(<RunningNames names={names} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'React',
      'Next.js',
      'Vue',
    ]);
    expect(screen.getByRole('emphasis')).toHaveTextContent('Next.js');
  });

  it('may end a line between two names only', () => {
    render(<RunningNames names={names} />);
    expect(screen.getByRole('list').textContent).toBe('React Next.js Vue ');
  });

  it('have no axe violation', async () => {
    const { container } = render(<RunningNames names={names} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Emphasis } from './Emphasis';

describe('Emphasis', () => {
  it('stresses what stands between two pairs of asterisks, and shows none of them', () => {
    const { container } = render(<Emphasis text="Made between **Saigon** and **Melbourne**" />);
    expect(container).toHaveTextContent('Made between Saigon and Melbourne');
    expect(screen.getAllByRole('emphasis').map(({ textContent }) => textContent)).toEqual([
      'Saigon',
      'Melbourne',
    ]);
  });

  it('leaves a text without asterisks as it is', () => {
    const { container } = render(<Emphasis text="Our portfolio" />);
    expect(container.innerHTML).toBe('Our portfolio');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Emphasis text="Made in **Saigon**" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

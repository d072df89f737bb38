import { render } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Arrow } from './Arrow';

describe('Arrow', () => {
  it('is for the eye alone', () => {
    const { container } = render(<Arrow />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('points where it is told to', () => {
    const { container } = render(<Arrow to="left" />);
    expect(container.querySelector('svg')).toHaveAttribute('data-to', 'left');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Arrow to="out" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  it('is part of the name of what it stands in', () => {
    render(
      <button type="button">
        Send<VisuallyHidden> the message</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Send the message' })).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = render(<VisuallyHidden>Text</VisuallyHidden>);
    expect(await axe(container)).toHaveNoViolations();
  });
});

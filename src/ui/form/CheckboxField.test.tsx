import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { CheckboxField } from './CheckboxField';

describe('CheckboxField', () => {
  it('is ticked by a press on its words', async () => {
    render(<CheckboxField id="copy" label="Send me a copy" />);
    await userEvent.click(screen.getByText('Send me a copy'));
    expect(screen.getByRole('checkbox', { name: 'Send me a copy' })).toBeChecked();
  });

  it('is described by its hint and its error', () => {
    render(<CheckboxField id="copy" label="Copy" hint="To your address" error="Please tick" required />);
    const box = screen.getByRole('checkbox', { name: 'Copy' });
    expect(box).toHaveAccessibleDescription('To your address Please tick');
    expect(box).toBeRequired();
    expect(box).toHaveAttribute('aria-invalid', 'true');
  });

  it.each([{}, { error: 'Please tick' }, { disabled: true, defaultChecked: true }])(
    'has no axe violation (%j)',
    async (props) => {
      const { container } = render(<CheckboxField id="copy" label="Copy" {...props} />);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { FormAlert } from './FormAlert';

describe('FormAlert', () => {
  it('interrupts a listener with a failure', () => {
    render(<FormAlert kind="error">Send message failed</FormAlert>);
    expect(screen.getByRole('alert')).toHaveTextContent('Send message failed');
  });

  it.each(['success', 'info'] as const)('waits for a pause with what is no failure (%s)', (kind) => {
    render(<FormAlert kind={kind}>We will reply soon</FormAlert>);
    expect(screen.getByRole('status')).toHaveTextContent('We will reply soon');
  });

  it('interrupts with a success too where it answers what was just done', () => {
    render(
      <FormAlert kind="success" urgent>
        Sent
      </FormAlert>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Sent');
  });

  it('keeps its place while there is nothing to say, so that what comes is read', () => {
    const { rerender } = render(<FormAlert kind="success" />);
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    rerender(<FormAlert kind="success">Sent</FormAlert>);
    expect(screen.getByRole('status')).toBe(place);
    expect(place).toHaveTextContent('Sent');
  });

  it('has no axe violation', async () => {
    const { container } = render(<FormAlert kind="error">Failed</FormAlert>);
    expect(await axe(container)).toHaveNoViolations();
  });
});

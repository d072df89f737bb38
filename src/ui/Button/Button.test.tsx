import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { Button } from './Button';

describe('Button', () => {
  it('does its work by pointer and by keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('sends a form only when it is told to', () => {
    render(
      <>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Look' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('does nothing while it is disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus while it is sending, and sends nothing twice', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onClick = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" sending onClick={onClick}>
          Sending
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('looks as it is asked to', () => {
    render(
      <Button variant="outline" tone="onInk" size="small">
        Send
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveClass('outline', 'onInk', 'small');
  });

  it.each([{}, { disabled: true }, { sending: true }, { arrow: true }])(
    'has no axe violation (%j)',
    async (props) => {
      const { container } = render(<Button {...props}>Send</Button>);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

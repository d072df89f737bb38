import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { Dialog } from './Dialog';
import { DialogButton } from './DialogButton';

const show = (onClose?: () => void) =>
  render(
    <>
      <DialogButton dialog="message">Write a message</DialogButton>
      <Dialog id="message" title="Write to us" closeLabel="Close" onClose={onClose}>
        <p>A form</p>
      </Dialog>
    </>,
  );
/** jsdom cannot open a dialog in the top layer: the attribute is what it has. */
const open = () => {
  const dialog = screen.getByText('A form').closest('dialog');
  if (!dialog) throw new Error('There is no dialog');
  dialog.open = true;
  dialog.close = jest.fn(() => {
    dialog.open = false;
  });
  return dialog;
};

describe('Dialog', () => {
  it('is opened and closed by buttons that name it, without a script', () => {
    show();
    const opener = screen.getByRole('button', { name: 'Write a message' });
    expect(opener).toHaveAttribute('command', 'show-modal');
    expect(opener).toHaveAttribute('commandfor', 'message');
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    const dialog = open();
    expect(dialog).toHaveAttribute('id', 'message');
    const closer = screen.getByRole('button', { name: 'Close' });
    expect(closer).toHaveAttribute('command', 'close');
    expect(closer).toHaveAttribute('commandfor', 'message');
  });

  it('is closed to begin with', () => {
    show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is named by its title', () => {
    show();
    open();
    expect(screen.getByRole('dialog', { name: 'Write to us' })).toHaveTextContent('A form');
  });

  it('closes by a press beside it, and not by one in it', async () => {
    show();
    const dialog = open();
    await userEvent.click(screen.getByText('A form'));
    expect(dialog.close).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(dialog.close).toHaveBeenCalledTimes(1);
  });

  it('says when it has been closed', () => {
    const onClose = jest.fn();
    show(onClose);
    fireEvent(open(), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
    open();
    expect(await axe(container)).toHaveNoViolations();
  });
});

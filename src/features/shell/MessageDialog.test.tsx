import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { MessageDialog } from './MessageDialog';

const popup = <MessageDialog>What the popup holds</MessageDialog>;
const dialogIn = (container: HTMLElement) => container.querySelector('dialog') as HTMLDialogElement;

describe("the 'Write a Message' popup", () => {
  it('is opened by its button and closed by its own, both without a script', () => {
    const { container } = renderIn('en', popup);
    const dialog = dialogIn(container);
    expect(screen.getByRole('button', { name: 'Write a Message' })).toHaveAttribute('commandfor', dialog.id);
    const close = within(dialog).getByRole('button', { name: 'Close', hidden: true });
    expect(close).toHaveAttribute('command', 'close');
    expect(close).toHaveAttribute('commandfor', dialog.id);
  });

  it('is closed until it is asked for, and named by its title', () => {
    const { container } = renderIn('vn', popup);
    expect(dialogIn(container)).not.toHaveAttribute('open');
    dialogIn(container).open = true;
    expect(screen.getByRole('dialog', { name: 'Viết cho chúng tôi' })).toBeVisible();
  });

  it('holds what it is given', () => {
    const { container } = renderIn('en', popup);
    expect(dialogIn(container)).toHaveTextContent('What the popup holds');
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = renderIn('en', popup);
    expect(await axe(container)).toHaveNoViolations();
    dialogIn(container).open = true;
    expect(await axe(container)).toHaveNoViolations();
  });
});

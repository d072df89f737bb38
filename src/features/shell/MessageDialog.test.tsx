import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { InLanguage, renderIn } from '../../../jest/fixtures';
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

  it('holds what it is given once React is there, and in the HTML the way to the contact page', () => {
    const { container } = renderIn('en', popup);
    expect(dialogIn(container)).toHaveTextContent('What the popup holds');
    const page = document.createElement('main');
    page.innerHTML = renderToStaticMarkup(<InLanguage language="en">{popup}</InLanguage>);
    expect(page).not.toHaveTextContent('What the popup holds');
    expect(within(page).getByRole('link', { hidden: true })).toHaveAttribute('href', '/en/contact/');
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = renderIn('en', popup);
    expect(await axe(container)).toHaveNoViolations();
    dialogIn(container).open = true;
    expect(await axe(container)).toHaveNoViolations();
  });
});

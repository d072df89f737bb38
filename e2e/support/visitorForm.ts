import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { pdf } from '../../cms/tests/support/documents';

/** A visitor nobody else is: what they send is found by the address. */
export const newVisitor = (about: string) => ({
  name: 'Trần Quỳnh Ẵn',
  email: `${about}.${randomUUID().slice(0, 8)}@example.com`,
  phone: '0912345678',
  message: `Chào bạn, đây là một tin thử.\nIt has <b>two</b> lines & an emoji 🦌`,
});

export type Visitor = ReturnType<typeof newVisitor>;

export const visitorForm = (page: Page, place: string): Locator => page.locator(`#${place}-form`);

export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

/** Writes name, e-mail, phone and message. */
export const fillPerson = async (form: Locator, visitor: Visitor): Promise<void> => {
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await field(form, name).fill(visitor[name]);
};

/** Waits for the scripts of a form: it then checks its fields itself. */
export const live = (form: Locator): Promise<void> => expect(form).toHaveJSProperty('noValidate', true);

/** Milliseconds between press and release of a hand: long enough for the page to move in between. */
const press = 100;

/** The button is disabled until the captcha, which begins by itself, is done. */
export const send = async (form: Locator): Promise<void> => {
  await live(form);
  const button = form.locator('[type=submit]');
  await expect(button).toBeEnabled();
  await button.click({ delay: press });
};

/** A document to upload. */
export const document = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });

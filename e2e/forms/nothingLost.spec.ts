import { writeFile } from 'node:fs/promises';

import { expect, test, type Page, type Request } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { stored, storedOf } from '../support/received';
import { framework } from '../support/firstView';
import { hold } from '../support/hold';
import { siteUrl } from '../support/stack';
import { document, field, fillPerson, enhanced, newVisitor, send, visitorForm } from '../support/visitorForm';

const isMessage = (request: Request) => request.method() === 'POST' && request.url().endsWith('/team-chat');

const writeMessage = async (page: Page, language: 'en' | 'vn' = 'en') => {
  const visitor = newVisitor('lost');
  await page.goto(`${siteUrl}/${language}/contact/#message`);
  const form = visitorForm(page, 'contact-page');
  await fillPerson(form, visitor);
  await field(form, 'subject').selectOption('other');
  return { form, visitor };
};

for (const [language, failed, retry, sent] of [
  [
    'en',
    'Send message failed, Please try again!',
    'Try again',
    'Send message successfully, We will reply soon!',
  ],
  [
    'vn',
    'Gửi tin nhắn không thành công, vui lòng thử lại!',
    'Thử lại',
    'Đã gửi tin nhắn thành công, chúng tôi sẽ sớm trả lời bạn!',
  ],
] as const)
  test(`offline everything typed stays, and one click tries again with the same key (${language})`, async ({
    page,
    context,
  }) => {
    const { form, visitor } = await writeMessage(page, language);
    await enhanced(form);
    await expect(form.locator('[type=submit]')).toBeEnabled();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (isMessage(request)) keys.push(request.headers()['idempotency-key']);
    });
    await context.setOffline(true);
    await form.locator('[type=submit]').click();
    await expect(form.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await expect(field(form, 'message')).toHaveValue(visitor.message);
    await context.setOffline(false);
    await form.getByRole('button', { name: retry }).click();
    await expect(form.getByRole('alert').filter({ hasText: sent })).toBeVisible();
    await stored(visitor.email);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

test('an answer that got lost on its way is asked for again, and the message is stored once', async ({
  page,
}) => {
  const { form, visitor } = await writeMessage(page);
  await page.route(
    '**/api/team-chat',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(form);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'successfully' })).toBeVisible();
  await stored(visitor.email);
});

test('two clicks send one message', async ({ page }) => {
  const { form, visitor } = await writeMessage(page);
  await enhanced(form);
  await expect(form.locator('[type=submit]')).toBeEnabled();
  await form.locator('[type=submit]').dblclick();
  await expect(form.getByRole('alert').filter({ hasText: 'successfully' })).toBeVisible();
  await stored(visitor.email);
});

test('a message that was sent before the scripts were there is held, and goes once', async ({ page }) => {
  const visitor = newVisitor('early');
  const come = await hold(page, framework);
  await page.goto(`${siteUrl}/en/`, { waitUntil: 'commit' });
  const form = visitorForm(page, 'contact-home');
  await fillPerson(form, visitor);
  await field(form, 'subject').selectOption('other');
  await form.locator('[type=submit]').click();
  come();
  await expect(form.getByRole('alert').filter({ hasText: 'successfully' })).toBeVisible();
  await stored(visitor.email);
});

test('a draft survives a reload in its tab, not in another, and is gone when it has been sent', async ({
  page,
  context,
}) => {
  const { form, visitor } = await writeMessage(page);
  await enhanced(form);
  await expect(form.locator('[type=submit]')).toBeEnabled();
  await page.reload();
  await expect(field(form, 'message')).toHaveValue(visitor.message);
  await expect(field(form, 'subject')).toHaveValue('other');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(visitorForm(other, 'contact-page').locator('[type=submit]')).toBeDisabled();
  await expect(field(visitorForm(other, 'contact-page'), 'message')).toHaveValue('');
  await other.close();

  // The captcha begins when somebody comes into the form.
  await field(form, 'message').focus();
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: 'successfully' })).toBeVisible();
  await page.reload();
  await expect(form.locator('[type=submit]')).toBeDisabled();
  await expect(field(form, 'message')).toHaveValue('');
});

test('wrong fields are named, the first has the focus, and nothing is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void (isMessage(request) && calls.push(request.url())));
  await page.goto(`${siteUrl}/en/contact/#message`);
  const form = visitorForm(page, 'contact-page');
  await field(form, 'email').fill('nobody@');
  await send(form);
  await expect(field(form, 'name')).toBeFocused();
  await expect(form.getByText('Email is invalid').first()).toBeVisible();
  const summary = form.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary.getByRole('link').first()).toHaveText('Name');
  await expect(form.getByText('Name is required').first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(calls).toEqual([]);
});

test('a file that only pretends to be a PDF is refused, with a reason', async ({ page }) => {
  const visitor = newVisitor('pretends');
  await page.goto(`${siteUrl}/en/career/`);
  const form = visitorForm(page, 'apply-open');
  await fillPerson(form, visitor);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090') });
  await send(form);
  await expect(form.getByText('Please upload only pdf, doc, docx file').first()).toBeVisible();
  await expect(field(form, 'message')).toHaveValue(visitor.message);
  expect(await storedOf(visitor.email)).toEqual([]);
});

test('an attached CV stays when another position is chosen, and can be attached again when it was taken back', async ({
  page,
}, testInfo) => {
  const visitor = newVisitor('again');
  const cv = testInfo.outputPath('cv.pdf');
  await writeFile(cv, document('cv.pdf').buffer);
  await page.goto(`${siteUrl}/en/career/`);
  const form = visitorForm(page, 'apply-open');
  // A file of the disk, chosen as a person does it: a browser tells of no change when the field holds it already.
  const attach = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form.locator('input[type=file]').click(),
    ]);
    await chooser.setFiles(cv);
  };
  const attached = form.getByRole('listitem').filter({ hasText: 'cv.pdf' });
  await fillPerson(form, visitor);
  await attach();
  await expect(attached).toBeVisible();
  await enhanced(form);
  await field(form, 'position').selectOption('qc_intern');
  await expect(attached).toBeVisible();
  await attached.getByRole('button').click();
  await expect(attached).toBeHidden();
  await attach();
  await expect(attached).toBeVisible();
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: 'Thank for your applied' })).toBeVisible();
  const submission = await stored(visitor.email);
  expect(submission.fields).toMatchObject({ position: 'qc_intern' });
  expect((submission.files ?? []).map(({ name }) => name)).toEqual(['cv.pdf']);
  await expect(attached).toBeHidden();
  await attach();
  await expect(attached).toBeVisible();
});

test('a chosen service is the subject on the contact page, until the visitor leaves it', async ({ page }) => {
  await page.goto(`${siteUrl}/en/services/graphic-design/`);
  await page.getByRole('link', { name: 'Hire Now' }).click();
  await expect(page).toHaveURL(/\/en\/contact\/$/);
  await expect(field(visitorForm(page, 'contact-page'), 'subject')).toHaveValue('resource');
  await page.reload();
  await expect(field(visitorForm(page, 'contact-page'), 'subject')).toHaveValue('resource');
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL(/\/en\/portfolio\/$/);
  await page.goto(`${siteUrl}/en/contact/#message`);
  await expect(field(visitorForm(page, 'contact-page'), 'subject')).toHaveValue('');
});

test('a subject that was chosen for a dialog is left behind with the page', async ({ page }) => {
  await page.goto(`${siteUrl}/en/services/web-development/`);
  await page.locator('main [data-subject=web]').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.goto(`${siteUrl}/en/blog/`);
  await page.goto(`${siteUrl}/en/contact/#message`);
  const form = visitorForm(page, 'contact-page');
  await field(form, 'name').focus();
  await expect(form).toHaveAttribute('novalidate');
  await expect(field(form, 'subject')).toHaveValue('');
});

test('a form whose scripts do not come is sent by the browser itself', async ({ page }) => {
  const { visitor } = { visitor: newVisitor('native') };
  // What formik and yup come in; the page itself has its scripts.
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await (text.includes('validateOnBlur') ? route.abort() : route.fulfill({ response: answer, body: text }));
  });
  await page.goto(`${siteUrl}/vn/contact/#message`);
  const form = visitorForm(page, 'contact-page');
  await fillPerson(form, visitor);
  await field(form, 'subject').selectOption('web');
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/api\/team-chat$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(field(page.locator('form'), 'message')).toHaveValue(visitor.message);
});

import { readFile } from 'node:fs/promises';

import { expect, test, type Download, type Page } from '@playwright/test';

import { pdf } from '../../cms/tests/support/documents';
import { signIn } from '../support/admin';
import { axeFindings } from '../support/axe';
import {
  delivery,
  fieldLine,
  openSubmission,
  openSubmissions,
  refuseInChat,
  sendQuote,
  takeInChat,
} from '../support/staff';
import { newVisitor } from '../support/visitorForm';

/** The chat takes one message a second, and other journeys send theirs at the same time. */
const deliveryTimeoutMs = 45_000;

const again = { name: 'Send again: Team chat' };

const quoteOf = (visitor: ReturnType<typeof newVisitor>) => ({
  ...visitor,
  subject: 'web',
  companyName: 'Harrow & Vale',
  deadline: '1',
  contentPlan: '0',
  pageRequest: '2',
  featureRequest: '3',
  lang: 'vn',
});

const downloadOf = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
};

/** Reloads the page until everything has been tried. */
const untilTried = async (page: Page, channels: readonly string[], state: string) =>
  expect(async () => {
    await page.reload();
    for (const channel of channels) {
      // The admin may take seconds to draw itself; what it shows then changes no more until the next try.
      await expect(delivery(page, channel)).toBeVisible({ timeout: 20_000 });
      await expect(delivery(page, channel)).toContainText(state, { timeout: 2_000 });
    }
  }).toPass({ timeout: deliveryTimeoutMs });

test('staff read a request for a quote, save its file, see that it was sent, and export it', async ({
  page,
}) => {
  const visitor = newVisitor('staff');
  const bytes = pdf();
  const id = await sendQuote(quoteOf(visitor), [{ name: 'Kế hoạch 2027.pdf', bytes }]);

  await signIn(page);
  await openSubmissions(page);
  const row = page.getByRole('row').filter({ hasText: visitor.email });
  await expect(row).toContainText('Free-quote request');
  await expect(row).toContainText('Vietnamese');
  await expect(page.getByRole('link', { name: 'Create new entry' })).toBeHidden();
  const all = await downloadOf(page, 'Export CSV: all submissions');
  expect(all.suggestedFilename()).toBe('submissions.csv');
  expect(await readFile(await all.path(), 'utf8')).toContain(`"${id}"`);
  await row.getByText(visitor.name).click();

  await expect(page.getByRole('heading', { name: /^Free-quote request, / })).toBeVisible();
  expect(await fieldLine(page, 'Message').innerText()).toBe(visitor.message);
  await expect(fieldLine(page, 'Name')).toHaveText(visitor.name);
  await expect(fieldLine(page, 'Subject')).toHaveText('Web Development');
  await expect(fieldLine(page, 'Pages')).toHaveText('Up to 10');
  await expect(fieldLine(page, 'Country')).toHaveText('Vietnam');
  await expect(page.getByRole('link', { name: visitor.email })).toBeVisible();
  for (const name of ['Save', 'Publish'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);

  const file = await downloadOf(page, 'Download Kế hoạch 2027.pdf, 1 kB');
  expect(await readFile(await file.path())).toEqual(bytes);

  const channels = ['Team chat', 'E-mail to the team', 'Confirmation to the visitor'];
  await untilTried(page, channels, 'Sent');
  for (const channel of channels) await expect(delivery(page, channel)).toContainText('Tried once');
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  expect(await axeFindings(page, 'dl')).toEqual([]);
  expect(await axeFindings(page, 'aside ul')).toEqual([]);

  await openSubmissions(page, '&filters[$and][0][form][$eq]=quote');
  const csv = await downloadOf(page, 'Export CSV: Free-quote request');
  expect(csv.suggestedFilename()).toBe('submissions-quote.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toContain(`"${id}"`);
  expect(text).toContain(`"${visitor.message}"`);
  // The form follows the time of each row.
  expect(text).toMatch(/\dZ","quote"/);
  expect(text).not.toMatch(/\dZ","(?!quote")/);
});

test('a message that the chat refused is shown as not sent, and one click sends it', async ({ page }) => {
  const visitor = newVisitor('refused');
  await refuseInChat(visitor.email);
  const id = await sendQuote(quoteOf(visitor));

  await signIn(page);
  await openSubmission(page, id);
  await untilTried(page, ['Team chat'], 'Not sent');
  await expect(delivery(page, 'Team chat')).toContainText('The chat refused the message (answer 400)');
  await expect(delivery(page, 'Team chat')).toContainText('Parked');

  // The chat has not changed its mind yet.
  await page.getByRole('button', again).click();
  await expect(page.getByText('Team chat: not sent. The chat refused the message')).toBeVisible({
    timeout: deliveryTimeoutMs,
  });
  await expect(page.getByRole('button', again)).toBeEnabled();
  await openSubmissions(page);
  await expect(page.getByRole('row').filter({ hasText: visitor.email })).toContainText('Not sent');

  await takeInChat(visitor.email);
  await openSubmission(page, id);
  await page.getByRole('button', again).click();
  await expect(page.getByText('Team chat: sent.')).toBeVisible({ timeout: deliveryTimeoutMs });
  await expect(delivery(page, 'Team chat')).toContainText('Sent');
  await expect(page.getByRole('button', again)).toBeHidden();
  await openSubmissions(page);
  await expect(page.getByRole('row').filter({ hasText: visitor.email })).toContainText('Sent');
});

test('staff are told when the CMS cannot be asked', async ({ page }) => {
  const visitor = newVisitor('unasked');
  await refuseInChat(visitor.email);
  const id = await sendQuote(quoteOf(visitor), [{ name: 'plan.pdf', bytes: pdf() }]);
  await signIn(page);
  await openSubmission(page, id);
  await untilTried(page, ['Team chat'], 'Not sent');
  await page.route(/\/intake\//, (route) => route.abort());
  await page.getByRole('button', again).click();
  await expect(page.getByText('the CMS could not be asked to send it')).toBeVisible();
  await page.getByRole('button', { name: /^Download plan.pdf/ }).click();
  await expect(page.getByText('plan.pdf could not be downloaded')).toBeVisible();
});

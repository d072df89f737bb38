import { expect, type Locator, type Page } from '@playwright/test';

import { cmsUrl, setting } from './stack';

const submissions = `${cmsUrl}/admin/content-manager/collection-types/api::submission.submission`;

/** Sends a free quote as the form on the page of a service does, which has no captcha. Gives its id. */
export const sendQuote = async (
  fields: Readonly<Record<string, string>>,
  files: readonly { readonly name: string; readonly bytes: Buffer }[] = [],
): Promise<string> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, place: 'service' })) body.append(name, value);
  files.forEach(({ name, bytes }, index) =>
    body.append(`file${index}`, new Blob([new Uint8Array(bytes)]), name),
  );
  const answer = await fetch(`${cmsUrl}/api/free-quote-request`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
};

/** The team's chat refuses what has this word from now on, or takes it again. */
const tellChat = (method: 'PUT' | 'DELETE') => async (word: string) => {
  await fetch(setting('TEAM_CHAT_WEBHOOK_URL'), { method, body: word });
};

export const refuseInChat = tellChat('PUT');

export const takeInChat = tellChat('DELETE');

export const openSubmissions = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${submissions}?page=1&pageSize=10&sort=createdAt:DESC${query}`);
};

export const openSubmission = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${submissions}/${id}`);
};

/** What stands under a label among the fields of a submission. */
export const fieldLine = (page: Page, label: string): Locator =>
  page.locator('dl > div, dl').locator(`dt:text-is("${label}") + dd`);

/** A delivery in the panel beside a submission. */
export const delivery = (page: Page, channel: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: channel, exact: true }) });

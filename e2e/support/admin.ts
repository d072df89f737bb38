import { existsSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

import { cmsUrl, setting, settingsFile } from './stack';

const posts = 'api::dicom-blog.dicom-blog';

/** What the browser knows once it is signed in, kept for the journeys of this run. */
const sessionFile = join(dirname(settingsFile), 'admin-session.json');

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const takeUp = async (page: Page, { cookies, origins }: Session): Promise<void> => {
  await page.context().addCookies(cookies);
  await page.goto(`${cmsUrl}/admin/auth/login`);
  const items = origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), items);
  await page.goto(`${cmsUrl}/admin/`);
};

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${cmsUrl}/admin/auth/login`);
  await page.getByLabel('Email').fill(setting('CMS_ADMIN_EMAIL'));
  await page.getByLabel('Password', { exact: false }).first().fill(setting('CMS_ADMIN_PASSWORD'));
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Signs an editor in to the CMS admin with the sample login. Strapi takes five log-ins in five minutes, so one is shared. */
export const signIn = async (page: Page): Promise<void> => {
  const isKnown = existsSync(sessionFile);
  if (isKnown) await takeUp(page, JSON.parse(readFileSync(sessionFile, 'utf8')) as Session);
  else await logIn(page);
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  if (isKnown) return;
  // Another worker may read it at this moment: it is there as a whole, or not at all.
  const draft = `${sessionFile}.${process.pid}`;
  await page.context().storageState({ path: draft });
  renameSync(draft, sessionFile);
};

/** The title in the form of a post. */
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true });

const formOfPost = (documentId: string, locale: string): string =>
  `${cmsUrl}/admin/content-manager/collection-types/${posts}/${documentId}?plugins[i18n][locale]=${locale}`;

/** Opens the form of a post in one language, which has a title there unless another one is told. */
export const openPost = async (
  page: Page,
  documentId: string,
  locale: string,
  title: string | RegExp = /./,
): Promise<void> => {
  await page.goto(formOfPost(documentId, locale));
  await expect(titleField(page)).toHaveValue(title);
};

/** Opens the form of a post that is not there yet. */
export const openNewPost = (page: Page, locale: string): Promise<void> =>
  openPost(page, 'create', locale, '');

/** Presses Save and waits until the CMS has done it. Gives the id of the document. */
export const save = async (page: Page): Promise<string> => {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/content-manager/collection-types/${posts}`) &&
      ['POST', 'PUT'].includes(answer.request().method()),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = await saved;
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { documentId: string } }).data.documentId;
};

/** Presses Publish and waits until the CMS has done it. */
export const publish = async (page: Page): Promise<void> => {
  const published = page.waitForResponse(
    (answer) => answer.url().includes('/actions/publish') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await published).status()).toBe(200);
};

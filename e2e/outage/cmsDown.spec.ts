import { expect, test } from '@playwright/test';

import { firstPostWithPicture } from '../support/blog';
import { eachOf } from '../support/document';
import { isLost } from '../support/requests';
import { settle } from '../support/settle';
import { readSitemap } from '../support/sitemap';
import { cmsUrl, siteUrl, stack } from '../support/stack';
import { field, fillPerson, enhanced, newVisitor, visitorForm } from '../support/visitorForm';

const answers = (): Promise<boolean> =>
  fetch(`${cmsUrl}/_health`).then(
    () => true,
    () => false,
  );

test('stopping the CMS leaves the site whole', async ({ page }) => {
  process.kill(stack.cmsPid, 'SIGTERM');
  await expect.poll(answers).toBe(false);

  const broken: string[] = [];
  const entries = await readSitemap();
  await eachOf(entries, async ({ url }) => {
    const answer = await fetch(url);
    if (answer.status !== 200 || !/<h1[ >]/.test(await answer.text())) broken.push(url);
  });
  expect(entries.length).toBeGreaterThan(300);
  expect(broken).toEqual([]);

  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // That a view cannot be counted now nobody sees: the call goes to the CMS.
    if (isLost(request)) failed.push(request.url());
  });
  await page.goto(`${siteUrl}/en/blog/`);
  await settle(page);
  await firstPostWithPicture(page).click();
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  expect(failed).toEqual([]);
});

test('with the CMS stopped a form keeps its text and offers a retry', async ({ page }) => {
  expect(await answers()).toBe(false);
  const visitor = newVisitor('outage');
  await page.goto(`${siteUrl}/en/services/web-development/`);
  await page.locator('[commandfor="free-quote"]').first().click();
  const quote = visitorForm(page, 'quote-service');
  await enhanced(quote);
  await field(quote, 'subject').selectOption('app');
  await fillPerson(quote, visitor);
  await quote.locator('[type=submit]').click();
  const failed = quote
    .getByRole('alert')
    .filter({ hasText: 'Send applicant form failed, Please try again!' });
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(field(quote, 'message')).toHaveValue(visitor.message);
});

test('with the CMS stopped a form whose captcha cannot be had says so, and offers phone and e-mail', async ({
  page,
}) => {
  expect(await answers()).toBe(false);
  const visitor = newVisitor('outage');
  await page.goto(`${siteUrl}/vn/contact/#message`);
  const form = visitorForm(page, 'contact-page');
  await enhanced(form);
  await fillPerson(form, visitor);
  const alert = form.getByRole('alert').filter({ hasText: 'Không tải được phần xác minh' });
  await expect(alert.getByRole('link')).toHaveCount(2);
  await expect(field(form, 'message')).toHaveValue(visitor.message);
});

import { expect, test, type Locator, type Page } from '@playwright/test';

import { accessibilityFindings } from '../support/accessibility';
import { siteUrl } from '../support/stack';
import { enhanced } from '../support/visitorForm';

/** Opens everything in the header that can be open at once, and gives back how much that was. */
const openMenus = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLDetailsElement>('header details')].filter(
      (menu) => menu.querySelector('summary')?.getClientRects().length,
    );
    for (const menu of shown) menu.open = true;
    return shown.length;
  });

/** Opens a dialog with its button, has it judged (what lies below it is inert), and closes it. */
const readDialog = async (page: Page, button: Locator) => {
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its captcha is done by itself.
  const form = page.locator('dialog[open] form[action]');
  if ((await form.count()) > 0) {
    await enhanced(form);
    await expect(form.locator('[type=submit]')).toBeEnabled();
  }
  expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

for (const language of ['en', 'vn'] as const) {
  for (const width of [390, 768, 1440])
    test(`no judge finds a fault with every menu of the header open at ${width} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(`${siteUrl}/${language}/`);
      expect(await openMenus(page)).toBeGreaterThan(0);
      // The groups of a sheet are shown only now.
      await openMenus(page);
      expect(await accessibilityFindings(page)).toEqual([]);
    });

  for (const width of [390, 1440])
    test(`no judge finds a fault in the dialog in which a message is written at ${width} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}/${language}/`);
      // On a narrow screen its button comes when the first screen has been seen.
      await page.mouse.wheel(0, 900);
      await readDialog(page, page.locator('button[command=show-modal]').last());
    });

  for (const width of [390, 1440])
    test(`no judge finds a fault on the career page with every opening and a dialog open at ${width} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}/${language}/career/`);
      const openings = page.locator('main details');
      expect(await openings.count()).toBeGreaterThanOrEqual(3);
      // One opening at a time is open.
      for (const opening of await openings.all()) {
        await opening.evaluate((details) => details.setAttribute('open', ''));
        expect(await accessibilityFindings(page, 'main details[open]')).toEqual([]);
      }
      await readDialog(page, openings.last().locator('button[command=show-modal]'));
    });

  test(`no judge finds a fault in the style guide with everything open in it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/${language}/styleguide/`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
        details.open = true;
    });
    expect(await accessibilityFindings(page)).toEqual([]);
    const dialogs = page.locator('main button[command=show-modal]');
    expect(await dialogs.count()).toBeGreaterThanOrEqual(2);
    for (const button of await dialogs.all()) await readDialog(page, button);
  });
}

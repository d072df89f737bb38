import { expect, test, type Page } from '@playwright/test';

import { siteUrl } from '../support/stack';

const button = (page: Page) => page.locator('[data-corner]');
const opacity = (page: Page) => button(page).evaluate((corner) => getComputedStyle(corner).opacity);

/** Where it lies. */
const boxOf = async (page: Page) => (await button(page).boundingBox()) ?? { x: 0, width: 0 };

test.describe("the corner's 'Write a Message' on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, place] of [
    ['/en/', '#contact-us'],
    ['/vn/career/', '#apply'],
    ['/en/about-us/', 'footer'],
  ] as const)
    test(`is there in the middle of ${path} and gone where ${place} is in sight, until it is focused`, async ({
      page,
    }) => {
      await page.goto(`${siteUrl}${path}`);
      await page.evaluate(() => scrollTo({ top: innerHeight * 1.2, behavior: 'instant' }));
      await expect.poll(() => opacity(page)).toBe('1');
      await page
        .locator(place)
        .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect.poll(() => opacity(page)).toBe('0');
      await button(page).getByRole('button').focus();
      await expect.poll(() => opacity(page)).toBe('1');
    });

  test('ends the page of the team, whose faces it keeps off', async ({ page }) => {
    await page.goto(`${siteUrl}/en/our-team/`);
    await expect(button(page)).toHaveCSS('position', 'static');
  });
});

test('on a wide window it stands in the margin, beside the forms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/en/`);
  await page.locator('#contact-us').scrollIntoViewIfNeeded();
  const form = (await page.locator('#contact-us form').boundingBox()) ?? { x: 0, width: 1440 };
  expect((await boxOf(page)).x).toBeGreaterThan(form.x + form.width);
});

for (const width of [390, 1440])
  test(`'Write a Message' is not on the contact page, which is made of forms (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/en/contact/`);
    await expect(button(page)).toBeHidden();
  });

test('the form comes first on the contact page: a phone has it in its second screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteUrl}/en/contact/`);
  const top = await page
    .locator('main form')
    .first()
    .evaluate((form) => form.getBoundingClientRect().top);
  expect(top).toBeLessThan(2 * 844);
  await expect(page.locator('#ways')).toBeAttached();
  const ways = await page.locator('#ways').evaluate((heading) => heading.getBoundingClientRect().top);
  expect(ways).toBeGreaterThan(top);
});

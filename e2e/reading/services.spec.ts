import { expect, test, type Page } from '@playwright/test';

import { hydrate } from '../support/firstView';
import { delayFonts, shifted, watchShifts } from '../support/layoutShift';
import { scrollThrough } from '../support/scroll';
import { scriptsOf } from '../support/requests';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const slugs = [
  'web-development',
  'mobile-app-development',
  'graphic-design',
  'digital-marketing',
  'offshore-development-center',
];
const web = (language: string) => `${siteUrl}/${language}/services/web-development/`;

/** Answers the lookup of the visitor as from Vietnam, or not at all. */
const visitFrom = (page: Page, country: 'VN' | 'AU') =>
  page.route('**/api/visitor-locale', (route) =>
    route.fulfill({ json: { language: country === 'VN' ? 'vi' : 'en', country } }),
  );
/** How far the top of an element is from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The addresses of the pictures that are seen in the first window. */
const screensOf = (page: Page) =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((img) => img.checkVisibility() && img.getBoundingClientRect().top < innerHeight)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ currentSrc }) => currentSrc),
  );

for (const language of ['en', 'vn'] as const) {
  for (const slug of slugs)
    test(`the first view of ${slug} asks for no script, and shows its banner's screens (${language})`, async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${siteUrl}/${language}/services/${slug}/`);
      await settle(page);
      expect(scripts).toEqual([]);
      const band = page.locator('main img').first();
      expect(await band.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
      // A phone that narrow screens leave out loads as it is seen.
      await expect.poll(async () => (await screensOf(page)).length).toBeGreaterThan(1);
      const other = language === 'en' ? '-vn' : '-en';
      const shown = await screensOf(page);
      expect(shown.filter((source) => source.includes(`${other}.webp`))).toEqual([]);
    });

  test(`nothing moves by itself on the page of web development (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await delayFonts(page);
    await page.goto(web(language));
    await settle(page);
    await scrollThrough(page);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

  test(`the page of web development can be read at 400 % (${language})`, async ({ page }) => {
    // 1280 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(web(language));
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const cut = await page.locator('main :is(h1, h2, h3, p, dd, dt, a, button)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test('a row of the list leads to the section about it, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(web('en'));
  await page.getByRole('link', { name: 'Online shops' }).click();
  await expect(page).toHaveURL(/#shop$/);
  const section = page.locator('#shop');
  await expect(section).toBeInViewport();
  await expect.poll(() => topOf(page, '#shop')).toBeGreaterThanOrEqual(76);
});

test('no technology is divided between two lines', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(web('vn'));
    const broken = await page
      .locator('section[aria-labelledby="technologies"] ul')
      .first()
      .evaluate(
        (list) =>
          [...list.querySelectorAll('li')].filter((name) => name.getClientRects().length !== 1).length,
      );
    expect(broken).toBe(0);
  }
});

test.describe('the packages', () => {
  test('stand side by side with their rows aligned, and below each other in the order of their prices', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(web('vn'));
    const tops = (selector: string) =>
      page
        .locator(`#packages li:has(> button) ${selector}`)
        .evaluateAll((all) =>
          all.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
        );
    const aligned = async (selector: string) => {
      const found = await tops(selector);
      expect(found).toHaveLength(3);
      expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1);
    };
    await aligned('> ul');
    await aligned('> dl');
    await aligned('> button');
    await page.setViewportSize({ width: 1099, height: 900 });
    const stacked = await tops('h3');
    expect([...stacked].sort((a, b) => a - b)).toEqual(stacked);
    expect(new Set(stacked).size).toBe(3);
  });

  test('are where the banner leads on the Vietnamese page, without JavaScript as well', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(web('vn'));
    await page.getByRole('link', { name: 'Xem bảng giá' }).click();
    await expect(page.getByRole('heading', { name: 'Bảng giá rõ ràng ngay từ đầu' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Xem website mẫu' })).toHaveAttribute(
      'href',
      '/vn/collection/?sort=createdAt:desc',
    );
    await context.close();
  });

  test('come to the English page for a visitor from Vietnam and move nothing on the screen', async ({
    page,
  }) => {
    await visitFrom(page, 'VN');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(web('en'));
    await settle(page);
    await page.locator('#care').scrollIntoViewIfNeeded();
    const before = [await topOf(page, '#care'), await topOf(page, '#process')];
    await hydrate(page);
    await expect(page.locator('#packages')).toBeAttached();
    expect([await topOf(page, '#care'), await topOf(page, '#process')]).toEqual(before);
    await expect(page.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '#packages');
  });

  test('stay away from everybody else, whom the banner leads to the services', async ({ page }) => {
    await visitFrom(page, 'AU');
    await page.goto(web('en'));
    await hydrate(page);
    await settle(page);
    await expect(page.locator('#packages')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '#services');
  });

  test('are ordered by keyboard alone', async ({ page }) => {
    await page.goto(web('vn'));
    await page.getByRole('button', { name: 'Đặt Hàng: gói TIÊU CHUẨN' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Gói dịch vụ' })).toHaveValue('gói TIÊU CHUẨN');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('every quote button of web development opens the one quote', async ({ page }) => {
  await page.goto(web('en'));
  const buttons = page.getByRole('button', { name: 'Request A Quote' });
  expect(await buttons.count()).toBe(7);
  await buttons.last().click();
  await expect(page.getByRole('dialog', { name: 'Get Your Free Quote' })).toBeVisible();
});

test("'Hire Now' before React makes the contact form be about dedicated staff", async ({ page }) => {
  await page.goto(`${siteUrl}/en/services/graphic-design/`);
  await page.getByRole('link', { name: 'Hire Now' }).click();
  await expect(page).toHaveURL(`${siteUrl}/en/contact/`);
  expect(await page.evaluate(() => localStorage.getItem('saola:contact-subject'))).toBe('resource');
});

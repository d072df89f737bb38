import { expect, test, type Page } from '@playwright/test';

import { framework, hydrated } from '../support/firstView';
import { hold } from '../support/hold';
import { siteUrl } from '../support/stack';
import { amountIn, columnsOf, part, templatePage } from '../support/template';

const open = async (page: Page, language = 'vn', below = '') => {
  await page.goto(templatePage(language, below));
  await hydrated(page);
};
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const total = (page: Page) => part(page, 'Tuỳ chọn thêm').getByRole('status');

for (const language of ['en', 'vn'] as const) {
  test(`breadcrumb and back link keep the query that the visitor came with (${language})`, async ({
    page,
  }) => {
    const query = '?categories=am-thuc&sort=title:asc';
    await page.addInitScript((kept) => sessionStorage.setItem('saola-catalogue-query', kept), query);
    await open(page, language);
    const back = page.getByRole('link', { name: 'Danh sách website mẫu' });
    const crumbs = page.locator('nav ol');
    await expect(back).toHaveAttribute('href', `/${language}/collection/${query}`);
    const addresses = ['/', '/services/web-development/', `/collection/${query}`];
    for (const [index, address] of addresses.entries())
      await expect(crumbs.getByRole('link').nth(index)).toHaveAttribute('href', `/${language}${address}`);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Phở Lành');
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/collection/\\?categories=am-thuc`));
  });

  test(`a template says what it is, leads to its category and shows related ones (${language})`, async ({
    page,
  }) => {
    await page.goto(templatePage(language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phở Lành');
    await expect(page.locator('h1 + p')).toHaveText(/^Giá tham khảo\s*[\d.]+ VND$/);
    await expect(page.getByRole('list', { name: 'Phân loại' }).getByRole('link').first()).toHaveAttribute(
      'href',
      `/${language}/collection/?categories=am-thuc&refetch=true`,
    );
    await expect(part(page, 'Mô tả')).toBeVisible();
    const related = part(page, 'Có thể bạn thích').getByRole('link');
    expect(await related.count()).toBe(6);
    await expect(related.filter({ hasText: 'Phở Lành' })).toHaveCount(0);
  });
}

test('a layout is chosen among those of its template, and an unknown one is the first', async ({ page }) => {
  await open(page);
  const layouts = part(page, 'Giao diện');
  await expect(layouts.locator('[aria-current=page]')).toContainText('Đang xem');
  const other = layouts.getByRole('link').nth(1);
  const address = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(`${siteUrl}${address}`);
  await expect(layouts.locator('[aria-current=page]')).toHaveAttribute('href', address ?? '');

  await page.goto(`${siteUrl}/vn/collection/pho-lanh/khong-co/`);
  await expect(layouts.locator('[aria-current=page]')).toHaveAttribute(
    'href',
    '/vn/collection/pho-lanh/anh-tran/',
  );
});

for (const [width, height, layouts, related, screenshot] of [
  [1440, 900, 4, 6, 1_120],
  [820, 1180, 3, 3, 738],
  [390, 844, 2, 2, 450],
] as const)
  test(`at ${width} px layouts stand in ${layouts} columns and related templates in ${related}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(templatePage('vn'));
    expect(await columnsOf(part(page, 'Giao diện').getByRole('list'))).toBe(layouts);
    expect(await columnsOf(part(page, 'Có thể bạn thích').getByRole('list'))).toBe(related);
    const picture = page.getByRole('img', { name: /^Ảnh toàn trang/ });
    const crop = await picture.evaluate(
      (image) =>
        [...document.querySelectorAll('div')].filter((box) => box.contains(image)).at(-2)?.clientHeight,
    );
    expect(crop).toBeLessThanOrEqual(screenshot);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test('options add up, survive a reload and a change of layout, and are bought in a dialog', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Thêm tuỳ chọn' }).click();
  await expect(part(page, 'Tuỳ chọn thêm')).toBeInViewport();
  const basic = amountIn(await total(page).textContent());
  const row = part(page, 'Tuỳ chọn thêm')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  const each = amountIn(await row.locator('p').last().textContent());
  await row.getByRole('checkbox').check();
  await row.getByRole('spinbutton').fill('3');
  await expect.poll(async () => amountIn(await total(page).textContent())).toBe(basic + 3 * each);

  await page.reload();
  await hydrated(page);
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(row.getByRole('spinbutton')).toHaveValue('3');
  await part(page, 'Giao diện').getByRole('link').nth(1).click();
  await expect.poll(async () => amountIn(await total(page).textContent())).toBe(basic + 3 * each);

  await part(page, 'Tuỳ chọn thêm').getByRole('button', { name: 'Mua' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mua trang web' });
  await expect(dialog).toContainText('Phở Lành');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is ticked and counted before React is there counts', async ({ page }) => {
  // React is kept away until the fields have been filled in.
  const come = await hold(page, framework);
  await page.goto(templatePage('vn'));
  const row = part(page, 'Tuỳ chọn thêm')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  const each = amountIn(await row.locator('p').last().textContent());
  const basic = amountIn(await page.locator('h1 + p').textContent());
  await row.getByRole('checkbox').check();
  await row.getByRole('spinbutton').fill('2');
  come();
  await hydrated(page);
  await expect.poll(async () => amountIn(await total(page).textContent())).toBe(basic + 2 * each);
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('a bar with title, price and the way to buy comes after 1,000 px, and covers neither focus nor footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  // What gets the focus is scrolled to at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const bar = part(page, 'Mua mẫu này');
  await scrollTo(page, 990);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 1_200);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(/Phở Lành.*VND.*Mua/s);
  const top = (await bar.boundingBox())?.y ?? 0;

  const covered: string[] = [];
  await part(page, 'Tuỳ chọn thêm').getByRole('checkbox').first().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (!focused || focused.closest('section[aria-label="Mua mẫu này"], [data-corner], footer')) return '';
      const { top: from, bottom } = focused.getBoundingClientRect();
      return from >= edge && bottom > edge ? focused.outerHTML.slice(0, 100) : '';
    }, top);
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);

  await scrollTo(page, 1_000_000);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const last = await bar.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
});

test('in a narrow window the button of a message comes with that bar, and stands in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const button = page.locator('[data-corner] button');
  await scrollTo(page, 700);
  await expect(button).toBeHidden();
  await scrollTo(page, 1_500);
  await expect(button).toBeVisible();
  const stands = await button.boundingBox();
  const bar = await part(page, 'Mua mẫu này').boundingBox();
  const buy = await part(page, 'Mua mẫu này').getByRole('button', { name: 'Mua' }).boundingBox();
  expect(stands?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? 0);
  expect((stands?.y ?? 0) + (stands?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(stands?.x ?? 0).toBeGreaterThan((buy?.x ?? 0) + (buy?.width ?? 0));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('options have their prices as text and native fields, and no sum is shown that nobody adds up', async ({
    page,
  }) => {
    await page.goto(templatePage('vn'));
    const options = part(page, 'Tuỳ chọn thêm');
    await options.getByRole('checkbox').first().check();
    await expect(options.getByText(/Đơn giá [\d.]+ VND/).first()).toBeVisible();
    await expect(options.getByRole('spinbutton').first()).toHaveValue('1');
    await expect(options.getByText('Tổng tạm tính')).toHaveCount(0);
    await expect(options.getByRole('button', { name: /Thêm một/ })).toHaveCount(0);
    await expect(options.getByRole('link', { name: 'Liên hệ nhận báo giá chính xác' })).toBeVisible();
  });
});

import { expect, test, type Page } from '@playwright/test';

import { blogDate } from '../../src/lib/blogDate';
import { hydrate } from '../support/firstView';
import { sampleShowcases } from '../support/sampleShowcases';
import { siteUrl } from '../support/stack';

const labels = {
  en: { list: 'Showcases', pictures: 'Pictures of the project', next: 'Next', previous: 'Previous' },
  vn: { list: 'Góc trưng bày', pictures: 'Hình ảnh dự án', next: 'Tiếp theo', previous: 'Trước' },
} as const;
const types: Readonly<Record<'en' | 'vn', Readonly<Record<string, string>>>> = {
  en: { Website: 'Website', 'Mobile App': 'Mobile App' },
  vn: { Website: 'Website', 'Mobile App': 'Ứng dụng di động' },
};
const ferries = sampleShowcases.find(({ slug }) => slug === 'ben-cau-ferries');
const withoutLink = sampleShowcases.find(({ url }) => !url);
const pageOf = (language: string, slug = '') => `${siteUrl}/${language}/showcases-web/${slug && `${slug}/`}`;
const main = (page: Page) => page.getByRole('main');
const strip = (page: Page) => main(page).getByRole('region', { name: labels.en.pictures });
const pictures = (page: Page) => strip(page).getByRole('img');
const crumbs = (page: Page) => main(page).getByRole('navigation').first().getByRole('listitem');

for (const language of ['en', 'vn'] as const)
  test(`the list shows every showcase, the latest first, and each leads to its page (${language})`, async ({
    page,
  }) => {
    await page.goto(pageOf(language));
    const list = main(page).getByRole('list', { name: labels[language].list });
    await expect(list.getByRole('heading')).toHaveText(sampleShowcases.map(({ title }) => title));
    for (const [index, showcase] of sampleShowcases.entries()) {
      const card = list.getByRole('article').nth(index);
      await expect(card).toContainText(types[language][showcase.type] ?? '');
      await expect(card).toContainText(showcase.sortDescription);
      await expect(card).toContainText('Admin / Viet Nam');
      await expect(card.getByRole('link')).toHaveAttribute(
        'href',
        `/${language}/showcases-web/${showcase.slug}/`,
      );
      await expect(card.getByRole('img')).toHaveAttribute('alt', showcase.alternativeTexts[0] ?? '');
    }
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(pageOf(language, sampleShowcases[0]?.slug));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(sampleShowcases[0]?.title ?? '');
  });

test("the list is headed 'My Project', 'Outstanding Projects' and shows no filter", async ({ page }) => {
  await page.goto(pageOf('en'));
  await expect(crumbs(page)).toHaveText(['Home', 'Showcases']);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My Project');
  await expect(main(page).getByText('Outstanding Projects', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

for (const width of [768, 1440])
  test(`the list is no wall of equal cards, and each of its rows is full (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageOf('en'));
    const list = main(page).getByRole('list', { name: labels.en.list });
    const boxes = await list
      .locator('> li')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().toJSON() as DOMRect));
    const edges = await list.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBeGreaterThan(2);
    const begin = boxes.filter(({ left }) => Math.abs(left - edges.left) < 1);
    const end = boxes.filter(({ right }) => Math.abs(right - edges.right) < 1);
    expect(begin.length).toBe(end.length);
    expect(boxes.at(-1)?.right).toBeCloseTo(edges.right, 0);
  });

test('a showcase says what it is, for whom and when, leads out in a new tab, and ends with a call', async ({
  page,
}) => {
  await page.goto(pageOf('en', ferries?.slug));
  await expect(crumbs(page)).toHaveText(['Home', 'Show Cases', ferries?.title ?? '']);
  await expect(main(page).getByText('Our Portfolio')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(ferries?.title ?? '');
  const panel = main(page).getByRole('region', { name: 'Project details' });
  await expect(panel.getByRole('term')).toHaveText(['Client Name', 'Project Category', 'Project Date']);
  await expect(panel.getByRole('definition')).toHaveText([
    ferries?.clientName ?? '',
    ferries?.type ?? '',
    blogDate(ferries?.finishAt),
  ]);
  const out = panel.getByRole('link', { name: 'Open External Link' });
  await expect(out).toHaveAttribute('href', ferries?.url ?? '');
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(out).toHaveAttribute('rel', 'noopener');
  const call = main(page).getByRole('link', { name: 'Request A Quote' });
  await expect(call).toHaveAttribute('href', '/en/contact/');
});

test('a showcase without a public address has no external link', async ({ page }) => {
  await page.goto(pageOf('en', withoutLink?.slug));
  await expect(main(page).getByRole('region', { name: 'Project details' }).getByRole('term')).toHaveCount(3);
  await expect(main(page).getByRole('region', { name: 'Project details' }).getByRole('link')).toHaveCount(0);
});

test('its pictures are seen one after the other by the buttons, which say where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pageOf('en', ferries?.slug));
  await hydrate(page);
  const all = (ferries?.alternativeTexts.length ?? 0) - 1;
  const status = main(page).getByRole('status');
  const next = main(page).getByRole('button', { name: labels.en.next });
  const previous = main(page).getByRole('button', { name: labels.en.previous });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let at = 2; at <= all; at += 1) {
    await next.click();
    await expect(status).toHaveText(`${at} of ${all}`);
    await expect(main(page).getByRole('img', { name: ferries?.alternativeTexts[at] ?? '' })).toBeInViewport({
      ratio: 0.5,
    });
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  // A press while it slides counts, too.
  await previous.click();
  await previous.click();
  await expect(status).toHaveText(`${all - 2} of ${all}`);
  await expect(
    main(page).getByRole('img', { name: ferries?.alternativeTexts[all - 2] ?? '' }),
  ).toBeInViewport({
    ratio: 0.5,
  });
});

test('its pictures are seen by the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pageOf('en', ferries?.slug));
  // The strip itself, as it is before anything was asked of it.
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  await hydrate(page);
  const next = main(page).getByRole('button', { name: labels.en.next });
  await next.focus();
  const last = (ferries?.alternativeTexts.length ?? 0) - 1;
  for (let step = 0; step < last; step += 1) await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toHaveText(`${last} of ${last}`);
  await expect(next).toBeFocused();
});

test('with less motion the next picture is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pageOf('en', ferries?.slug));
  const behavior = await strip(page).evaluate((element) => getComputedStyle(element).scrollBehavior);
  expect(behavior).toBe('auto');
});

test('from 1000 px up the side panel stays in sight beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(pageOf('en', ferries?.slug));
  const panel = main(page).getByRole('region', { name: 'Project details' });
  const before = await panel.boundingBox();
  const text = await main(page).getByText('The app ships in Vietnamese').boundingBox();
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(panel.getByRole('term').first()).toBeInViewport();

  await page.setViewportSize({ width: 999, height: 800 });
  const above = await panel.boundingBox();
  const narrow = await main(page).getByText('The app ships in Vietnamese').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(narrow?.y ?? 0);
  const shown = await strip(page).boundingBox();
  expect(above?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0));
});

test('the next ones go round all and come back to where they began', async ({ page }) => {
  const first = pageOf('vn', ferries?.slug);
  await page.goto(first);
  const seen = new Set<string>();
  for (const _ of sampleShowcases) {
    const here = page.url();
    seen.add(here);
    await main(page)
      .getByRole('navigation', { name: 'Xem thêm ở góc trưng bày' })
      .getByRole('link')
      .last()
      .click();
    await expect(page).not.toHaveURL(here);
  }
  expect(seen.size).toBe(sampleShowcases.length);
  expect(page.url()).toBe(first);
});

test('the language switch leads to the same showcase, whose text stays English and says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pageOf('en', ferries?.slug));
  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).first().click();
  await expect(page).toHaveURL(pageOf('vn', ferries?.slug));
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText(ferries?.title ?? '');
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(main(page).getByRole('term').first()).toHaveText('Khách hàng');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    test(`the pictures are a strip to scroll, without buttons that do nothing (${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pageOf('en', ferries?.slug));
      await expect(main(page).getByRole('button')).toHaveCount(0);
      await expect(pictures(page)).toHaveCount((ferries?.alternativeTexts.length ?? 0) - 1);
      await strip(page).scrollIntoViewIfNeeded();
      await strip(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(pictures(page).nth(1)).toBeInViewport({ ratio: 0.5 });
    });
});

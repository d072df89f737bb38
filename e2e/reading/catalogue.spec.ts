import { expect, test, type Page, type Request } from '@playwright/test';

import { answerTo } from '../support/answerTo';
import { all, calls, column, list, open, status, tick, titles, travel } from '../support/catalogue';
import { hydrated, slowDown } from '../support/firstView';
import { hold } from '../support/hold';
import { sampleTemplates, tagged } from '../support/sampleTemplates';
import { cmsUrl, siteUrl } from '../support/stack';

const bilingual = tagged('song-ngu');

/** The questions that the page asks the CMS for templates. */
const questionsOf = (page: Page): URLSearchParams[] => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    if (request.url().startsWith(`${cmsUrl}/api/collections?`))
      asked.push(new URL(request.url()).searchParams);
  });
  return asked;
};

test.describe('the catalogue in its HTML', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'vn'])
    test(`has the twelve newest, counts and filters without a script (${language})`, async ({ page }) => {
      await page.goto(`${siteUrl}/${language}/collection/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Website mẫu ${all} mẫu`);
      await expect(titles(page)).toHaveCount(12);
      await expect(titles(page).first()).toHaveText(sampleTemplates[0]?.title ?? '');
      await expect(column(page).getByRole('group', { name: 'Phân Loại' })).toContainText('Ẩm thực');
    });

  test('filters by a category as a plain form, on the server', async ({ page }) => {
    await page.goto(list);
    await tick(page, 'Du lịch');
    await column(page).getByRole('button', { name: 'Lọc' }).click();
    await expect(page).toHaveURL(`${siteUrl}/vn/collection-category/du-lich/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Du lịch ${travel.length} mẫu`);
    await expect(titles(page)).toHaveCount(travel.length);
  });

  test('leads to the next templates and back', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Xem thêm mẫu' }).click();
    await expect(page).toHaveURL(/\/vn\/collection-page\/\d+\/$/);
    await page.getByRole('link', { name: 'Mẫu mới hơn' }).click();
    await expect(page).toHaveURL(list);
  });
});

test('asks the CMS with exactly the keys of the specification', async ({ page }) => {
  await open(page);
  const asked = questionsOf(page);
  await tick(page, 'Ẩm thực');
  await tick(page, 'Du lịch');
  await tick(page, 'Song ngữ');
  await column(page).getByRole('searchbox').fill(' an ');
  await column(page).getByRole('radio', { name: 'A-Z' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => asked.at(-1)?.get('sort[0]')).toBe('title:asc');
  expect([...(asked.at(-1) ?? [])]).toEqual([
    ['fields[0]', 'title'],
    ['fields[1]', 'basic_price'],
    ['fields[2]', 'slug'],
    ['populate[0]', 'thumbnail'],
    ['populate[1]', 'layouts'],
    ['sort[0]', 'title:asc'],
    ['pagination[start]', '0'],
    ['pagination[limit]', '12'],
    ['filters[title][$containsi]', 'an'],
    ['filters[categories][slug][$in][0]', 'am-thuc'],
    ['filters[categories][slug][$in][1]', 'du-lich'],
    ['filters[tags][slug][$in][0]', 'song-ngu'],
  ]);
});

test('says in the address what is chosen, and the other language is asked for the same', async ({ page }) => {
  await open(page);
  await tick(page, 'Du lịch');
  await expect(page).toHaveURL(`${list}?categories=du-lich`);
  await expect(titles(page)).toHaveCount(travel.length);
  await page.locator('a[data-language=en]').first().click();
  await expect(page).toHaveURL(`${siteUrl}/en/collection/?categories=du-lich`);
  await hydrated(page);
  await expect(titles(page)).toHaveCount(travel.length);
  await expect(column(page).getByRole('checkbox', { name: 'Du lịch' })).toBeChecked();
});

for (const [what, answer] of [
  ['is down', (page: Page) => page.route(calls, (route) => route.abort('connectionrefused'))],
  ['fails', (page: Page) => page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))],
  // Never answers.
  ['is slow', (page: Page) => page.route(calls, () => undefined)],
  ['answers nonsense', (page: Page) => page.route(calls, (route) => route.fulfill({ json: { data: 'x' } }))],
] as const)
  test(`searches, filters and sorts while the CMS ${what}`, async ({ page }) => {
    await answer(page);
    await open(page);
    await tick(page, 'Du lịch');
    await expect(titles(page)).toHaveCount(travel.length);
    await expect(status(page)).toHaveText(`${travel.length} mẫu phù hợp`);
    await column(page).getByRole('radio', { name: 'A-Z' }).click();
    await expect(titles(page)).toHaveText(travel);
    await column(page).getByRole('searchbox').fill('di vinh');
    await expect(titles(page)).toHaveText(['Đi Vịnh']);
    await expect(page.locator('article img').first()).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: 'Đặt lại bộ lọc' }).click();
    await expect(titles(page)).toHaveCount(12);
  });

test('shows more as the end comes near, until all are there', async ({ page }) => {
  await open(page);
  for (const count of [24, all]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(titles(page)).toHaveCount(count);
  }
  await expect(page.getByRole('link', { name: 'Xem thêm mẫu' })).toHaveCount(0);
  expect(new Set(await titles(page).allTextContents()).size).toBe(all);
});

test('says that nothing was found, and begins anew', async ({ page }) => {
  await open(page, '?search=zzz');
  await expect(page.getByText('Không tìm thấy kết quả !')).toBeVisible();
  await expect(titles(page)).toHaveText(sampleTemplates.slice(0, 3).map(({ title }) => title));
  await page.getByRole('button', { name: 'Làm Mới' }).click();
  await expect(titles(page)).toHaveCount(12);
  await expect(page).toHaveURL(list);
});

for (const way of ['in the same document', 'in a new one'] as const)
  test(`is as it was for whoever comes back from a template, ${way}`, async ({ page }) => {
    await open(page, '?tags=song-ngu');
    await expect(status(page)).toHaveText(`${bilingual} mẫu phù hợp`);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await titles(page).count()).toBe(bilingual);
    }).toPass();
    const seen = await titles(page).allTextContents();
    const card = page.locator('article').nth(13);
    await card.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => window.scrollY);
    const link = card.getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    if (way === 'in a new one') await page.goto(siteUrl + address);
    else await link.click();
    await expect(page).toHaveURL(siteUrl + address);
    await page.goBack();
    await expect(page).toHaveURL(`${list}?tags=song-ngu`);
    await expect(titles(page)).toHaveText(seen);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(y));
  });

test('is there for whoever goes back before a template was shown', async ({ page }) => {
  await open(page, '?tags=song-ngu');
  await expect(status(page)).toHaveText(`${bilingual} mẫu phù hợp`);
  const seen = await titles(page).allTextContents();
  // The frame in which the template would be shown comes when the address is the list's again.
  await page.evaluate(
    () =>
      new Promise<void>((shown) => {
        const { pathname } = location;
        const push = history.pushState.bind(history);
        const frame = window.requestAnimationFrame.bind(window);
        const held: FrameRequestCallback[] = [];
        const drawWhenBack = () => {
          if (location.pathname !== pathname) return setTimeout(drawWhenBack, 1);
          window.requestAnimationFrame = frame;
          // What the router asks for after it has heard of the way back comes behind.
          for (const draw of held) frame(draw);
          return frame(() => frame(() => frame(() => shown())));
        };
        history.pushState = (...entry) => {
          push(...entry);
          history.back();
          window.requestAnimationFrame = (draw) => held.push(draw);
          drawWhenBack();
        };
        document.querySelector<HTMLElement>('article a')?.click();
      }),
  );
  await expect(page).toHaveURL(`${list}?tags=song-ngu`);
  await expect(titles(page)).toHaveText(seen);
});

test('has its filters in a dialog on narrow screens, which closes when the window grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: /^Bộ Lọc/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bộ Lọc' });
  const inside = await dialog.boundingBox();
  for (const name of ['Đặt lại', `Xem (${all}) kết quả`]) {
    const button = await dialog.getByRole('button', { name }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? Infinity)).toBeLessThanOrEqual(
      (inside?.y ?? 0) + (inside?.height ?? 0),
    );
  }
  await dialog.getByRole('checkbox', { name: 'Du lịch' }).click();
  await dialog.getByRole('button', { name: `Xem (${travel.length}) kết quả` }).click();
  await expect(dialog).toBeHidden();
  await expect(titles(page)).toHaveCount(travel.length);
  await page.getByRole('button', { name: /^Bộ Lọc/ }).click();
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(dialog).toBeHidden();
  await expect(column(page)).toBeVisible();
});

test('ticks that were made before React count', async ({ page }) => {
  const come = await hold(page, /\.js$/);
  await page.goto(list);
  await tick(page, 'Du lịch');
  come();
  await expect(titles(page)).toHaveCount(travel.length);
  await expect(column(page).getByRole('checkbox', { name: 'Du lịch' })).toBeChecked();
});

test('answers the first filter by what came while nobody waited, on slow 4G with a processor six times slower', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto(list);
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /texts-.*\.json/.test(name)),
  );
  // From here on nothing comes any more.
  await page.route(calls, () => undefined);
  const waited = await answerTo(page, 'input[name=categories][value=du-lich]');
  // 300 ms on a machine that has nothing else to do.
  test.info().annotations.push({ type: 'first filter', description: `${Math.round(waited)} ms` });
  await expect(titles(page)).toHaveCount(travel.length);
  await expect(status(page)).toHaveText(`${travel.length} mẫu phù hợp`);
});

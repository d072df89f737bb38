import { expect, test, type Frame, type Page } from '@playwright/test';

import { askedByBanners, bannerFrame, projectPage } from '../support/banners';
import { settle } from '../support/settle';

for (const slug of ['3d-hyundai-i30-banner', 'hyundai-i20-banner'])
  test(`the banner of ${slug} is asked for when it is near, and not with the page`, async ({ page }) => {
    // Low enough for it to be far below.
    await page.setViewportSize({ width: 1440, height: 600 });
    const asked = askedByBanners(page);
    await page.goto(projectPage(slug));
    await settle(page);
    expect(asked).toEqual([]);
    await bannerFrame(page);
    expect(asked[0]).toContain('clickTag=https%3A%2F%2F');
  });

test('the banner that runs is seen whole on a phone, as wide as its measure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(projectPage('hyundai-i20-banner'));
  const banner = page.locator('iframe[title^="Animated banner"]');
  await banner.scrollIntoViewIfNeeded();
  const box = await banner.boundingBox();
  expect([box?.x, box?.width, box?.height].map((each) => Math.round(each ?? -1))).toEqual([20, 350, 90]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('the banner that runs', () => {
  const open = async (page: Page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(projectPage('hyundai-i20-banner'));
    return bannerFrame(page);
  };
  const stateOf = (frame: Frame) => frame.locator('.ad');

  test('tells its story in fifteen seconds: a doubt, a question, an answer, and the offer all the time', async ({
    page,
  }) => {
    const frame = await open(page);
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'playing');
    const seen = (second: number) =>
      frame.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        const shown = (selector: string) =>
          Number(getComputedStyle(document.querySelector(selector) ?? document.body).opacity) > 0.9;
        const car = document.querySelector('.car')?.getBoundingClientRect();
        return {
          says: ['.one', '.two', '.three'].filter(shown),
          offer: shown('.offer'),
          car: Math.round(car?.left ?? Number.NaN),
        };
      }, second * 1000);
    expect(await seen(0)).toEqual({ says: ['.one'], offer: true, car: -253 });
    expect(await seen(5)).toEqual({ says: ['.two'], offer: true, car: -253 });
    expect(await seen(7.5)).toMatchObject({ says: ['.two'], car: 34 });
    // Each run is like the first: the end of the last is the end of the story.
    expect(await seen(4 * 15)).toEqual({ says: ['.three'], offer: true, car: 507 });
  });

  test('plays four times at most, then its last picture stays, and plays once more for who asks', async ({
    page,
  }) => {
    const frame = await open(page);
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'playing');
    const runs = () =>
      frame.evaluate(() =>
        document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
      );
    expect(new Set(await runs())).toEqual(new Set([4]));
    await frame.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'still');
    expect(await runs()).toEqual([]);
    await frame.getByRole('button', { name: 'Once more' }).click();
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'playing');
    expect(new Set(await runs())).toEqual(new Set([1]));
  });

  test('is said by its button before React is there: playing, and at its end', async ({ page }) => {
    const frame = await open(page);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await frame.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  test('is stopped by the button beside it, and goes on by the same', async ({ page }) => {
    const frame = await open(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'paused');
    const states = () =>
      frame.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))]);
    expect(await states()).toEqual(['paused']);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(stateOf(frame)).toHaveAttribute('data-state', 'playing');
    expect(await states()).toEqual(['running']);
  });

  test.describe('where less motion is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('is the end of the story, standing still', async ({ page }) => {
      const frame = await open(page);
      await expect(stateOf(frame)).toHaveAttribute('data-state', 'still');
      expect(await frame.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect(frame.getByText('It fits an i20.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('is the end of the story too, in the language of the page', async ({ page }) => {
      await page.goto(projectPage('hyundai-i20-banner', 'vn'));
      await page.locator('noscript iframe').scrollIntoViewIfNeeded();
      await expect(page.frameLocator('noscript iframe').getByText('Đỗ được rồi.')).toBeVisible();
    });
  });
});

for (const language of ['en', 'vn'])
  test(`the film is asked for when it is opened, and stops when Escape closes it (${language})`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)|film-poster/.test(request.url())) asked.push(request.url());
    });
    await page.goto(projectPage('envoca-mobile-app', language));
    await settle(page);
    expect(asked).toEqual([]);
    const opener = page.locator('button[commandfor="film"]').first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'drizzle' });
    await expect(dialog).toBeVisible();
    const video = dialog.locator('video');
    const state = () =>
      video.evaluate((film: HTMLVideoElement) => ({ paused: film.paused, begun: film.currentTime > 0 }));
    await expect.poll(state).toEqual({ paused: false, begun: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    await expect(opener).toBeFocused();
  });

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [390, 844],
] as const)
  test(`the whole film stands in a window of ${width}x${height}, and nothing beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(projectPage('envoca-mobile-app'));
    await page.locator('button[commandfor="film"]').first().click();
    const dialog = page.getByRole('dialog', { name: 'drizzle' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    const film = await dialog.locator('video').boundingBox();
    expect((film?.width ?? 0) / (film?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });

test('the film stops when its close button closes it', async ({ page }) => {
  await page.goto(projectPage('envoca-mobile-app'));
  await page.locator('button[commandfor="film"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'drizzle' });
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

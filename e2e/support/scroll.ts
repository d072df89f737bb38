import { type Page } from '@playwright/test';

/** CSS pixels that one turn of the wheel scrolls: less than a screen, so that everything comes into view. */
const turn = 600;

/** Lets so many frames be drawn. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const draw = (left: number) => (left ? requestAnimationFrame(() => draw(left - 1)) : resolve());
        draw(all);
      }),
    count,
  );

/** Scrolls with the wheel down to the end of a page, and waits until every picture that is shown stands there. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += turn) {
    await page.mouse.wheel(0, turn);
    await frames(page, 1);
  }
  // 'networkidle' is said once per document, long before this. A lazy picture that is not shown never comes, nor does one
  // that a strip has beside the window.
  await page.waitForFunction(() =>
    [...document.images].every(
      (picture) =>
        picture.complete ||
        ![...picture.getClientRects()].some(({ left, right }) => left < innerWidth && right > 0),
    ),
  );
  // What the last of them moved is known when it has been drawn.
  await frames(page, 2);
};

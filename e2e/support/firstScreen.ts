import type { Page } from '@playwright/test';

/** A picture of the stage: how wide it is shown and how wide its file is, both in device pixels. */
interface Screen {
  readonly shown: number;
  readonly file: number;
  readonly name: string;
}

/** What somebody sees of the home page before scrolling; lengths in CSS pixels. */
export interface FirstScreen {
  /** Lines of the promise. */
  readonly lines: number;
  /** Where the promise ends, from the top of the window. */
  readonly promiseEnds: number;
  /** Part of the window below the header that is work, from 0 to 1. */
  readonly work: number;
  readonly screens: readonly Screen[];
  /** How far the page can be scrolled sideways. */
  readonly sideways: number;
}

/** Reads the first screen as it is at this moment; after a change of the window's size, larger files may still be coming. */
export const readFirstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(async () => {
    const one = <E extends Element>(selector: string): E => {
      const found = document.querySelector<E>(selector);
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    };
    const heading = one('h1');
    const words = document.createRange();
    words.selectNodeContents(heading);
    const feet = [...words.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ bottom }) => bottom)
      .sort((a, b) => a - b);
    // Words of one line may stand in several boxes whose feet differ by a pixel.
    const half = Number.parseFloat(getComputedStyle(heading).fontSize) / 2;
    const lines = feet.filter((foot, index) => index === 0 || foot - (feet[index - 1] ?? 0) > half).length;

    const top = one('header').getBoundingClientRect().bottom;
    const block = one('[data-layout]');
    const stage = block.getBoundingClientRect();
    const across = Math.min(stage.right, innerWidth) - Math.max(stage.left, 0);
    const down = Math.min(stage.bottom, innerHeight) - Math.max(stage.top, top);

    const pictures = [...block.querySelectorAll('img')];
    const screens = await Promise.all(
      pictures.map(async (picture) => {
        const shown = picture.getBoundingClientRect().width * devicePixelRatio;
        const name = picture.currentSrc.replace(/.*\//, '');
        // One that comes lazily has no file yet.
        if (!name) return { shown, file: 0, name };
        // The picture's own `naturalWidth` is already divided by the density that was chosen.
        const file = new Image();
        file.src = picture.currentSrc;
        await file.decode();
        return { shown, file: file.naturalWidth, name };
      }),
    );
    return {
      lines,
      promiseEnds: heading.getBoundingClientRect().bottom,
      work: (Math.max(0, across) * Math.max(0, down)) / (innerWidth * (innerHeight - top)),
      screens,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

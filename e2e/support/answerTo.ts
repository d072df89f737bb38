import type { Page } from '@playwright/test';

/** Milliseconds from a press until the list shows something else. */
export const answerTo = (page: Page, control: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const pressed = document.querySelector<HTMLInputElement>(selector);
        const grid = document.querySelector('article')?.closest('ul');
        if (!pressed || !grid) {
          reject(new Error(`There is no list, or no ${selector}.`));
          return;
        }
        const titles = () =>
          [...grid.querySelectorAll('article h2')].map((title) => title.textContent).join();
        const before = titles();
        const begun = performance.now();
        new MutationObserver((_changes, observer) => {
          if (titles() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        }).observe(grid, { childList: true, subtree: true, characterData: true });
        pressed.click();
      }),
    control,
  );

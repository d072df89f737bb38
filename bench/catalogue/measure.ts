import type { Page } from '@playwright/test';

/** How a page was drawn for some seconds. */
export interface Drawn {
  readonly frames: number;
  readonly perSecond: number;
  /** Share of the frames that came more than 20 ms after the one before. */
  readonly late: number;
  /** Milliseconds of the longest task of the page's thread. */
  readonly longest: number;
}

const seconds = 5;

/** Draws for some seconds, while the page stands or is scrolled by 30 px with every frame. */
export async function drawnWhile(page: Page, what: 'stands' | 'scrolls'): Promise<Drawn> {
  const { gaps, longest } = await page.evaluate(
    ({ step, time }) =>
      new Promise<{ gaps: number[]; longest: number }>((resolve) => {
        const gaps: number[] = [];
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'longtask' });
        let last = performance.now();
        const end = last + time;
        const draw = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now > end) {
            observer.disconnect();
            resolve({ gaps: gaps.slice(1), longest });
            return;
          }
          window.scrollBy(0, step);
          requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
      }),
    { step: what === 'scrolls' ? 30 : 0, time: seconds * 1000 },
  );
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  return {
    frames: gaps.length,
    perSecond: (gaps.length / sum) * 1000,
    late: gaps.filter((gap) => gap > 20).length / gaps.length,
    longest,
  };
}

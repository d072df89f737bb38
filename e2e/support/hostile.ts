import { JSDOM } from 'jsdom';
import { expect, type Page } from '@playwright/test';

import { HOSTILE } from '../../cms/tests/support/hostileTexts';

/** The pictures that hostile texts name: those of the media library alone are published. */
const PICTURE = /\/(?:uploads\/)?a\.png/g;

/** More than a feed has. */
const FEWEST = 24;

const swallowsWhatFollows = (text: string): boolean =>
  JSDOM.fragment(`${text}\n\n<p id="the-end">a</p>`).querySelector('#the-end') === null;

/**
 * All hostile texts as texts of entries, in as few as may be: what swallows everything behind it is the last thing of one.
 *
 * @param picture address of a picture in the media library
 */
export const hostileContents = (picture: string): readonly string[] => {
  const texts = HOSTILE.map(({ text }) => text.replaceAll(PICTURE, () => picture));
  const last = texts.filter(swallowsWhatFollows);
  const others = texts.filter((text) => !swallowsWhatFollows(text));
  const entries = Array.from({ length: Math.max(last.length, FEWEST) });
  const size = Math.ceil(others.length / entries.length);
  return entries.map((_, index) =>
    ['<h2>Words</h2>', ...others.slice(index * size, (index + 1) * size), last[index] ?? ''].join('\n\n'),
  );
};

/** A hostile text as a title of at most so many characters, that begins with a word. */
export const hostileTitle = (index: number): string =>
  `Post ${index} ${HOSTILE[(index * 11) % HOSTILE.length]?.text ?? ''}`.slice(0, 200);

/** Hostile texts as plain text. */
export const hostileWords = (index: number): string =>
  HOSTILE.slice(index * 12, index * 12 + 12)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 4_000);

const RAN = 'a hostile text ran';

/** Notes what runs of a hostile text on the pages that are opened from now on, in frames too, and every dialog. */
export const watchForRuns = async (page: Page): Promise<readonly string[]> => {
  const ran: string[] = [];
  page.on('console', (message) => void (message.text().includes(RAN) && ran.push(page.url())));
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript((words) => {
    Object.defineProperty(window, '__ran', { set: () => console.warn(words) });
  }, RAN);
  return ran;
};

/**
 * Does to everything on a page what visitors do, short of following links and pressing buttons, which are the page's own; and
 * sees that no link and no element says that it acts.
 */
export const touchEverything = async (page: Page): Promise<void> => {
  const acting = await page.evaluate(() => {
    const own = 'a, button, summary, label, input, select, textarea, dialog *, nav *, [role=toolbar] *';
    const all = [...document.querySelectorAll<HTMLElement>('main *, article *, [contenteditable] *')];
    for (const element of all.filter((each) => !each.matches(own)))
      for (const type of ['pointerover', 'mouseover', 'mouseenter', 'focusin', 'click', 'wheel'])
        element.dispatchEvent(new Event(type, { bubbles: type !== 'click', cancelable: true }));
    const handlers = all.filter((each) => each.getAttributeNames().some((name) => name.startsWith('on')));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return [
      ...handlers.map(({ outerHTML }) => outerHTML),
      ...links.filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol)).map(({ href }) => href),
    ];
  });
  expect(acting).toEqual([]);
};

import { expect, test, type Page } from '@playwright/test';

import { readCompounds } from '../../gatsby/typesetting/compounds';
import { joiner } from '../../gatsby/typesetting/join';
import { plain } from '../../src/lib/plain';
import { readSetTexts, type SetText } from '../support/setWords';
import { siteUrl } from '../support/stack';

const join = joiner(readCompounds());

const pages = [
  ...['/', '/services/web-development/', '/services/offshore-development-center/', '/portfolio/'],
  ...['/portfolio/keazaccess-platform/', '/career/', '/contact/', '/about-us/', '/blog/', '/404/'],
];

const widths = [320, 390, 768, 1440];

const quoted = ({ kind, text }: SetText) => `${kind} '${text.trim().replace(/\s+/g, ' ')}'`;

/** Compounds on two lines although one has room for them. */
const dividedIn = (set: SetText): string[] => {
  const joined = join(plain(set.text));
  return set.words.flatMap(({ at, word, width, lines }, index) => {
    const next = set.words[index + 1];
    if (!next || next.lines[0] === lines.at(-1)) return [];
    const belongs = next.at === at + word.length + 1 && joined[at + word.length] === '\u00A0';
    const fits = 1.1 * (width + next.width) < set.room;
    return belongs && fits ? [`${word} | ${next.word} in ${quoted(set)}`] : [];
  });
};

const cutIn = (set: SetText): string[] =>
  set.words.flatMap(({ word, lines }) => (lines.length > 1 ? [`${word} in ${quoted(set)}`] : []));

/** Words that are cut although they would fit a line: another stands before them in theirs. */
const cutBehindAnother = (set: SetText): string[] =>
  set.words.flatMap(({ word, lines }, index) =>
    lines.length > 1 && set.words[index - 1]?.lines.at(-1) === lines[0] ? [`${word} in ${quoted(set)}`] : [],
  );

const problems = async (page: Page, find: (set: SetText) => string[]): Promise<string[]> =>
  (await readSetTexts(page)).flatMap(find);

for (const path of pages)
  test(`no Vietnamese compound is divided in a heading, label or button, at any width (${path})`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/vn${path}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const sets = await readSetTexts(page);
      expect.soft(sets.length, 'headings, labels and buttons').toBeGreaterThan(5);
      expect.soft(sets.flatMap(dividedIn), `divided at ${width} px`).toEqual([]);
      expect.soft(sets.flatMap(cutIn), `cut at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await problems(page, cutBehindAnother), 'cut at 320 px with text of twice its size').toEqual([]);
  });

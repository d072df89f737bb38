import type { Locale } from '../src/i18n/locales';
import { textOfHtml } from './textOfHtml';
import { withDirections } from './withDirections';
import { withFigures } from './withFigures';
import { withHeadingIds } from './withHeadingIds';
import { withHeadingLevels } from './withHeadingLevels';
import { withTableHeaders } from './withTableHeaders';
import { withWholeWords } from './withWholeWords';

/** A text to be read in one go: what its pages show of it. */
export interface Article {
  /** Its headings have addresses. */
  readonly html: string;
  /** Minutes that reading it takes, 1 at least. */
  readonly minutes: number;
  /** What it is made of: its headings of the first level, in order. */
  readonly parts: readonly ArticlePart[];
}

interface ArticlePart {
  readonly id: string;
  readonly title: string;
  /** By which its title is set in lines. */
  readonly locale: Locale;
}

/** Words a minute of somebody who reads at ease; a word of Vietnamese is a syllable. */
const SPEED: Readonly<Record<Locale, number>> = { en: 220, vi: 290 };

const PART = /<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>/gs;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @param html as `prepareEntry` leaves it (gatsby/strapi/) */
export const articleOf = (html: string, locale: Locale): Article => {
  const led = withWholeWords(
    withDirections(withFigures(withTableHeaders(withHeadingIds(withHeadingLevels(html))))),
    locale,
  );
  return {
    html: led,
    minutes: Math.max(1, Math.round(wordsIn(textOfHtml(html)) / SPEED[locale])),
    parts: [...led.matchAll(PART)].map(([, id = '', words = '']) => ({
      ...{ id, title: textOfHtml(words), locale },
    })),
  };
};

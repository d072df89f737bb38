/** Nothing that an editor writes, pastes or sends with a program is stored as anything that could run. */
import { HOSTILE, PLACES } from '../../tests/support/hostileTexts';
import { type Allowed, wrongMarkup } from '../../tests/support/markup';
import { cleanHtml, keptHtml, toRichText } from './clean';
import { COMMON_ATTRIBUTES, ELEMENTS } from './elements';
import { TooMuchText } from './limits';

const allowed: Allowed = Object.fromEntries(
  Object.entries(ELEMENTS).map(([name, attributes]) => [name, [...attributes, ...COMMON_ATTRIBUTES]]),
);

/** What is refused as too much is stored nowhere. */
const unlessRefused = (clean: () => string): string => {
  try {
    return clean();
  } catch (error) {
    if (error instanceof TooMuchText) return '';
    throw error;
  }
};

const kinds = [...new Set(HOSTILE.map(({ kind }) => kind))];

it('there are hundreds of hostile texts', () => {
  expect(HOSTILE.length).toBeGreaterThan(400);
});

describe.each(kinds)('%s', (kind) => {
  const texts = HOSTILE.filter((one) => one.kind === kind).map(({ text }) => text);

  it.each(Object.entries(PLACES))('are stored as nothing but text and the allowed elements, %s', (_, put) => {
    const wrong = texts.flatMap((text) => {
      const source = put(text);
      const stored = unlessRefused(() => toRichText(source).html);
      const found = wrongMarkup(stored, allowed);
      if (unlessRefused(() => toRichText(stored).html) !== stored)
        found.push('not the same when it is saved again');
      return found.length > 0 ? [{ source, stored, found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are pasted as no more', () => {
    const wrong = texts.flatMap((text) => {
      const found = wrongMarkup(
        unlessRefused(() => cleanHtml(text, true).html),
        allowed,
      );
      return found.length > 0 ? [{ text, found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are shown so too where they were not arranged', () => {
    const wrong = texts.flatMap((text) => {
      const found = wrongMarkup(
        unlessRefused(() => keptHtml(text)),
        allowed,
      ).filter((each) => !/twice|again/.test(each));
      return found.length > 0 ? [{ text, found }] : [];
    });
    expect(wrong).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { factsOf, partTexts } from '../jest/content';
import { languages } from '../src/i18n/locales';

interface Annotated {
  readonly kind: string;
  readonly picture: string;
  readonly vietnamese?: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly notes: readonly {
    readonly x: number;
    readonly y: number;
    readonly part?: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
  }[];
}

interface Explaining {
  readonly notes?: readonly { readonly title: string; readonly text: string }[];
}

const studies = factsOf('case-studies').map(({ slug, values }) => ({
  slug,
  annotated: values.annotated as Annotated | undefined,
}));
const explained = studies.flatMap(({ slug, annotated }) => (annotated ? [{ slug, annotated }] : []));

const notesOf = (slug: string, language: string) => {
  const found = partTexts.find(
    (text) => text.folder === `case-studies/${slug}` && text.language === language,
  );
  return (found?.values as Explaining | undefined)?.notes;
};

describe('the annotated screen', () => {
  it('stands beside the steps of at least eighteen case studies', () => {
    expect(explained.length).toBeGreaterThanOrEqual(18);
  });

  it('has a note in both languages for each of its three or four discs, and none without it', () => {
    const wrong = studies.flatMap(({ slug, annotated }) =>
      languages
        .filter((language) => notesOf(slug, language)?.length !== annotated?.notes.length)
        .map((language) => `${slug} (${language})`),
    );
    expect(wrong).toEqual([]);
    expect(explained.filter(({ annotated }) => ![3, 4].includes(annotated.notes.length))).toEqual([]);
  });

  it('has its discs on the picture, or on the edge of its phone, and none on another', () => {
    const outside = explained.filter(({ annotated: { kind, notes } }) => {
      const edge = kind === 'phone' ? 2 : 0;
      return notes.some(({ x, y }) => Math.min(x + edge, y) < 0 || Math.max(x - edge, y) > 100);
    });
    expect(outside.map(({ slug }) => slug)).toEqual([]);
    const close = explained.filter(({ annotated: { notes } }) =>
      notes.some((one, index) =>
        notes.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 4),
      ),
    );
    expect(close.map(({ slug }) => slug)).toEqual([]);
  });

  it('has, of a page in a browser and of no other, the part around each disc that a phone shows', () => {
    const wrong = explained.filter(({ annotated: { kind, notes } }) =>
      notes.some(({ x, y, part }) => {
        if (kind !== 'browser' || !part) return (kind === 'browser') !== Boolean(part);
        const { left, top, width, height } = part;
        const isInside = Math.min(left, top) >= 0 && Math.max(left + width, top + height) <= 100.1;
        // A disc stands beside what it is about.
        const isAround = Math.abs(x - left - width / 2) < width && Math.abs(y - top - height / 2) < height;
        return !isInside || !isAround;
      }),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is in a frame that there is, and says in both languages what it shows', () => {
    const frames = explained.map(({ annotated }) => annotated.kind);
    expect(frames.filter((kind) => !['browser', 'phone', 'bare'].includes(kind))).toEqual([]);
    const mute = explained.filter(({ annotated }) =>
      languages.some((language) => (annotated.alt[language] ?? '').length < 40),
    );
    expect(mute.map(({ slug }) => slug)).toEqual([]);
  });

  it('is there, also with Vietnamese words where it has them', () => {
    const missing = explained.flatMap(({ slug, annotated: { picture, vietnamese } }) =>
      [picture, ...(vietnamese ? [vietnamese] : [])]
        .map((file) => resolve('content/case-studies', slug, file))
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it('has notes that are short, and whole sentences', () => {
    const all = explained.flatMap(({ slug }) =>
      languages.flatMap((language) => notesOf(slug, language) ?? []),
    );
    expect(all.length).toBeGreaterThan(100);
    const wrong = all.filter(
      ({ title, text }) => title.length > 40 || text.length > 130 || !/[.?!]$/.test(text),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

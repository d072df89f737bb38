/** The strings of the pages that answer a form: complete, in both languages (docs/specification/forms.md). */
import { forms } from '../form/forms';
import { QUESTIONNAIRE } from '../form/schemas';
import { pageStrings } from './pageStrings';

const EMAIL = 'team@saola.example';

/** Every string, with the way to it. */
const textsIn = (value: unknown, way = ''): [string, string][] => {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${way} ${key}`));
  return [];
};

describe.each(['en', 'vn'] as const)('the strings of a page (%s)', (lang) => {
  const strings = pageStrings(lang);

  it('say something, each of them', () => {
    const silent = textsIn(strings).filter(([, text]) => !/\p{L}{2}/u.test(text));
    expect(silent).toEqual([]);
    expect(Object.keys(strings.refusal)).toEqual(['400', '409', '413', '415', '429', '503']);
  });

  it('have an answer for each that the rules take, and no two are called the same', () => {
    const counts = Object.keys(QUESTIONNAIRE).map((field) => [
      field,
      new Set(Object.values(strings.options[field] ?? [])).size,
    ]);
    expect(Object.fromEntries(counts)).toEqual(QUESTIONNAIRE);
  });

  it('name every field that a visitor sees, and no other', () => {
    const shown = Object.values(forms).flatMap(({ schema }) => Object.keys(schema.fields));
    const unseen = ['lang', 'place', 'countryCode', 'countryName'];
    const wanted = new Set([...shown.filter((field) => !unseen.includes(field)), 'files']);
    expect(Object.keys(strings.labels).sort()).toEqual([...wanted].sort());
  });

  it('give the address to write to', () => {
    expect(strings.elsewhere(EMAIL)).toMatch(/\p{L} .*team@saola\.example\.$/u);
    expect(strings.refusedFile(EMAIL)).toMatch(/PDF.* team@saola\.example\.$/);
    expect(strings.success('quote', EMAIL)).toMatch(/ team@saola\.example\.$/);
  });
});

it('are in the language of the visitor', () => {
  const [english, vietnamese] = (['en', 'vn'] as const).map((lang) => new Map(textsIn(pageStrings(lang))));
  const same = [...(english ?? [])].filter(([way, text]) => vietnamese?.get(way) === text);
  expect(same.map(([, text]) => text)).toEqual(['Email', 'Blog']);
  expect([...(vietnamese ?? [])].map(([way]) => way)).toEqual([...(english ?? [])].map(([way]) => way));
});

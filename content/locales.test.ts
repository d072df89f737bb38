import { forms, isFormId } from '../cms/src/forms/forms';
import { stringKeys } from '../cms/src/forms/strings';
import { filesBelow, nameOf, read, stringsOf } from '../jest/content';
import { languages, type Language } from '../src/i18n/locales';

type Flat = Readonly<Record<string, unknown>>;

/** `{ nav: { home: 'Home' } }` → `{ 'nav.home': 'Home' }`. */
const flatten = (tree: object, prefix = ''): Flat =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value as object, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value]],
    ),
  );

const flatIn = (language: Language): Readonly<Record<string, Flat>> =>
  Object.fromEntries(
    Object.entries(stringsOf(language)).map(([namespace, strings]) => [namespace, flatten(strings)]),
  );

const english = flatIn('en');
const vietnamese = flatIn('vn');
const namespaces = Object.keys(english);
const placeholders = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

describe('the strings of the interface', () => {
  it('have the same namespaces in every language', () => {
    expect(Object.keys(vietnamese)).toEqual(namespaces);
  });

  it.each(namespaces)('have the same keys in every language (%s)', (namespace) => {
    expect(Object.keys(vietnamese[namespace] ?? {}).sort()).toEqual(
      Object.keys(english[namespace] ?? {}).sort(),
    );
  });

  it.each(languages)('are all texts, and none is empty (%s)', (language) => {
    const poor = Object.entries(flatIn(language)).flatMap(([namespace, strings]) =>
      Object.entries(strings).flatMap(([key, text]) =>
        typeof text === 'string' && text.trim() === text && text !== '' ? [] : [`${namespace}:${key}`],
      ),
    );
    expect(poor).toEqual([]);
  });

  it.each(namespaces)('have the same placeholders in every language (%s)', (namespace) => {
    const of = (strings: Flat = {}) =>
      Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, placeholders(text)]));
    expect(of(vietnamese[namespace])).toEqual(of(english[namespace]));
  });
});

/** A plural is asked for by the name its forms share. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|other)$/, '');
const asked = (key: string) => new RegExp(`^${key.replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '[^.]+')}$`);

/** A function that answers with strings of a namespace: `{ t }`, `{ t: shell }`, `t = translator(…)`. */
const answering = /(?:\{ t(?:: (\w+))? \} = useTranslation\(|const (\w+) = translator\([^,]+, )'(\w+)'\)/g;

/** What a source file asks for, as `namespace:key`; `${…}` in a key stands for one part of it. */
const usesIn = (source: string): { namespace: string; key: string }[] =>
  [...source.matchAll(answering)].flatMap(([, renamed, made, namespace = '']) => {
    const calls = new RegExp(`\\b${renamed ?? made ?? 't'}\\(\\s*(?:'([^']+)'|\`([^\`]+)\`)`, 'g');
    return [...source.matchAll(calls)].map(([, plain, template]) => ({
      namespace,
      key: plain ?? template ?? '',
    }));
  });

const isThere = ({ namespace, key }: { namespace: string; key: string }) =>
  Object.keys(english[namespace] ?? {}).some((known) => asked(key).test(withoutPlural(known)));

/** A form asks with `t = useFormTranslation(<form>)`, or that of one that speaks Vietnamese: its own strings first, then those of all forms. */
const formUsesIn = (source: string): { namespace: string; key: string }[] => {
  const [, id] = /const t = use(?:Vietnamese)?FormTranslation\((\w+)\)/.exec(source) ?? [];
  if (!isFormId(id)) return [];
  return [...source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(([, plain, template]) => {
    const places = stringKeys(forms[id], plain ?? template ?? '').map((each) => {
      const [namespace = '', key = ''] = each.split(':');
      return { namespace, key };
    });
    return places.find(isThere) ?? { namespace: id, key: plain ?? template ?? '' };
  });
};

/** What the intake says itself. */
const ofIntake = ['intake'];

const uses = filesBelow('src')
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...usesIn(read(file)), ...formUsesIn(read(file))].map((use) => ({ file: nameOf(file), ...use })),
  );

describe('the source', () => {
  it('asks for strings at all', () => {
    // What a form says of a field is asked for by its name.
    const own = new Set([...uses.map(({ namespace }) => namespace), 'application', ...ofIntake]);
    expect(own).toEqual(new Set(namespaces));
  });

  it('asks for no string that does not exist', () => {
    expect(uses.filter((use) => !isThere(use))).toEqual([]);
  });
});

/** The forms of the site's content, against the schemas that they are forms of. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { translateForm } from '../admin/forms/register';
import { formPairs, translate } from '../admin/forms/translate';
import { typeNames } from '../admin/forms/strings';
import { en } from './en';
import { vi } from './vi';
import { FORM_VIEWS } from './views';

interface Schema {
  kind?: string;
  info: { displayName: string };
  pluginOptions?: { site?: { read?: boolean } };
  attributes: Record<string, { visible?: boolean; mappedBy?: string }>;
}

const SOURCE = path.join(__dirname, '..');
const read = (...parts: string[]): Schema => JSON.parse(readFileSync(path.join(SOURCE, ...parts), 'utf8'));

const types = readdirSync(path.join(SOURCE, 'api')).flatMap((name): [string, Schema][] => {
  const folder = path.join(SOURCE, 'api', name, 'content-types');
  try {
    const schema = read('api', name, 'content-types', readdirSync(folder)[0] ?? '', 'schema.json');
    return schema.pluginOptions?.site?.read ? [[`api::${name}.${name}`, schema]] : [];
  } catch {
    return [];
  }
});
const components = readdirSync(path.join(SOURCE, 'components')).flatMap((group) =>
  readdirSync(path.join(SOURCE, 'components', group)).map((file): [string, Schema] => [
    `${group}.${path.basename(file, '.json')}`,
    read('components', group, file),
  ]),
);
const models = [...types, ...components];

it('every type and component of the site has a form', () => {
  expect(models.length).toBeGreaterThanOrEqual(13);
  expect(Object.keys(FORM_VIEWS).sort()).toEqual(models.map(([uid]) => uid).sort());
});

it('every type and component is called something in Vietnamese', () => {
  expect(Object.keys(typeNames.vi).sort()).toEqual(models.map(([, { info }]) => info.displayName).sort());
});

describe.each(models)('the form of %s', (uid, { attributes }) => {
  const view = FORM_VIEWS[uid];
  const shown = view?.rows.flat().map(([name]) => name) ?? [];

  it('has every field that an editor fills in, and no other', () => {
    const fillable = Object.keys(attributes).filter(
      (name) => attributes[name]?.visible !== false && !attributes[name]?.mappedBy,
    );
    expect([...shown].sort()).toEqual(fillable.sort());
  });

  it('is no wider than a row', () => {
    for (const row of view?.rows ?? [])
      expect(row.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(12);
  });

  it('and its list call each field and column something, in both languages', () => {
    for (const name of [...shown, ...(view?.list ?? [])]) {
      expect(en[uid]?.[name]?.label).toMatch(/^\p{Lu}/u);
      expect(vi[uid]?.[name]?.label).toMatch(/^\p{Lu}/u);
      expect(Object.keys(vi[uid]?.[name] ?? {})).toEqual(Object.keys(en[uid]?.[name] ?? {}));
    }
  });

  it('speaks no database', () => {
    const labels = Object.values(en[uid] ?? {}).map(({ label }) => label);
    expect(labels.filter((label) => /[a-z][A-Z]|_/.test(label))).toEqual([]);
  });
});

describe('a form in Vietnamese', () => {
  it('has one translation of each English text', () => {
    const seen = new Map<string, string>();
    for (const [from, to] of formPairs) expect(seen.set(from, seen.get(from) ?? to).get(from)).toBe(to);
  });

  it('translates what the CMS set, and leaves what an editor wrote', () => {
    expect(translate('Title picture', 'vi')).toBe('Ảnh tiêu đề');
    expect(translate('Title picture', 'en')).toBe('Title picture');
    expect(translate('Our headline', 'vi')).toBe('Our headline');
  });

  it('translates labels, hints and placeholders, also in components, without changing what the admin keeps', () => {
    const field = { name: 'title', label: 'Title', hint: 'Counted by the site', placeholder: 'Ours' };
    const form = {
      query: {},
      layout: { layout: [[[field]]], components: { 'shared.seo': { layout: [[field]] } } },
    } as unknown as Parameters<typeof translateForm>[0];
    const before = JSON.stringify(form);
    Reflect.set(globalThis, 'document', { documentElement: { lang: 'vi' } });
    const translated = { ...field, label: 'Tiêu đề', hint: 'Trang web tự đếm' };
    expect(translateForm(form).layout).toMatchObject({
      layout: [[[translated]]],
      components: { 'shared.seo': { layout: [[translated]] } },
    });
    expect(JSON.stringify(form)).toBe(before);
    Reflect.deleteProperty(globalThis, 'document');
  });
});

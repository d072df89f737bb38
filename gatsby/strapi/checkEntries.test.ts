import { resolve } from 'node:path';

import type { LeftOut } from '../../release/content';
import { showable } from './checkEntries';
import { readContentModels } from './contentModels';
import type { Entry } from './requests';

const models = readContentModels(resolve('cms/src'));
const modelOf = (name: string) => {
  const found = models.find(({ singularName }) => singularName === name);
  if (!found) throw new Error(`There is no type ${name}.`);
  return found;
};

const post = (documentId: string, more: Entry = {}): Entry => ({
  ...{ documentId, locale: 'en', title: `Post ${documentId}`, slug: documentId },
  ...{ publishedAt: '2026-01-01', createdAt: '2026-01-01' },
  ...more,
});

const check = (entries: Record<string, Entry[]>, unmakable: LeftOut[] = []) => {
  const warnings: string[] = [];
  const read = Object.entries(entries).flatMap(([name, list]) =>
    list.map((entry) => ({ entry, model: modelOf(name) })),
  );
  const { shown, leftOut } = showable(read, { models, unmakable, warn: (line) => void warnings.push(line) });
  return { shown: shown.map(({ entry }) => entry), leftOut, warnings };
};

describe('an entry', () => {
  it.each([
    ['title', undefined, 'empty'],
    ['title', null, 'empty'],
    ['title', ' \n', 'empty'],
    ['slug', null, 'empty'],
    ['slug', '', 'empty'],
    ['slug', '../../etc', 'wrongSlug'],
    ['slug', 'a/b', 'wrongSlug'],
    ['slug', 'a b', 'wrongSlug'],
    ['slug', '.', 'wrongSlug'],
    ['slug', '..', 'wrongSlug'],
    ['slug', 'a?b', 'wrongSlug'],
    ['slug', 'a#b', 'wrongSlug'],
    ['slug', 'a%2fb', 'wrongSlug'],
    ['slug', '\u202ea', 'wrongSlug'],
    ['slug', 'a'.repeat(201), 'wrongSlug'],
    ['slug', 'ế'.repeat(100), 'wrongSlug'],
  ])('whose %s is %j is left out and named, and the others stay', (field, value, reason) => {
    const { shown, leftOut, warnings } = check({ 'dicom-blog': [post('a', { [field]: value }), post('b')] });
    expect(shown).toEqual([post('b')]);
    expect(leftOut).toMatchObject([
      { type: 'api::dicom-blog.dicom-blog', documentId: 'a', locale: 'en', what: 'entry', reason, field },
    ]);
    expect(warnings).toEqual([expect.stringContaining(`, ${field}: it is left out (${reason}`)]);
  });

  it.each(['a', 'Bo_Cau', 'bài-viết', 'bài-viết'.normalize('NFD'), '2024', 'a.b', 'a--b', 'x'.repeat(200)])(
    'with the old slug %s stays: it is an address',
    (slug) => {
      expect(check({ 'dicom-blog': [post('a', { slug })] })).toMatchObject({ leftOut: [], warnings: [] });
    },
  );

  it('without a kind is left out where the CMS requires one', () => {
    const showcase = { documentId: 'quay', title: 'Quay', slug: 'quay', type: null };
    expect(check({ showcase: [showcase] }).leftOut).toMatchObject([{ field: 'type', reason: 'empty' }]);
  });

  it('with the slug of another one is left out, whichever came first in the answer', () => {
    const [old, young] = [
      post('old', { slug: 'same', createdAt: '2020' }),
      post('young', { slug: 'same', createdAt: '2024' }),
    ];
    for (const entries of [
      [old, young],
      [young, old],
    ]) {
      const { shown, leftOut } = check({ 'dicom-blog': entries });
      expect(shown).toEqual([old]);
      expect(leftOut).toMatchObject([{ documentId: 'young', reason: 'sameSlug', detail: 'Post old' }]);
    }
  });

  it('may have the slug of one in the other language, of another type, and the title of any', () => {
    const same = { slug: 'same', title: 'Same' };
    const { shown } = check({
      'dicom-blog': [post('a', same), post('a', { ...same, locale: 'vi' }), post('b', { title: 'Same' })],
      showcase: [{ documentId: 's', ...same, type: 'Website' }],
    });
    expect(shown).toHaveLength(4);
  });

  it('stays in its order', () => {
    const posts = ['c', 'a', 'b'].map((id, index) => post(id, { createdAt: `202${9 - index}` }));
    expect(check({ 'dicom-blog': posts }).shown).toEqual(posts);
  });
});

describe('what is left out', () => {
  const category = (documentId: string, title: string | null, locale = 'en') => ({
    ...{ documentId, locale, title, slug: documentId },
  });

  it('is no longer led to, in its language', () => {
    const entry = post('a', {
      categories: [
        { documentId: 'good', locale: 'en' },
        { documentId: 'bad', locale: 'en' },
      ],
      user: { documentId: 'nobody' },
    });
    const { shown } = check({
      'dicom-blog': [entry],
      'blog-category': [category('good', 'Good'), category('bad', null), category('bad', 'Xấu', 'vi')],
    });
    expect(shown[0]).toMatchObject({ categories: [{ documentId: 'good' }], user: null });
  });

  it('may be a layout of a template, which is shown without it', () => {
    const layouts = [{ title: 'Home', slug: 'home' }, { title: 'Bad', slug: 'a/b' }, { title: '' }];
    const { shown, leftOut } = check({ collection: [{ documentId: 't', title: 'T', slug: 't', layouts }] });
    expect(shown).toMatchObject([{ layouts: [{ slug: 'home' }] }]);
    expect(leftOut).toMatchObject([
      { what: 'part', reason: 'wrongSlug', field: 'layouts 2, slug', title: 'T' },
      { what: 'part', reason: 'empty', field: 'layouts 3, title', title: 'T' },
    ]);
  });
});

describe('an entry whose page could not be made', () => {
  const known: LeftOut = {
    ...{ type: 'api::dicom-blog.dicom-blog', documentId: 'a', locale: 'en', title: 'Post a' },
    ...{ what: 'entry', reason: 'page', field: '', file: '', detail: 'x', version: '2026-01-01' },
  };

  it('is left out as long as it is the same', () => {
    const { shown, leftOut } = check({ 'dicom-blog': [post('a'), post('a', { locale: 'vi' })] }, [known]);
    expect(shown).toMatchObject([{ locale: 'vi' }]);
    expect(leftOut).toEqual([known]);
  });

  it('is tried again when it was published anew', () => {
    const { shown, leftOut } = check({ 'dicom-blog': [post('a', { publishedAt: '2026-01-02' })] }, [known]);
    expect([shown.length, leftOut]).toEqual([1, []]);
  });
});

it('an entry of which all is shown is the very one that was read', () => {
  const read = post('a', { categories: [{ documentId: 'wood', locale: 'en' }], tags: [], user: null });
  const category = { documentId: 'wood', locale: 'en', title: 'Wood', slug: 'wood' };
  const template = post('b', { locale: null, basic_price: 1, layouts: [{ id: 1, title: 'A', slug: 'a' }] });
  const { shown } = check({ 'dicom-blog': [read], 'blog-category': [category], collection: [template] });
  expect(shown).toHaveLength(3);
  expect(shown[0]).toBe(read);
  expect(shown[1]).toBe(category);
  expect(shown[2]).toBe(template);
});

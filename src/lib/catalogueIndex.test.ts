import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import fc from 'fast-check';

import { fromCatalogueIndex, type IndexedTemplate, thumbnailPath, toCatalogueIndex } from './catalogueIndex';

const template: IndexedTemplate = {
  slug: 'pho-lanh',
  title: 'Phở Lành',
  price: 7_900_000,
  layout: 'anh-tran',
  layouts: 4,
  categories: ['am-thuc'],
  tags: ['song-ngu', 'ban-do'],
  picture: 'k3x9',
};

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const templates: fc.Arbitrary<IndexedTemplate[]> = fc.array(
  fc.record({
    slug,
    title: fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((title) => title.replace(/\s+/g, ' '))
      .filter((title) => title.trim() !== ''),
    price: fc.nat(),
    layout: fc.option(slug),
    layouts: fc.nat({ max: 9 }),
    categories: fc.uniqueArray(slug, { maxLength: 3 }),
    tags: fc.uniqueArray(slug, { maxLength: 4 }),
    picture: fc.option(fc.stringMatching(/^[a-z0-9]{4}$/)),
  }),
);

describe('the index of the catalogue', () => {
  it('gives back the templates it was made of, in their order', () => {
    fc.assert(
      fc.property(templates, (all) => {
        expect(fromCatalogueIndex(toCatalogueIndex(all, '/texts.json'))).toEqual(all);
      }),
    );
  });

  it('says the slug only where it is not the one that the title gives', () => {
    const other = { ...template, slug: 'pho-lanh-2' };
    expect(toCatalogueIndex([template, other], '').slugs).toBe('\npho-lanh-2');
  });

  it('has nothing where the CMS has no template', () => {
    expect(fromCatalogueIndex(toCatalogueIndex([], ''))).toEqual([]);
  });
});

it('a thumbnail is called after its template and its bytes', () => {
  expect(thumbnailPath('pho-lanh', 'k3x9')).toBe('/static/catalogue/pho-lanh.k3x9.webp');
});

describe('the index of a thousand templates', () => {
  interface Sample {
    readonly title: string;
    readonly layouts: readonly { readonly slug: string }[];
  }
  const folder = 'cms/seed/collections';
  const samples = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Sample[],
  );
  const words = samples.flatMap(({ title }) => title.split(' '));
  const layouts = samples.flatMap((sample) => sample.layouts.map(({ slug }) => slug));
  const groups = Array.from({ length: 40 }, (_, number) => `nhom-${number}`);
  /** As far as a pack can tell, without an order. */
  const some = <Value>(values: readonly Value[], number: number): Value =>
    values[(Math.imul(number, 2654435761) >>> 0) % values.length] as Value;
  const thousand = Array.from({ length: 1_000 }, (_, at): IndexedTemplate => {
    const title = [0, 1, 2].map((word) => some(words, at * 3 + word)).join(' ');
    return {
      title,
      slug: `${at % 10 === 0 ? 'mau-' : ''}${some(layouts, at + 7)}`,
      price: 4_900_000 + (Math.imul(at, 40_503) % 90) * 100_000,
      layout: `${some(layouts, at)}-${some(words, at * 5).toLowerCase()}`,
      layouts: 1 + (at % 4),
      categories: [some(groups, at)],
      tags: [0, 1, 2, 3].map((tag) => some(groups, at * 11 + tag)),
      picture: (Math.imul(at + 1, 2654435761) >>> 0).toString(16).slice(0, 5),
    };
  });

  it('weighs at most 40 kB as visitors get it', () => {
    const text = JSON.stringify(toCatalogueIndex(thousand, '/static/catalogue/texts-0123456789abcdef.json'));
    const bytes = brotliCompressSync(text).length;
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(40_000);
  });
});

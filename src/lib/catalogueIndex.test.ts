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

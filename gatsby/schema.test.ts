/** @jest-environment node */
import { declaredTypes, fieldsOf } from '../jest/declaredTypes';
import { strapiSource } from './strapiSource';

process.env.STRAPI_URL = 'http://cms.example:1337';
process.env.STRAPI_TOKEN = 'token';

interface Source {
  readonly singularName: string;
  readonly queryParams: { readonly populate?: Readonly<Record<string, object>> };
}

const { options } = strapiSource() as unknown as {
  options: { collectionTypes: Source[]; singleTypes: Source[] };
};
const sources = [...options.collectionTypes, ...options.singleTypes];
const typeOf = ({ singularName }: Source) => `STRAPI_${singularName.replaceAll('-', '_').toUpperCase()}`;
const components = {
  STRAPI__COMPONENT_COLLECTION_LAYOUT: ['thumbnail', 'full_image'],
  STRAPI__COMPONENT_SHARED_SEO: ['metaImage'],
};
const linked = (type: string) => fieldsOf(type).filter(({ from }) => from);

describe('the schema', () => {
  it.each(sources.map((source) => [source.singularName, source] as const))(
    'declares %s, which the build asks the CMS for, so that an empty CMS builds',
    (_, source) => {
      expect([...declaredTypes.keys()]).toContain(typeOf(source));
    },
  );

  it.each(sources.map((source) => [source.singularName, source] as const))(
    'links every relation and picture of %s that the build asks for',
    (_, source) => {
      const asked = Object.keys(source.queryParams.populate ?? {});
      expect(
        linked(typeOf(source))
          .map(({ name }) => name)
          .sort(),
      ).toEqual(asked.sort());
    },
  );

  it.each(Object.entries(components))('links the pictures of %s', (type, pictures) => {
    expect(linked(type).map(({ name }) => name)).toEqual(pictures);
  });

  it('links each field from the property the source plugin writes', () => {
    const links = [...declaredTypes.keys()].flatMap(linked);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ name, from }) => from !== `${name}___NODE`)).toEqual([]);
  });

  it('knows documentId and locale of what is localised', () => {
    for (const type of ['STRAPI_DICOM_BLOG', 'STRAPI_BLOG_CATEGORY', 'STRAPI_BLOG_TAG']) {
      expect(fieldsOf(type).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['documentId', 'locale']),
      );
    }
  });

  it.each([
    ['STRAPI_DICOM_BLOG', 'slug title excerpt content titleImage categories tags user views'],
    [
      'STRAPI_SHOWCASE',
      'slug type title sortDescription description clientName finishAt url thumbnail images',
    ],
    ['STRAPI_COLLECTION', 'uuid title slug short_description description basic_price thumbnail seo layouts'],
    ['STRAPI__COMPONENT_COLLECTION_LAYOUT', 'title slug url_demo thumbnail full_image'],
    ['STRAPI_COLLECTION_PAGE', 'heading text seo group_options'],
    ['STRAPI_OPTION', 'title description basic_price allow_quantity'],
  ])('has the fields of %s that the specification names', (type, fields) => {
    expect(fieldsOf(type).map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});

import { declaredTypes, fieldsOf } from '../../jest/declaredTypes';
import { readContentModels } from '../strapi/contentModels';
import { typeNames } from '../strapi/packageSchemas';
import { endpointsOf } from '../strapi/requests';

const models = readContentModels();
const typeOf = typeNames(models);
const linked = (type: string) => fieldsOf(type).filter(({ from }) => from);

/** What has no language, and what the blog's filters ask for by its title. */
const withoutTypesetTitle = models
  .filter(({ localised, singularName }) => !localised || /^blog-/.test(singularName))
  .map(({ uid }) => typeOf(uid));

describe('the schema', () => {
  it.each(models.map(({ uid }) => uid))(
    'declares %s, which the build asks the CMS for, so that an empty CMS builds',
    (uid) => {
      expect([...declaredTypes.keys()]).toContain(typeOf(uid));
    },
  );

  it.each(endpointsOf(models).map(({ uid, queryParams }) => [uid, queryParams.populate] as const))(
    'links every relation, component and picture of %s that the build asks for',
    (uid, populate) => {
      expect(
        linked(typeOf(uid))
          .map(({ name }) => name)
          .sort(),
      ).toEqual(Object.keys(populate).sort());
    },
  );

  it.each([
    ['STRAPI__COMPONENT_COLLECTION_LAYOUT', ['thumbnail', 'full_image']],
    ['STRAPI__COMPONENT_SHARED_SEO', ['metaImage']],
  ])('links the pictures of %s', (type, pictures) => {
    expect(linked(type).map(({ name }) => name)).toEqual(pictures);
  });

  it('links each field from the property the source plugin writes', () => {
    const ofCms = [...declaredTypes.keys()].filter((type) => type.startsWith('STRAPI'));
    const links = ofCms.flatMap(linked);
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
  ])('has the fields of %s that the pages are written for', (type, fields) => {
    expect(fieldsOf(type).map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('keeps what is private in the CMS out of the site', () => {
    const types = [...declaredTypes.keys()];
    expect(types.filter((name) => /SUBMISSION|DELIVERY/.test(name))).toEqual([]);
    expect(types.flatMap(fieldsOf).filter(({ name }) => name === 'titleFolded')).toEqual([]);
  });

  it.each(['heading', 'title', 'label', 'action', 'term', 'unit', 'time', 'when', 'more'])(
    'typesets every text called %s, but those that are asked for by it',
    (called) => {
      const plainTexts = [...declaredTypes.keys()].filter((type) =>
        fieldsOf(type).some(({ name, text, typeset }) => name === called && text && !typeset),
      );
      expect(plainTexts.filter((type) => !withoutTypesetTitle.includes(type))).toEqual([]);
    },
  );
});

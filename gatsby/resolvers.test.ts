import type { CreateResolversArgs } from 'gatsby';

import { calmCut } from './calmCut';
import { createResolvers } from './resolvers';

jest.mock('./calmCut');

interface Resolver {
  readonly resolve: (source: object, args: object, context: object) => Promise<unknown>;
}

const made: Record<string, Record<string, Resolver>> = {};
void createResolvers?.(
  {
    createResolvers: (resolvers: typeof made) => void Object.assign(made, resolvers),
  } as unknown as CreateResolversArgs,
  { plugins: [] },
  () => undefined,
);

describe.each([
  ['STRAPI_BLOG_CATEGORY', 'categories'],
  ['STRAPI_BLOG_TAG', 'tags'],
])('the count of a %s', (type, relation) => {
  it('is that of the published posts of its language', async () => {
    const findAll = jest.fn().mockResolvedValue({ totalCount: async () => 7 });
    const source = { documentId: 'engineering', locale: 'vi' };
    const count = await made[type]?.postCount?.resolve(source, {}, { nodeModel: { findAll } });
    expect(count).toBe(7);
    expect(findAll).toHaveBeenCalledWith({
      type: 'STRAPI_DICOM_BLOG',
      query: {
        filter: { locale: { eq: 'vi' }, [relation]: { elemMatch: { documentId: { eq: 'engineering' } } } },
      },
    });
  });
});

describe.each(['STRAPI_BLOG_CATEGORY', 'STRAPI_BLOG_TAG'])(
  'the title of a %s in the other language',
  (type) => {
    const of = (findOne: jest.Mock) =>
      made[type]?.titleElsewhere?.resolve(
        { documentId: 'design', locale: 'en' },
        {},
        { nodeModel: { findOne } },
      );

    it('is that of the same document there', async () => {
      const findOne = jest.fn().mockResolvedValue({ title: 'Thiết kế' });
      expect(await of(findOne)).toBe('Thiết kế');
      expect(findOne).toHaveBeenCalledWith({
        type,
        query: { filter: { documentId: { eq: 'design' }, locale: { ne: 'en' } } },
      });
    });

    it('is none where it is not translated', async () => {
      expect(await of(jest.fn().mockResolvedValue(null))).toBeNull();
    });
  },
);

describe('where a wide screen cuts a picture', () => {
  const of = (getNodeById: jest.Mock, source: object = { localFile___NODE: 'door' }) =>
    made.STRAPI__MEDIA?.cut?.resolve(source, {}, { nodeModel: { getNodeById } });

  it('is found in its file, whose change asks again', async () => {
    const getNodeById = jest.fn(() => ({ absolutePath: '/door.webp' }));
    jest.mocked(calmCut).mockResolvedValue(37);
    expect(await of(getNodeById)).toBe(37);
    expect(getNodeById.mock.calls).toEqual([[{ id: 'door', type: 'File' }]]);
    expect(calmCut).toHaveBeenCalledWith('/door.webp');
  });

  it('is not known of a file that the build could not have', async () => {
    expect(await of(jest.fn(() => null))).toBeNull();
    expect(await of(jest.fn(), {})).toBeNull();
  });
});

describe.each([
  ['the posts of a page of the blog list', 'blogPosts', 'STRAPI_DICOM_BLOG'],
  ['the neighbours of a showcase', 'showcases', 'STRAPI_SHOWCASE'],
  ['the templates that are related to one', 'websiteTemplates', 'STRAPI_COLLECTION'],
])('%s', (_, name, type) => {
  it('are found by their ids, so that their page depends on no others', async () => {
    const getNodesByIds = jest.fn(() => ['newer', 'older']);
    const found = await made.Query?.[name]?.resolve(
      {},
      { ids: ['2', '1'] },
      { nodeModel: { getNodesByIds } },
    );
    expect(found).toEqual(['newer', 'older']);
    expect(getNodesByIds.mock.calls).toEqual([[{ ids: ['2', '1'], type }]]);
  });
});

describe.each([
  'STRAPI_COLLECTION',
  'STRAPI_COLLECTION_CATEGORY',
  'STRAPI_COLLECTION_TAG',
  'STRAPI_OPTION',
  'STRAPI_OPTION_GROUP',
])('the heading of a %s', (type) => {
  it('is its title with Vietnamese compounds that stay whole, under both prefixes', () => {
    const source = { title: 'Đặt bàn trực tuyến' };
    expect(made[type]?.heading?.resolve(source, {}, {})).toMatch(/trực\u00A0tuyến$/);
  });
});

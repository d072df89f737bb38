/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';

import { createResolvers } from './resolvers';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));

process.env.STRAPI_URL = 'http://cms.example:1337';
process.env.STRAPI_TOKEN = 'token';

interface Resolver {
  readonly resolve: (source: object, args?: object, context?: object) => Promise<unknown>;
}

const made: Record<string, Record<string, Resolver>> = {};
void createResolvers?.(
  {
    createResolvers: (resolvers: typeof made) => void Object.assign(made, resolvers),
  } as unknown as CreateResolversArgs,
  { plugins: [] },
  () => undefined,
);

const resolverOf = (type: string, field: string): Resolver => {
  const resolver = made[type]?.[field];
  if (!resolver) throw new Error(`No resolver for ${type}.${field}`);
  return resolver;
};

describe.each([
  ['STRAPI_DICOM_BLOG', 'content'],
  ['STRAPI_SHOWCASE', 'description'],
  ['STRAPI_COLLECTION', 'short_description'],
  ['STRAPI_COLLECTION', 'description'],
  ['STRAPI_OPTION', 'description'],
])('the rich text %s.%s', (type, field) => {
  const shown = (html: unknown) => resolverOf(type, field).resolve({ [field]: html });

  it('runs nothing that an editor put into it', async () => {
    expect(await shown('<p onclick="a()">Text</p><script>b()</script>')).toBe('<p>Text</p>');
  });

  it.each([[null], [undefined], ['']])('is nothing when the CMS has none (%j)', async (html) => {
    expect(await shown(html)).toBeNull();
  });
});

describe.each([
  ['STRAPI_BLOG_CATEGORY', 'categories'],
  ['STRAPI_BLOG_TAG', 'tags'],
])('the count of a %s', (type, relation) => {
  it('is that of the published posts of its language', async () => {
    const findAll = jest.fn().mockResolvedValue({ totalCount: async () => 7 });
    const source = { documentId: 'engineering', locale: 'vi' };
    const count = await resolverOf(type, 'postCount').resolve(source, {}, { nodeModel: { findAll } });
    expect(count).toBe(7);
    expect(findAll).toHaveBeenCalledWith({
      type: 'STRAPI_DICOM_BLOG',
      query: {
        filter: { locale: { eq: 'vi' }, [relation]: { elemMatch: { documentId: { eq: 'engineering' } } } },
      },
    });
  });
});

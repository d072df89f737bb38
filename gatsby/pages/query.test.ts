import type { CreatePagesArgs } from 'gatsby';

import { query } from './query';

const answering = (answer: object) => ({ graphql: async () => answer }) as unknown as CreatePagesArgs;

describe('a query for pages to create', () => {
  it('answers its data', async () => {
    expect(await query(answering({ data: { nodes: [] } }), '{ nodes }')).toEqual({ nodes: [] });
  });

  it('stops the build with its first error: no kind of page may get lost', async () => {
    const errors = [new Error('Cannot query field "slug"'), new Error('another')];
    await expect(query(answering({ data: {}, errors }), '{ nodes }')).rejects.toThrow('field "slug"');
  });

  it('stops the build without data', async () => {
    await expect(query(answering({}), '{ nodes }')).rejects.toThrow('A query for pages answered no data');
  });
});

import type { BuildArgs } from 'gatsby';

import { onPreBuild } from './picturesAhead';

const query = 'query Post { post { picture { gatsbyImageData } } }';

/** Runs the step over two pages, one with pictures, and answers with what was asked. */
const asked = async ({ complete = [] as [string, unknown][], graphql = jest.fn() } = {}) => {
  const state = {
    pages: new Map([
      ['/en/blog/a/', { path: '/en/blog/a/', componentPath: 'post', context: { slug: 'a' } }],
      ['/en/imprint/', { path: '/en/imprint/', componentPath: 'text', context: {} }],
      ['/en/plain/', { path: '/en/plain/', componentPath: 'plain', context: {} }],
    ]),
    components: new Map([
      ['post', { query }],
      ['text', { query: 'query Text { site { name } }' }],
      ['plain', { query: null }],
    ]),
    jobsV2: { complete: new Map(complete) },
  };
  const args = { graphql, store: { getState: () => state } };
  await onPreBuild?.(args as unknown as BuildArgs, { plugins: [] }, () => undefined);
  return graphql.mock.calls as unknown[];
};

describe('the pictures of a build', () => {
  it('are asked for by the pages that have some, before the bundles are made', async () => {
    expect(await asked()).toEqual([[query, expect.objectContaining({ path: '/en/blog/a/', slug: 'a' })]]);
  });

  it('are left to the queries of the build where its cache knows pictures', async () => {
    expect(await asked({ complete: [['digest', {}]] })).toEqual([]);
  });

  it('are left to the queries of the build where a query has errors: they are told there', async () => {
    const graphql = jest.fn().mockResolvedValue({ errors: [new Error('broken')] });
    expect(await asked({ graphql })).toHaveLength(1);
  });
});

import type { BuildArgs } from 'gatsby';
import { availableParallelism } from 'node:os';

import { onPreBuild, PicturesTakeOver } from './picturesAhead';
import { projectRequire } from './projectRequire';

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

  it('are made on all cores once the last bundle is made, and not before', () => {
    const queue = { concurrency: 1 };
    const done: (() => void)[] = [];
    new PicturesTakeOver(() => queue).apply({ hooks: { done: { tap: (_, then) => void done.push(then) } } });
    expect(queue.concurrency).toBe(1);
    done.forEach((then) => then());
    expect(queue.concurrency).toBe(availableParallelism() + 1);
  });

  it('stand in a queue that Gatsby has', () => {
    const { queue } = projectRequire('gatsby-plugin-sharp/gatsby-worker') as {
      queue: { concurrency: number };
    };
    expect(queue.concurrency).toBeGreaterThanOrEqual(1);
  });
});

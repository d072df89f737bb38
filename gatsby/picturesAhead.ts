import type { GatsbyNode } from 'gatsby';

/** What this reads of Gatsby's state: each page with the component that shows it, each component with its query. */
interface BuildState {
  readonly pages: ReadonlyMap<string, { readonly componentPath: string; readonly context: object }>;
  readonly components: ReadonlyMap<string, { readonly query?: string | null }>;
  readonly jobsV2: { readonly complete: ReadonlyMap<string, unknown> };
}

/**
 * Asks the queries of the pages once before the bundles are made, for the sake of their pictures: the resolvers put
 * them into Gatsby's queue, which then works beside the bundler, where one core would wait. Gatsby's own run of the
 * queries later finds the same pictures made or being made. A build whose cache knows pictures has few to make, and
 * is left alone. What a query answers or complains of belongs to Gatsby's own run.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ graphql, store }) => {
  const { pages, components, jobsV2 } = store.getState() as BuildState;
  if (jobsV2.complete.size > 0) return;
  for (const page of pages.values()) {
    const query = components.get(page.componentPath)?.query;
    if (query?.includes('gatsbyImageData')) await graphql(query, { ...page, ...page.context });
  }
};

import type { CreatePagesArgs } from 'gatsby';

/**
 * Runs a GraphQL query for pages to create.
 *
 * @throws the first error of the query: a build that lost a kind of page must not become a release.
 */
export const query = async <Data>({ graphql }: CreatePagesArgs, text: string): Promise<Data> => {
  const { data, errors } = await graphql<Data>(text);
  const [error] = errors ?? [];
  if (error) throw error;
  if (!data) throw new Error('A query for pages answered no data');
  return data;
};

import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { parse } from 'gatsby/graphql';

interface BuiltPage {
  readonly path: string;
  readonly matchPath?: string | undefined;
  readonly component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

interface BuiltRedirect {
  readonly fromPath: string;
  readonly toPath: string;
  readonly statusCode: number;
  readonly ignoreCase?: boolean;
}

/**
 * A build that remembers what it is asked to make.
 *
 * @param data what every query answers; the query itself has to be valid GraphQL
 */
export const fakeBuild = (data: unknown = {}) => {
  const pages: BuiltPage[] = [];
  const deleted: string[] = [];
  const redirects: BuiltRedirect[] = [];
  const actions = {
    createPage: (page: BuiltPage) => void pages.push(page),
    deletePage: ({ path }: BuiltPage) => void deleted.push(path),
    createRedirect: (redirect: BuiltRedirect) => void redirects.push(redirect),
  };
  const graphql = async (query: string) => {
    parse(query);
    return { data };
  };
  const pageAt = (path: string): BuiltPage => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`No page at ${path}, but at ${pages.map((one) => one.path).join(', ')}`);
    return page;
  };
  return {
    /** For `createPages` and its parts. */
    args: { actions, graphql } as unknown as CreatePagesArgs,
    /** For `onCreatePage`. */
    argsWith: (page: BuiltPage) => ({ actions, page }) as unknown as CreatePageArgs,
    ...{ pages, deleted, redirects, pageAt },
    paths: () => pages.map(({ path }) => path),
    /** Addresses that show another page: `from` → `to`. */
    rewrites: () =>
      Object.fromEntries(
        redirects.flatMap(({ statusCode, fromPath, toPath }) =>
          statusCode === 200 ? [[fromPath, toPath]] : [],
        ),
      ) as Record<string, string>,
  };
};

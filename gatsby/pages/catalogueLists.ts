import type { CreatePagesArgs } from 'gatsby';

import { templatesPerPage } from '../../src/config/limits';
import { alternatesOfPath, withLanguage } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { catalogueGroupPath, catalogueListPath } from '../../src/lib/catalogueListPath';
import { createLocalizedPage } from '../localizedPage';
import { numberedLists } from './numberedLists';
import { query } from './query';

interface Group {
  readonly slug: string;
  readonly title: string;
}

type Kind = 'categories' | 'tags';

interface Answer {
  readonly templates: {
    readonly nodes: readonly ({ readonly id: string } & Readonly<Record<Kind, readonly Group[] | null>>)[];
  };
  readonly categories: { readonly nodes: readonly Group[] };
  readonly tags: { readonly nodes: readonly Group[] };
}

const kinds = ['categories', 'tags'] as const;

/**
 * A browser without JavaScript sends the form of the filters as it is: the server leads it to the page of the category or tag, the
 * first of several (docs/architecture.md, 'The catalogue').
 */
const leadToGroup = ({ actions }: CreatePagesArgs, kind: Kind, slug: string): void => {
  for (const language of languages)
    actions.createRedirect({
      fromPath: `${withLanguage(language, catalogueListPath())}?native=1&${kind}=${slug}`,
      toPath: withLanguage(language, catalogueGroupPath(kind, slug)),
      statusCode: 302,
      ignoreCase: false,
    });
};

/**
 * The pages of the catalogue after its first, which is src/pages/collection.tsx, and one for each of its categories and tags. Each knows
 * its templates by their ids, as the pages of the blog list do.
 */
export const createCatalogueLists = async (args: CreatePagesArgs): Promise<void> => {
  const { templates, ...groups } = await query<Answer>(
    args,
    `{
      templates: allStrapiCollection(sort: [{ createdAt: DESC }, { documentId: DESC }]) {
        nodes { id categories { slug } tags { slug } }
      }
      categories: allStrapiCollectionCategory(sort: { title: ASC }) { nodes { slug title } }
      tags: allStrapiCollectionTag(sort: { title: ASC }) { nodes { slug title } }
    }`,
  );
  const create = (path: string, context: Readonly<Record<string, unknown>>) => {
    for (const language of languages)
      createLocalizedPage(args, {
        template: 'templateList',
        language,
        alternates: alternatesOfPath(path),
        context,
      });
  };

  const ids = templates.nodes.map(({ id }) => id);
  const [, ...further] = numberedLists(ids, { perPage: templatesPerPage, pathOf: catalogueListPath });
  for (const { path, ...context } of further) create(path, context);
  for (const kind of kinds)
    for (const { slug, title } of groups[kind].nodes) {
      const own = templates.nodes.filter((one) => one[kind]?.some((group) => group.slug === slug));
      if (own.length === 0) continue;
      create(catalogueGroupPath(kind, slug), { ids: own.map(({ id }) => id), group: title });
      leadToGroup(args, kind, slug);
    }
};

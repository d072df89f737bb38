import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath, withLanguage } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Collections {
  readonly allStrapiCollection: {
    readonly nodes: readonly {
      readonly id: string;
      readonly slug: string;
      readonly layouts: readonly { readonly id: string; readonly slug: string }[] | null;
    }[];
  };
}

/**
 * `/collection/<slug>/<layout>/` for every layout, in both languages. `/collection/<slug>/` and an unknown
 * layout show the first layout under its canonical address (docs/specification/cms-pages.md, 'Template page').
 */
export const createCataloguePages = async (args: CreatePagesArgs): Promise<void> => {
  const { allStrapiCollection } = await query<Collections>(
    args,
    `{ allStrapiCollection { nodes { id slug layouts { id slug } } } }`,
  );
  for (const { id, slug, layouts } of allStrapiCollection.nodes) {
    const own = `/collection/${slug}/`;
    const [first] = layouts ?? [];
    for (const language of languages) {
      createLocalizedPage(args, {
        template: 'collection',
        language,
        alternates: alternatesOfPath(own),
        canonical: first && withLanguage(language, `${own}${first.slug}/`),
        context: { id, layoutId: first?.id ?? null },
      });
      args.actions.createRedirect({
        fromPath: withLanguage(language, `${own}*`),
        toPath: withLanguage(language, own),
        statusCode: 200,
      });
      for (const layout of layouts ?? []) {
        createLocalizedPage(args, {
          template: 'collection',
          language,
          alternates: alternatesOfPath(`${own}${layout.slug}/`),
          context: { id, layoutId: layout.id },
        });
      }
    }
  }
};

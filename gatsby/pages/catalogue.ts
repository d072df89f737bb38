import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath, withLanguage } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { previewPath } from '../../src/lib/previewPath';
import { shownDemo } from '../demoFiles';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';
import { relatedTemplates, type Relatable } from './relatedTemplates';

interface Layout {
  readonly id: string;
  readonly slug: string;
  readonly url_demo: string | null;
}

interface Collections {
  readonly allStrapiCollection: {
    readonly nodes: readonly (Relatable & {
      readonly slug: string;
      readonly layouts: readonly Layout[] | null;
    })[];
  };
}

/**
 * `/collection/<slug>/<layout>/` for every layout, in both languages, and its live preview where it has a demo.
 * `/collection/<slug>/` and an unknown layout show the first layout under its canonical address
 * (docs/specification/cms-pages.md, 'Template page').
 *
 * @param demoOf the address that a preview shows, of what the CMS has; null for no preview
 */
export const createCataloguePages = async (args: CreatePagesArgs, demoOf = shownDemo): Promise<void> => {
  const { allStrapiCollection } = await query<Collections>(
    args,
    `{
      allStrapiCollection(sort: [{ createdAt: DESC }, { documentId: DESC }]) {
        nodes { id slug categories { id } tags { id } layouts { id slug url_demo } }
      }
    }`,
  );
  const related = relatedTemplates(allStrapiCollection.nodes);
  for (const { id, slug, layouts } of allStrapiCollection.nodes) {
    const own = `/collection/${slug}/`;
    const shown = (layouts ?? []).map((layout) => ({
      path: `${own}${layout.slug}/`,
      context: { id, layoutId: layout.id, related: related.get(id) ?? [], demo: demoOf(layout.url_demo) },
    }));
    const [first] = shown;
    for (const language of languages) {
      createLocalizedPage(args, {
        template: 'collection',
        language,
        alternates: alternatesOfPath(own),
        canonical: first && withLanguage(language, first.path),
        context: first?.context ?? { id, layoutId: null, related: related.get(id) ?? [], demo: null },
      });
      args.actions.createRedirect({
        fromPath: withLanguage(language, `${own}*`),
        toPath: withLanguage(language, own),
        statusCode: 200,
      });
      for (const { path, context } of shown) {
        createLocalizedPage(args, {
          template: 'collection',
          language,
          alternates: alternatesOfPath(path),
          context,
        });
        if (!context.demo) continue;
        const { layoutId, demo } = context;
        createLocalizedPage(args, {
          template: 'collectionPreview',
          language,
          alternates: alternatesOfPath(previewPath(path)),
          canonical: withLanguage(language, path),
          context: { id, layoutId, demo, noindex: true },
        });
      }
    }
  }
};

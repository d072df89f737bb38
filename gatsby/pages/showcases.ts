import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Showcases {
  readonly allStrapiShowcase: { readonly nodes: readonly { readonly id: string; readonly slug: string }[] };
}

/**
 * The ids of the previous and of the next one of a sequence that goes round: the next alone where there are but two, none
 * for the only one.
 */
const neighboursIn = (ids: readonly string[], index: number): string[] => {
  const around = [ids.at(index - 1), ids[(index + 1) % ids.length]];
  return [...new Set(around)].filter((id): id is string => id !== undefined && id !== ids[index]);
};

/** One language in the CMS, shown under both prefixes (docs/specification/cms-pages.md, 'Showcases'). */
export const createShowcasePages = async (args: CreatePagesArgs): Promise<void> => {
  // In the order of the list (src/pages/showcases-web.tsx).
  const { allStrapiShowcase } = await query<Showcases>(
    args,
    `{ allStrapiShowcase(sort: [{ finishAt: DESC }, { slug: ASC }]) { nodes { id slug } } }`,
  );
  const ids = allStrapiShowcase.nodes.map(({ id }) => id);
  for (const [index, { id, slug }] of allStrapiShowcase.nodes.entries()) {
    const alternates = alternatesOfPath(`/showcases-web/${slug}/`);
    for (const language of languages) {
      createLocalizedPage(args, {
        template: 'showcase',
        language,
        alternates,
        context: { id, neighbours: neighboursIn(ids, index) },
      });
    }
  }
};

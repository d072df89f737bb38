import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Showcases {
  readonly allStrapiShowcase: { readonly nodes: readonly { readonly id: string; readonly slug: string }[] };
}

/** One language in the CMS, shown under both prefixes (docs/specification/cms-pages.md, 'Showcases'). */
export const createShowcasePages = async (args: CreatePagesArgs): Promise<void> => {
  const { allStrapiShowcase } = await query<Showcases>(args, `{ allStrapiShowcase { nodes { id slug } } }`);
  for (const { id, slug } of allStrapiShowcase.nodes) {
    const alternates = alternatesOfPath(`/showcases-web/${slug}/`);
    for (const language of languages) {
      createLocalizedPage(args, { template: 'showcase', language, alternates, context: { id } });
    }
  }
};

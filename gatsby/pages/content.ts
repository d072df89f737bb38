import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Content {
  readonly allServiceFacts: { readonly nodes: readonly { readonly slug: string }[] };
}

/** One location page under two addresses (docs/specification/pages.md, 'Location pages'). */
const places = ['Melbourne', 'Sydney'];

/** Pages whose content is a folder under content/ and that have no file of their own: services, and the location page. */
export const createContentPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allServiceFacts } = await query<Content>(args, `{ allServiceFacts { nodes { slug } } }`);
  for (const language of languages) {
    for (const { slug } of allServiceFacts.nodes) {
      createLocalizedPage(args, {
        template: 'service',
        language,
        alternates: alternatesOfPath(`/services/${slug}/`),
        context: { slug },
      });
    }
    for (const place of places) {
      createLocalizedPage(args, {
        template: 'location',
        language,
        alternates: alternatesOfPath(`/software-development-${place.toLowerCase()}/`),
        context: { place },
      });
    }
  }
};

import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Slug {
  readonly slug: string;
}

interface Content {
  readonly allServiceFacts: {
    readonly nodes: readonly (Slug & { readonly projects: readonly string[] | null })[];
  };
  readonly featured: { readonly nodes: readonly Slug[] };
}

/** One location page under two addresses (docs/specification/pages.md, 'Location pages'). */
const places = ['Melbourne', 'Sydney'];

/** Pages whose content is a folder under content/ and that have no file of their own: services, and the location page. */
export const createContentPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allServiceFacts, featured } = await query<Content>(
    args,
    `{
      allServiceFacts { nodes { slug projects } }
      featured: allCaseStudyFacts(filter: { featured: { lte: 6 } }, sort: { featured: ASC }) { nodes { slug } }
    }`,
  );
  for (const language of languages) {
    for (const { slug, projects } of allServiceFacts.nodes) {
      createLocalizedPage(args, {
        template: 'service',
        language,
        alternates: alternatesOfPath(`/services/${slug}/`),
        context: { slug, projects: projects ?? featured.nodes.map((project) => project.slug) },
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

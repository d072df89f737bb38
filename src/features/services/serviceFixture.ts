import { factsOf, siteSettings } from '../../../jest/content';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';

/** What a query answers for the parts that a text does not have. */
const absent = {
  benefits: null,
  models: null,
  roles: null,
  process: null,
  setup: null,
  proof: null,
  packages: null,
  samples: null,
  toolbox: null,
};

/** The real text and facts of a service as its page's query answers them. */
export const serviceIn = (slug: string, language: Language) => ({
  text: { ...absent, ...partsOf<Queries.ServicePageTextFragment>(`services/${slug}`, language) },
  facts: {
    toolbox: null,
    bandTo: null,
    ...factsOf('services').find((facts) => facts.slug === slug)?.values,
    slug,
  } as unknown as Queries.ServicePageFactsFragment,
  figures: siteSettings.figures,
});

/** Slugs of the services whose pages are made of such texts and facts. */
export const serviceSlugs = factsOf('services').map(({ slug }) => slug);

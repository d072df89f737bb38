import type { Language } from '../src/i18n/locales';
import { factsOf, partTexts } from './content';
import { answered } from './queryAnswers';

const folderOf = (slug: string) => `case-studies/${slug}`;

/** A case study under content/ as the queries answer it, in all its parts. */
export const studyIn = (language: Language, slug: string) => {
  const text = partTexts.find((one) => one.folder === folderOf(slug) && one.language === language)?.values;
  const facts = factsOf('case-studies').find((one) => one.slug === slug)?.values;
  if (!text || !facts) throw new Error(`content/${folderOf(slug)} has no ${language}.yml or no facts.yml`);
  const optional = { roles: null, languages: null, notes: null };
  return answered<NonNullable<Queries.CaseStudyQuery['study']> & Queries.PlacedCardFragment>({
    ...optional,
    ...Object(text),
    facts: { url: null, shots: null, annotated: null, challenge: null, special: null, ...facts, slug },
  });
};

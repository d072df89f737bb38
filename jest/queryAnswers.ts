import { parse } from 'yaml';

import type { Language } from '../src/i18n/locales';
import { withFacts } from '../src/lib/withFacts';
import { partTexts, read, siteSettings } from './content';
import { imageData } from './fixtures';

/** A file's path becomes what a query answers for it, and a text names no fact any more. */
const answerIn =
  (language: Language) =>
  (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return key !== 'alt' && /\.(webp|svg|png|mp4|webm)$/.test(value)
      ? { publicURL: `/static/${value}`, childImageSharp: { gatsbyImageData: imageData(value) } }
      : withFacts(value, siteSettings, language);
  };

/** What stands in a file of content/ as queries answer it. */
export const answered = <Parts>(values: unknown, language: Language = 'en'): Parts =>
  JSON.parse(JSON.stringify(values), answerIn(language)) as Parts;

/** The real text in `content/<folder>/<language>.yml` as a page's query answers it. */
export const partsOf = <Parts>(folder: string, language: Language): Parts =>
  answered(partTexts.find((text) => text.folder === folder && text.language === language)?.values, language);

type TeamMember = Queries.PortraitFragment & Queries.SeatedFragment;

/** The real `content/team/people.yml` as a query answers it. */
export const teamMembers = (): readonly TeamMember[] =>
  answered<{ readonly members: readonly Omit<TeamMember, 'seat'>[] }>(
    parse(read('content/team/people.yml')),
  ).members.map((member) => ({ ...member, seat: member.portrait }));

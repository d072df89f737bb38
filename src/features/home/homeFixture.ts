import { parse } from 'yaml';

import { partTexts, read } from '../../../jest/content';
import { imageData } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';

/** A file as queries answer it. */
const fileOf = (path: string) => ({
  publicURL: `/static/${path}`,
  childImageSharp: { gatsbyImageData: imageData(path) },
});

const withFiles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value === 'string') return /\.(webp|svg)$/.test(value) ? fileOf(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner)]));
};

/** content/home/<language>.yml as the page's query answers it. */
export const homeIn = (language: Language) =>
  withFiles(
    partTexts.find((text) => text.folder === 'home' && text.language === language)?.values,
  ) as NonNullable<Queries.HomeQuery['home']>;

/** content/clients/facts.yml as the page's query answers it. */
export const clientLogos = () =>
  withFiles(parse(read('content/clients/facts.yml'))) as Queries.ClientLogosFragment;

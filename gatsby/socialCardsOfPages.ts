import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Language } from '../src/i18n/locales';
import { pageTitle, type TitledContext, type TitledData } from '../src/lib/pageTitle';
import { socialCardPath } from '../src/lib/socialCard';
import type { PageContext } from '../src/types/pageContext';
import { remembered } from './remembered';

/** A card that the head of a page names. */
export interface SocialCard {
  /** Site-relative. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly siteName: string;
}

/** The part of Gatsby's page-data.json that a title is made of. */
interface PageData {
  readonly path: string;
  readonly result: { readonly data: TitledData; readonly pageContext: PageContext & TitledContext };
}

const titleOf = (page: string, { result }: PageData): string => {
  try {
    return pageTitle(result.data, result.pageContext);
  } catch (error) {
    throw new Error(`${page} has no title for its social card (src/lib/pageTitle.ts)`, { cause: error });
  }
};

const titled = remembered(async (file: string) => {
  const data = JSON.parse(await readFile(file, 'utf8')) as PageData;
  return { title: titleOf(data.path, data), language: data.result.pageContext.language };
});

/**
 * The cards of the pages at these addresses, each once, from the data that the build wrote for them below `publicDir`.
 *
 * @throws when a page has no title, and when two titles would share an address
 */
export const socialCardsOfPages = async (
  publicDir: string,
  pages: readonly string[],
  siteName: string,
): Promise<readonly SocialCard[]> => {
  const cards = new Map<string, SocialCard>();
  for (const page of pages) {
    const { title, language } = await titled(join(publicDir, 'page-data', page, 'page-data.json'));
    const path = socialCardPath(language, title);
    const other = cards.get(path);
    if (other && other.title !== title)
      throw new Error(`'${other.title}' and '${title}' would share the social card ${path}`);
    cards.set(path, { path, language, title, siteName });
  }
  return [...cards.values()];
};

import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { isLanguage, type Language } from '../src/i18n/locales';
import { socialCardPath } from '../src/lib/socialCard';

/** A card that the head of a page names. */
export interface SocialCard {
  /** Site-relative. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly siteName: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity);

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

/**
 * The card a page names, if it names one: its address is one of the page's `og:image`, its text the
 * `og:image:alt` that follows.
 *
 * @throws when the address is not that of the text, for then nobody would draw what the page promises.
 */
export const socialCardOf = (html: string, language: Language, file: string): SocialCard | undefined => {
  let siteName = '';
  let path: string | undefined;
  for (const [tag] of html.matchAll(/<meta [^>]*>/g)) {
    const attributes = attributesOf(tag);
    const content = attributes.get('content') ?? '';
    const property = attributes.get('property');
    if (property === 'og:site_name') siteName = content;
    if (property === 'og:image') path = /\/og\/[0-9a-f]+\.png$/.exec(content)?.[0];
    if (property !== 'og:image:alt' || !path) continue;
    if (path !== socialCardPath(language, content))
      throw new Error(
        `${file} names the social card ${path}, which is not that of '${content}' (${language})`,
      );
    return { path, language, title: content, siteName };
  }
  return undefined;
};

/** The cards that the pages below `publicDir` name, each once. */
export const socialCardsOfPages = async (publicDir: string): Promise<readonly SocialCard[]> => {
  const files = (await readdir(publicDir, { recursive: true })).filter((file) => file.endsWith('index.html'));
  const cards = new Map<string, SocialCard>();
  for (const file of files) {
    const [language] = file.split(sep);
    if (!isLanguage(language)) continue;
    const card = socialCardOf(await readFile(join(publicDir, file), 'utf8'), language, file);
    if (!card) continue;
    const other = cards.get(card.path);
    if (other && other.title !== card.title)
      throw new Error(`'${other.title}' and '${card.title}' would share the social card ${card.path}`);
    cards.set(card.path, card);
  }
  return [...cards.values()];
};

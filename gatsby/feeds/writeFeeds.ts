import { join } from 'node:path';

import { env } from '../../src/config/env';
import { withLanguage } from '../../src/i18n/alternates';
import { languages, toLocale, type Language } from '../../src/i18n/locales';
import { blogFeedPagePath, blogFeedPath } from '../../src/lib/blogFeed';
import { plain } from '../../src/lib/plain';
import { required } from '../../src/lib/required';
import { socialPicture } from '../../src/lib/socialPicture';
import { keepFile, readPageData } from '../indexFiles';
import { inAttribute } from '../strapi/withFrames';
import { feedContent } from './feedContent';
import { type FeedPost, feedXml } from './feedXml';

type Data = Queries.BlogFeedQuery;
type Node = Data['posts']['nodes'][number];

/** Whether an address is that of a page that exists for its feed only. */
export const isFeedPage = (path: string): boolean =>
  languages.some((language) => blogFeedPagePath(language) === path);

/** The title picture, as the first thing of the text. */
const pictureOf = (node: Node): string => {
  const picture = socialPicture(node);
  if (!picture) return '';
  const { src, alt, width, height } = picture;
  return `<figure><img src="${src}" alt="${inAttribute(alt)}" width="${width}" height="${height}"></figure>`;
};

const titlesOf = (groups: Node['categories']): string[] => groups?.map(({ title }) => title) ?? [];

const toPost = (node: Node, language: Language, brand: string): FeedPost => {
  const address = `${env.siteUrl}${withLanguage(language, `/blog/${node.slug}/`)}`;
  const date = new Date(required(node.defaultPublishedDate ?? node.publishedAt, `the date of ${node.slug}`));
  return {
    // All languages of a post have one documentId.
    id: `${node.documentId}:${toLocale(language)}`,
    ...{ title: plain(node.title), address, excerpt: node.excerpt, date },
    changed: node.updatedAt ? new Date(node.updatedAt) : date,
    author: node.user?.firstName || brand,
    categories: [...titlesOf(node.categories), ...titlesOf(node.tags)],
    content: feedContent(`${pictureOf(node)}${node.article.html}`, address),
  };
};

/** The feed of a language, of the data of the page that asked for its posts. */
export const feedOf = ({ siteSettings, text, posts }: Data, language: Language): string => {
  const { name } = required(siteSettings, 'content/site.yml');
  const { title, description } = required(text, 'content/pages/blog').frontmatter;
  return feedXml({
    title: plain(`${title} | ${name}`),
    description: plain(description ?? title),
    language: toLocale(language),
    address: `${env.siteUrl}${blogFeedPath(language)}`,
    page: `${env.siteUrl}${withLanguage(language, '/blog/')}`,
    posts: posts.nodes.map((node) => toPost(node, language, name)),
  });
};

/**
 * Writes the feeds below `publicDir`; to be called whenever pages have been written. One that stays the same is not touched.
 *
 * @returns the addresses of those that changed
 */
export const writeFeeds = async (publicDir: string): Promise<readonly string[]> => {
  const changed: string[] = [];
  for (const language of languages) {
    const data = await readPageData<Data>(publicDir, blogFeedPagePath(language));
    const path = blogFeedPath(language);
    if (await keepFile(join(publicDir, path), feedOf(data, language))) changed.push(path);
  }
  return changed;
};

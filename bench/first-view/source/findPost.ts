import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';

const blog = 'en/blog';
/** CSS pixels: what is narrower is an avatar or a thumbnail. */
const narrowestTitlePicture = 500;

function hasTitlePicture(html: string): boolean {
  const { document } = new JSDOM(html).window;
  const widths = [...document.querySelectorAll('article img')].map((img) =>
    Number(img.getAttribute('width')),
  );
  return widths.some((width) => width >= narrowestTitlePicture);
}

/**
 * Address (`/en/blog/<slug>/`) of the first English post, by name, that has a title picture.
 * @throws when the site has none
 */
export function findPost(siteDir: string): string {
  const slugs = readdirSync(path.join(siteDir, blog)).sort();
  const found = slugs.find((slug) => {
    const page = path.join(siteDir, blog, slug, 'index.html');
    return slug !== 'page' && existsSync(page) && hasTitlePicture(readFileSync(page, 'utf8'));
  });
  if (!found) throw new Error('The release has no English post with a title picture');
  return `/${blog}/${found}/`;
}

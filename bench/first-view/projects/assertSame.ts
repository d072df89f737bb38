import { JSDOM } from 'jsdom';

import { referencedFiles } from '../source/referencedFiles';

const read = (html: string) => new JSDOM(html).window.document;

function textOf(document: Document): string {
  for (const element of document.body.querySelectorAll('script, style, template, noscript')) element.remove();
  return (document.body.textContent ?? '').replace(/\s+/g, '');
}

const preloadsOf = (document: Document) =>
  [...document.querySelectorAll('link[rel=preload][as=font]')].map((link) => link.getAttribute('href'));

/** What two pages have in common when they are the same page. */
function traits(html: string): Record<string, unknown> {
  const document = read(html);
  return {
    title: document.title,
    elements: document.body.querySelectorAll('main *, header *, footer *').length,
    pictures: [...document.querySelectorAll('img')].map((img) => img.getAttribute('srcset')),
    'preloaded fonts': [...new Set(preloadsOf(document))].sort(),
    'referenced files': referencedFiles(html),
    text: textOf(document),
  };
}

/**
 * Makes sure that a built page is the post page of our site: the same text, elements, pictures, fonts.
 * @throws naming what differs
 */
export function assertSame(title: string, html: string, original: string): void {
  const [found, wanted] = [traits(html), traits(original)];
  const different = Object.keys(wanted).filter(
    (name) => JSON.stringify(found[name]) !== JSON.stringify(wanted[name]),
  );
  if (different.length > 0) throw new Error(`The post of ${title} differs in its ${different.join(', ')}`);
}

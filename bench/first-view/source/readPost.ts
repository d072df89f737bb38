import { JSDOM } from 'jsdom';

import type { HeadEntry, Part, Post } from './post';

/** What every framework writes itself. */
const ownHead = 'meta[charset], meta[http-equiv], meta[name=viewport], meta[name=generator]';
/** Marks that a framework leaves in its markup and the others have no use for. */
const foreign = /^data-(gatsby|react)/;
const landmarks = 'article, aside';

function attributesOf(element: Element): Record<string, string> {
  const all = [...element.attributes].filter(({ name }) => !foreign.test(name));
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

function headOf(document: Document): HeadEntry[] {
  const entries = [...document.head.querySelectorAll('title, meta, link')];
  return entries
    .filter((entry) => !entry.matches(ownHead))
    .map((entry) => ({
      tag: entry.localName,
      attributes: attributesOf(entry),
      text: entry.textContent ?? '',
    }));
}

/** Removes what belongs to the framework alone: comments and scripts. */
function clean(document: Document): void {
  for (const element of document.body.querySelectorAll('script, template, noscript')) element.remove();
  const { NodeFilter } = document.defaultView ?? new JSDOM().window;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** An element is taken apart as far as the landmarks, an article into its own parts. */
function partOf(element: Element): Part {
  const base = { tag: element.localName, attributes: attributesOf(element) };
  const isFrame = element.matches('article') || element.querySelector(landmarks) !== null;
  if (!isFrame) return { ...base, html: element.innerHTML };
  return { ...base, children: [...element.children].map(partOf) };
}

/**
 * Takes a post page of the site apart.
 * @throws when it has no header, article, sidebar or footer
 */
export function readPost(html: string): Post {
  const { document } = new JSDOM(html).window;
  clean(document);
  for (const landmark of ['header', 'main article', 'main aside', 'footer']) {
    if (!document.querySelector(landmark)) throw new Error(`The post page has no ${landmark}`);
  }
  const frame = document.getElementById('gatsby-focus-wrapper') ?? document.body;
  return {
    lang: document.documentElement.lang,
    head: headOf(document),
    css: [...document.head.querySelectorAll(':scope > style')].map((style) => style.textContent).join('\n'),
    body: [...frame.children].map(partOf),
  };
}

import { JSDOM } from 'jsdom';

/** Elements by their names, with the attributes that they may have. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

const PAGE = 'https://site.example/en/blog/a/';
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['http:', 'https:'],
};
const VALUES: Readonly<Record<string, RegExp>> = {
  class: /^language-[\w+#.-]{1,30}$/,
  'data-video': /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{11}(&t=\d{1,6}s)?|vimeo\.com\/\d{1,12})$/,
};

const wrongValue = (name: string, value: string): boolean => {
  const schemes = SCHEMES[name];
  if (schemes)
    return (
      !URL.canParse(value, PAGE) ||
      !schemes.includes(new URL(value, PAGE).protocol) ||
      /^[\s\\/]*[\\/]{2}/.test(value)
    );
  return VALUES[name]?.test(value) === false;
};

const wrongIn = (root: Element, allowed: Allowed): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI } = element;
    const attributes = Object.hasOwn(allowed, localName) ? allowed[localName] : undefined;
    if (!attributes || namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${localName}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.includes(name)) return [`${localName}[${name}]`];
      return wrongValue(name, value) ? [`${localName}[${name}="${value}"]`] : [];
    });
  });

const { document, NodeFilter } = new JSDOM('<!doctype html><body>', { url: PAGE }).window;

/**
 * What a piece of a page has that it may not have: elements, attributes, addresses that act or leave the site unsaid, comments,
 * and names that it has twice. It is read as browsers do.
 *
 * @param inFrame what the documents of its frames may have
 */
export const wrongMarkup = (html: string, allowed: Allowed, inFrame: Allowed = {}): string[] => {
  const wrong = new Set<string>();
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const each of wrongIn(root, allowed)) wrong.add(each);
  const written = root.innerHTML;
  root.innerHTML = written;
  if (root.innerHTML !== written) wrong.add('another text when it is read again');
  if (document.createTreeWalker(root, NodeFilter.SHOW_COMMENT).nextNode()) wrong.add('a comment');
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong.add('a name that is there twice');
  for (const frame of root.querySelectorAll('iframe[srcdoc]'))
    for (const each of wrongMarkup(frame.getAttribute('srcdoc') ?? '', inFrame)) wrong.add(`frame: ${each}`);
  return [...wrong];
};

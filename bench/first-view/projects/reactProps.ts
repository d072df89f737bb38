import type { Part, Post } from '../source/post';

/** Names that React spells differently from HTML and that stand on elements of a page or its head. */
const spellings: Record<string, string> = {
  class: 'className',
  tabindex: 'tabIndex',
  hreflang: 'hrefLang',
  crossorigin: 'crossOrigin',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
};

const camelCase = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

function styleOf(css: string): Record<string, string> {
  const declarations = css.split(';').map((each) => each.split(/:(.*)/s));
  return Object.fromEntries(
    declarations
      .filter(([name]) => name?.trim())
      .map(([name = '', value = '']) => [camelCase(name.trim()), value.trim()]),
  );
}

/** HTML attributes as React calls them; a `style` becomes an object. */
export function reactProps(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      name === 'style' ? [name, styleOf(value)] : [spellings[name] ?? name, value],
    ),
  );
}

function reactPart({ tag, attributes, ...content }: Part): object {
  const base = { tag, props: reactProps(attributes) };
  return 'html' in content ? { ...base, ...content } : { ...base, children: content.children.map(reactPart) };
}

/** The post as the React templates take it: `props` in place of `attributes`, and without the CSS. */
export function reactPost({ lang, head, body }: Post): object {
  return {
    lang,
    head: head.map(({ tag, attributes, text }) => ({ tag, props: reactProps(attributes), text })),
    body: body.map(reactPart),
  };
}

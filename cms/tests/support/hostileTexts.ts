import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostileText {
  /** What it tries. */
  kind: string;
  /** Whatever of it runs sets `__ran`. */
  text: string;
}

const kinds = JSON.parse(
  readFileSync(join(__dirname, '../../../contracts/hostile-texts.json'), 'utf8'),
) as Record<string, string[]>;

/** What somebody writes who wants something of his to run on the pages of others. */
export const HOSTILE: readonly HostileText[] = Object.entries(kinds).flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, text })),
);

/** A text in the places of HTML in which it might mean something else. */
export const PLACES: Readonly<Record<string, (text: string) => string>> = {
  'by itself': (text) => text,
  'in a paragraph': (text) => `<p>a ${text} b</p>`,
  'in a table': (text) =>
    `<table><caption>${text}</caption><thead><tr><th>${text}</th></tr></thead><tbody><tr><td>${text}</td></tr></tbody></table>`,
  'in code': (text) => `<pre><code class="language-html">${text}</code></pre>`,
  'as words in code': (text) => `<pre><code class="language-js">${asWords(text)}</code></pre>`,
  'in an attribute': (text) =>
    `<figure><img src="/uploads/a.png" alt="${asWords(text)}" /><figcaption>${text}</figcaption></figure><p><a href="/" title="${asWords(text)}">a</a></p>`,
  'as address and name': (text) =>
    `<h2 id="${asWords(text)}">a</h2><p lang="${asWords(text)}"><a href="${asWords(text)}">b</a></p>`,
  'as a video': (text) =>
    `<figure data-video="https://vimeo.com/1${asWords(text)}"><a href="${asWords(text)}">${asWords(text)}</a></figure><figure data-video="https://vimeo.com/76979871"><a href="https://vimeo.com/76979871">${asWords(text)}</a></figure>`,
  'after what was left open': (text) => `<p title="a>${text}`,
};

const asWords = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

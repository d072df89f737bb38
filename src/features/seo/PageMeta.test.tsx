import type { ReactElement } from 'react';

import { siteSettings } from '../../../jest/content';
import { contextOf, documentWithHead } from '../../../jest/fixtures';
import { env } from '../../config/env';
import { socialCardPath } from '../../lib/socialCard';
import { PageMeta } from './PageMeta';

const meta = (context = contextOf('en', '/career/'), more: object = {}): ReactElement => (
  <PageMeta pageContext={context} title="Career" description="Work with us" {...more} />
);
const headOf = (...args: Parameters<typeof meta>) => documentWithHead(meta(...args));

const content = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const contents = (head: Document, property: string) =>
  [...head.querySelectorAll(`meta[property="${property}"]`)].map((meta) => meta.getAttribute('content'));
const card = (language: string, title = 'Career') => `${env.siteUrl}${socialCardPath(language, title)}`;
const canonical = (head: Document) => head.querySelector('link[rel=canonical]')?.getAttribute('href');
const alternates = (head: Document) =>
  Object.fromEntries(
    [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );
const vietnamesePost = contextOf('vn', '/', { alternates: { vn: '/vn/blog/mot-canh-cua/' } });

describe('the head of a page', () => {
  it("has the title '{title} | {site name}'", () => {
    expect(headOf().title).toBe(`Career | ${siteSettings.name}`);
  });

  it.each([
    ['en', 'en'],
    ['vn', 'vi'],
  ] as const)('says in <html lang> that a page under /%s/ is in %s', (language, lang) => {
    expect(headOf(contextOf(language, '/')).documentElement.lang).toBe(lang);
  });

  it('has its own address as the canonical one', () => {
    expect(canonical(headOf(contextOf('vn', '/career/')))).toBe(`${env.siteUrl}/vn/career/`);
  });

  it("has another page's address as the canonical one where it shows that page's content", () => {
    const first = '/vn/collection/pho-lanh/mot-cot/';
    const head = headOf(contextOf('vn', '/collection/pho-lanh/', { canonical: first }));
    expect(canonical(head)).toBe(`${env.siteUrl}${first}`);
    expect(content(head, 'og:url')).toBe(`${env.siteUrl}${first}`);
  });

  it('has hreflang links to both languages and, as x-default, the bare address', () => {
    expect(alternates(headOf())).toEqual({
      en: `${env.siteUrl}/en/career/`,
      vi: `${env.siteUrl}/vn/career/`,
      'x-default': `${env.siteUrl}/career/`,
    });
  });

  it('has no hreflang link to a language it does not exist in', () => {
    expect(alternates(headOf(vietnamesePost))).toEqual({
      vi: `${env.siteUrl}/vn/blog/mot-canh-cua/`,
      'x-default': `${env.siteUrl}/blog/mot-canh-cua/`,
    });
  });

  it('may be found by search engines unless the page is marked noindex', () => {
    expect(content(headOf(), 'robots')).toBeUndefined();
    expect(content(headOf(contextOf('en', '/', { noindex: true })), 'robots')).toBe('noindex');
  });

  it('preloads the two fonts of its first view', () => {
    const preloads = headOf().querySelectorAll('link[rel=preload]');
    // A font is fetched without credentials: a preload that does otherwise is fetched twice.
    const font = { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
    expect(
      [...preloads].map((link) =>
        Object.fromEntries(Object.keys(font).map((name) => [name, link.getAttribute(name)])),
      ),
    ).toEqual([font, font]);
  });

  it.each(['idle', 'query'])(
    "says in <html data-hydrate> when React comes without being asked for: '%s'",
    (hydrate) => {
      expect(headOf(undefined, { hydrate }).documentElement.dataset.hydrate).toBe(hydrate);
    },
  );

  it('says nothing of React where it comes on intent', () => {
    expect(headOf().documentElement.dataset).not.toHaveProperty('hydrate');
  });

  it('carries what a page adds', () => {
    const head = headOf(undefined, { children: <meta property="article:published_time" content="2026" /> });
    expect(content(head, 'article:published_time')).toBe('2026');
  });
});

describe('the preview of a shared link', () => {
  it.each([
    ['en', 'en_US'],
    ['vn', 'vi_VN'],
  ] as const)('says what the page is about, in its language (%s)', (language, locale) => {
    const head = headOf(contextOf(language, '/career/'));
    expect(content(head, 'description')).toBe('Work with us');
    expect(
      ['type', 'title', 'description', 'url', 'locale'].map((name) => content(head, `og:${name}`)),
    ).toEqual([
      'website',
      `Career | ${siteSettings.name}`,
      'Work with us',
      `${env.siteUrl}/${language}/career/`,
      locale,
    ]);
  });

  it('says in which other language the page is there, and nothing where it is not', () => {
    expect(contents(headOf(), 'og:locale:alternate')).toEqual(['vi_VN']);
    expect(contents(headOf(contextOf('vn', '/career/')), 'og:locale:alternate')).toEqual(['en_US']);
    expect(contents(headOf(vietnamesePost), 'og:locale:alternate')).toEqual([]);
  });

  it('says that a post is an article', () => {
    expect(content(headOf(undefined, { type: 'article' }), 'og:type')).toBe('article');
  });

  it.each(['en', 'vn'] as const)('shows the card of 1200x628 drawn from the title (%s)', (language) => {
    const head = headOf(contextOf(language, '/career/'));
    expect(
      ['', ':type', ':width', ':height', ':alt'].map((part) => contents(head, `og:image${part}`)),
    ).toEqual([[card(language)], ['image/webp'], ['1200'], ['628'], ['Career']]);
  });

  it('may show the card of the page that it belongs to', () => {
    const head = headOf(undefined, { cardTitle: 'Work' });
    expect(contents(head, 'og:image')).toEqual([card('en', 'Work')]);
    expect(head.title).toBe(`Career | ${siteSettings.name}`);
  });

  it.each([
    ['/static/door.jpg', `${env.siteUrl}/static/door.jpg`],
    ['https://cdn.example/door.jpg', 'https://cdn.example/door.jpg'],
  ])('shows the picture of the page first, by its full address (%s)', (src, address) => {
    const image = { src, type: 'image/jpeg', width: 800, height: 400, alt: 'A door' };
    const head = headOf(undefined, { image });
    expect(contents(head, 'og:image')).toEqual([address, card('en')]);
    expect(contents(head, 'og:image:type')).toEqual(['image/jpeg', 'image/webp']);
    expect(contents(head, 'og:image:alt')).toEqual(['A door', 'Career']);
    expect(contents(head, 'og:image:width')).toEqual(['800', '1200']);
    expect(content(head, 'twitter:image')).toBe(address);
  });

  it('has the same words and picture on Twitter', () => {
    const head = headOf();
    expect(['title', 'description', 'image'].map((name) => content(head, `twitter:${name}`))).toEqual([
      `Career | ${siteSettings.name}`,
      'Work with us',
      card('en'),
    ]);
  });
});

import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import { JSDOM } from 'jsdom';

import { bannerIn } from '../jest/banners';
import { factsOf, read } from '../jest/content';

interface Framed {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly shownWidth: number;
  readonly click: string;
}

const specialOf = (slug: string) =>
  factsOf('case-studies').find((one) => one.slug === slug)?.values.special as Readonly<
    Record<string, Framed>
  >;

const banners: readonly (readonly [string, Framed])[] = (
  [
    ['3d-hyundai-i30-banner', 'turned'],
    ['hyundai-i20-banner', 'running'],
  ] as const
).map(([slug, kind]) => [slug, specialOf(slug)[kind] as Framed]);

const sizes: Readonly<Record<string, readonly number[]>> = {
  '3d-hyundai-i30-banner': [320, 320, 320 * 1.2],
  'hyundai-i20-banner': [970, 250, 970],
};

describe.each(banners)('the banner of %s', (slug, { folder: name, width, height, shownWidth, click }) => {
  const { files, hosts, html, folder } = bannerIn(name);
  const { document } = new JSDOM(html).window;
  const inVietnamese = new JSDOM(read(resolve(folder, 'vn.html'))).window.document;

  it('has the size that its page says', () => {
    expect([width, height, shownWidth]).toEqual(sizes[slug]);
    expect(document.querySelector('[name="ad.size"]')?.getAttribute('content')).toBe(
      `width=${width},height=${height}`,
    );
  });

  it('weighs less than 60 kB, the bundled car apart', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
  });

  it('names no address outside its folder but the default of its click and the name of a format', () => {
    expect(hosts).toEqual([]);
  });

  it('asks for no module, which the opaque origin of its frame would not get', () => {
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(0);
    expect(document.querySelector('script[src="banner.js"][defer]')).not.toBeNull();
  });

  it('runs no script and wears no style of its own page, which the policy would refuse', () => {
    expect(document.querySelectorAll('style, script:not([src]), [onclick], [onload]')).toHaveLength(0);
  });

  it('is left by one link, which opens a page of its own, and has its buttons beside it', () => {
    expect([...document.querySelectorAll('a')].map((link) => [link.href, link.target, link.rel])).toEqual([
      ['https://example.com/', '_blank', 'noopener'],
    ]);
    expect(document.querySelectorAll('a button, button a')).toHaveLength(0);
    expect(document.querySelectorAll('button').length).toBeGreaterThan(0);
  });

  it('is given a click address of the web', () => {
    expect(new URL(click).protocol).toBe('https:');
  });

  it('has a language, a title and a picture of it all without a script', () => {
    expect(document.documentElement.lang).toBe('en');
    expect(document.title.length).toBeGreaterThan(10);
    expect(document.querySelector('img')).not.toBeNull();
  });

  it('is the same in Vietnamese, but for its words and the letters for them', () => {
    const skeletonOf = (page: Document) => {
      for (const font of page.querySelectorAll('[href="display-vn.woff2"]')) font.remove();
      return [...page.querySelectorAll('*')].map((element) =>
        [...element.attributes]
          .filter(({ name }) => !['lang', 'aria-label', 'alt'].includes(name))
          .map(({ name, value }) => `${name}=${value}`)
          .join(' ')
          .concat(` in ${element.tagName}`),
      );
    };
    expect(skeletonOf(inVietnamese)).toEqual(skeletonOf(new JSDOM(html).window.document));
    expect(inVietnamese.documentElement.lang).toBe('vi');
  });

  it('says nothing in English there', () => {
    const wordsOf = (page: Document) =>
      [...page.querySelectorAll('*')].flatMap((element) => [
        element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '',
        ...[...element.childNodes].map((node) =>
          node.nodeType === 3 ? (node.textContent ?? '').trim() : '',
        ),
      ]);
    const english = wordsOf(document).filter((words) => /[a-z]{3}/i.test(words));
    expect(english.length).toBeGreaterThan(5);
    expect(wordsOf(inVietnamese).filter((words) => english.includes(words))).toEqual([]);
  });
});

describe('the banner that runs', () => {
  const css = read('static/banners/hyundai-i20/banner.css');
  const script = read('static/banners/hyundai-i20/banner.js');
  const { document } = new JSDOM(read('static/banners/hyundai-i20/index.html')).window;

  it('is fifteen seconds long, and plays again three times at most', () => {
    expect(css).toMatch(/animation: 15s linear var\(--runs, 1\) both/);
    expect(css).not.toContain('infinite');
    expect(script.split('\n').slice(0, 3)).toEqual([
      "'use strict';",
      '/** How often it plays again by itself after the first time. */',
      'const replays = 3;',
    ]);
  });

  it('moves nothing before its script says so: without, it is the end of the story', () => {
    const moving = css.match(/^\S.*(?=\s*\{\s*animation)/gm) ?? [];
    expect(moving.filter((selector) => !/^\.(run|paused) /.test(selector)).map((one) => one.trim())).toEqual(
      [],
    );
    expect(moving.length).toBeGreaterThan(5);
  });

  it('has a keyframe for each of what moves', () => {
    const used = [...css.matchAll(/animation-name: (\w+)/g)].map(([, name]) => name).sort();
    const drawn = [...css.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name).sort();
    expect(used).toEqual(drawn);
  });

  it('has its offer as text, once, in every scene', () => {
    expect(document.querySelectorAll('.offer')).toHaveLength(1);
    expect(css).not.toMatch(/\.run \.offer/);
  });
});

describe('the film of Envoca', () => {
  const film = specialOf('envoca-mobile-app').film as unknown as Readonly<Record<string, string | number>>;
  const size = (key: string) =>
    statSync(resolve('content/case-studies/envoca-mobile-app', String(film[key]))).size;

  it('weighs less than 600 kB in each of its formats and languages', () => {
    for (const format of ['mp4', 'mp4Vn', 'webm', 'webmVn']) {
      expect(size(format)).toBeGreaterThan(50_000);
      expect(size(format)).toBeLessThan(600_000);
    }
  });

  it('says how long it is: between ten and twenty seconds', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(10);
    expect(film.seconds).toBeLessThanOrEqual(20);
  });

  it('begins to play before all of it is there', () => {
    const head = read(resolve('content/case-studies/envoca-mobile-app', String(film.mp4)));
    expect(head.indexOf('moov')).toBeGreaterThan(0);
    expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
  });
});

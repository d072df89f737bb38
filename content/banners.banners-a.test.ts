import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import sharp from 'sharp';

import { factsOf, filesBelow, nameOf, read } from '../jest/content';
import { languages } from '../src/i18n/locales';

const standard = ['liquors-banner', 'parched-panther', 'toast-and-co', 'vine-brations'];
const banners = [...standard, 'scratch', 'gallery'].map((slug) => {
  const folder = resolve('static/banners', slug);
  const values = factsOf('banners').find((facts) => facts.slug === slug)?.values ?? {};
  return [
    slug,
    {
      folder,
      files: filesBelow(folder),
      html: read(join(folder, 'index.html')),
      size: [Number(values.width), Number(values.height)] as const,
    },
  ] as const;
});

/** Files a browser reads addresses from. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg)$/.test(file);

/** The name of a format, which nobody asks for. */
const formats = ['http://www.w3.org/2000/svg'];

/** Every address in a file that names a host, the default of the click apart. */
const hostsIn = (source: string): string[] =>
  [...source.matchAll(/(?:https?:|["'(\s=])\/\/[a-z0-9][^"'\s)]*/gi)]
    .map(([address]) => address)
    .filter((address) => ![...formats, 'https://example.com/'].includes(address));

/** Every file a file asks for. */
const asked = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:\ssrc=|<link[^>]*\shref=|url\(|\.src = |fetch\(|"picture": |@import )["']?([^"'\s)#>][^"'\s)>]*)/g,
    ),
  ]
    .map(([, address = '']) => address)
    .filter((address) => address.includes('.'));

const imageSize = async (file: string): Promise<(number | undefined)[]> => {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
};

describe.each(banners)('the banner %s', (slug, { folder, files, html, size }) => {
  it('weighs less than 150 kB with everything it needs', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  it('names no address outside its folder but the default of its click', () => {
    const outside = files
      .filter(isText)
      .flatMap((file) => hostsIn(read(file)).map((address) => `${nameOf(file)}: ${address}`));
    expect(outside).toEqual([]);
  });

  it('asks only for files that lie beside it', () => {
    const wanted = files.filter(isText).flatMap((file) => asked(read(file)));
    expect(wanted).toContain('banner.css');
    expect(wanted.filter((file) => !files.includes(join(folder, file)))).toEqual([]);
  });

  it('tells ad servers the size of its facts', () => {
    expect(html).toContain(`<meta name="ad.size" content="width=${size[0]},height=${size[1]}">`);
  });

  it('is a link that opens a page of its own and takes its address from clickTag', () => {
    expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/" target="_blank" rel="noopener"/);
    expect(html).toMatch(/var clickTag = '/);
    expect(read(join(folder, 'banner.js'))).toMatch(/\.get\('clickTag'\)/);
  });

  it('moves only where nobody asked for less movement', () => {
    const css = read(join(folder, 'banner.css'));
    const start = css.indexOf('@media (prefers-reduced-motion: no-preference)');
    expect(start).toBeGreaterThan(0);
    expect(css.slice(0, start)).not.toMatch(/animation/);
  });

  it('comes to an end: nothing in it loops for ever', () => {
    const css = files.filter((file) => /\.(css|svg)$/.test(file)).map(read);
    expect(css.join('\n')).not.toMatch(/infinite|repeatCount/);
  });

  it('has a language and a title', () => {
    expect(html).toMatch(/<html lang="en">[\s\S]*<title>[^<]{10,}<\/title>/);
  });

  it.each(languages)('names only files that exist in its instructions (%s)', (language) => {
    const text = read(resolve('content/banners', slug, `${language}.md`));
    const named = [...text.matchAll(/`([\w-]+\.(?:html|css|js|json|svg|webp|jpg))`/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('index.html');
    expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it('has a poster of its last picture, twice its size and below 60 kB', async () => {
    const poster = resolve('content/banners', slug, 'poster.webp');
    expect(await imageSize(poster)).toEqual(size.map((length) => length * 2));
    expect(statSync(poster).size).toBeLessThan(60_000);
  });
});

describe('a standard banner', () => {
  it.each(banners.filter(([slug]) => standard.includes(slug)))(
    'has a still picture of its size for places without scripts (%s)',
    async (_, { folder, size }) => {
      expect(await imageSize(join(folder, 'fallback.jpg'))).toEqual(size);
    },
  );
});

describe('the scratch banner', () => {
  it('has the number that decides when the rest falls, at the top of its script', () => {
    const [strict, comment, number] = read('static/banners/scratch/banner.js').split('\n');
    expect([strict, number]).toEqual(["'use strict';", 'const reveal = 0.5;']);
    expect(comment).toMatch(/^\/\*\* How much/);
  });
});

describe('the gallery', () => {
  it('has five pictures, each with what it shows, a caption and a drawing', () => {
    const slides = JSON.parse(read('static/banners/gallery/slides.json')) as Record<string, string>[];
    expect(slides).toHaveLength(5);
    for (const slide of slides)
      expect(slide).toEqual({
        picture: expect.stringMatching(/\.svg$/) as string,
        alt: expect.stringMatching(/.{20}/) as string,
        caption: expect.stringMatching(/./) as string,
        note: expect.stringMatching(/./) as string,
        action: expect.stringMatching(/./) as string,
        words: expect.stringMatching(/^#/) as string,
      });
  });
});

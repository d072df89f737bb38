import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import sharp from 'sharp';

import { inVietnamese } from './artwork/banners/translate';
import { words } from './artwork/banners/words';
import { defaultClick, mediaBanner, mediaBanners } from '../jest/banners';
import { nameOf, read, texts } from '../jest/content';

const imageSize = async (file: string): Promise<(number | undefined)[]> => {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
};

/** Files that hosting instructions name: words in backticks with an ending, and folders. */
const namedIn = (instructions: string): string[] =>
  [...instructions.matchAll(/`([\w.-]+(?:\.(?:html|css|js|json|svg|webp|avif|jpg|mp4|vtt)|\/))`/g)].map(
    ([, file = '']) => file,
  );

/** What Vietnamese pages ask, and what any does. */
const inDong = /\d\.000(?:&nbsp;|\u00a0)đ/g;
const priced = /\$\d+|\d,000&nbsp;đ/g;

it('the media banners are eleven', () => {
  expect(mediaBanners).toHaveLength(11);
});

it.each(Object.keys(words))('the Vietnamese banner is the English one with other words (%s)', (slug) => {
  const folder = resolve('static', 'banners', slug);
  const hasLetters = (name: string) => existsSync(join(folder, `${name}-vn.woff2`));
  expect(read(join(folder, 'vn.html'))).toBe(
    inVietnamese(slug, read(join(folder, 'index.html')), hasLetters),
  );
});

describe.each(mediaBanners.map((banner) => [banner.name, banner] as const))(
  'the banner %s',
  (slug, banner) => {
    const { folder, files, html, size } = banner;
    const vietnamese = read(join(folder, 'vn.html'));
    const links = `${html}${vietnamese}`.match(/<a [^>]*>/g) ?? [];

    it('weighs less than 150 kB with everything it needs', () => {
      const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(150_000);
    });

    it('names no address outside its folder but the default of its click', () => {
      expect(banner.hosts).toEqual([]);
    });

    it('asks only for files that lie in its folder', () => {
      expect(banner.asked).toContain('banner.css');
      expect(banner.asked.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    });

    it('tells ad servers the size of its facts', () => {
      expect(html).toContain(`<meta name="ad.size" content="width=${size[0]},height=${size[1]}">`);
    });

    it('leads by links that open a new tab, which cannot reach back', () => {
      expect(links.length).toBeGreaterThan(0);
      expect(
        links.filter((link) => !link.includes(`href="${defaultClick}" target="_blank" rel="noopener"`)),
      ).toEqual([]);
    });

    it('takes the address of its click from clickTag', () => {
      expect(banner.all(/banner\.js$/)).toMatch(/\.get\('clickTag'\)/);
      // Whole addresses of the web alone: 'https:evil' would be one of the banner's own folder.
      expect(banner.all(/banner\.js$/)).toContain(String.raw`/^https?:\/\/\w/i.test(address ?? '')`);
    });

    it('has no event handlers and no styles in its HTML', () => {
      expect(`${html}${vietnamese}`).not.toMatch(/\son\w+="|<style/);
    });

    it('comes to an end: nothing in it loops for ever', () => {
      expect(banner.all(/\.(css|svg)$/)).not.toMatch(/infinite|repeatCount/);
    });

    it('has a language and a title', () => {
      expect(html).toMatch(/<html lang="en">[\s\S]*<title>[^<]{10,}<\/title>/);
      expect(vietnamese).toMatch(/<html lang="vi">[\s\S]*<title>[^<]{10,}<\/title>/);
    });

    it('is the same in Vietnamese, but for its words and the letters for them', () => {
      const skeletonOf = (page: string) =>
        page
          .split('\n')
          .filter((line) => !/-vn\.woff2"/.test(line))
          .map((line) => line.match(/<[a-z][\w]*|\s[a-z-]+=/g)?.join(''));
      expect(skeletonOf(vietnamese)).toEqual(skeletonOf(html));
    });

    it('says there what its list of words says', () => {
      const pairs = words[slug] ?? [];
      expect(pairs.length).toBeGreaterThan(3);
      expect(pairs.filter(([english]) => !html.includes(english))).toEqual([]);
      expect(pairs.filter(([, inVietnamese]) => !vietnamese.includes(inVietnamese))).toEqual([]);
    });

    it('gives the same hours in both languages, and a price in đồng for each', () => {
      const hoursOf = (page: string) => page.match(/\d+:\d\d/g);
      expect(hoursOf(vietnamese)).toEqual(hoursOf(html));
      expect(vietnamese).not.toMatch(/\$\d/);
      expect(vietnamese.match(inDong)?.length).toBe(html.match(priced)?.length);
    });

    it.each(
      texts
        .filter((text) => text.room === 'banners' && text.slug === slug)
        .map(({ name, body, language }) => [name, body, language] as const),
    )('comes with instructions that name files it has (%s)', (_, body, language) => {
      const named = namedIn(body);
      expect(named).toContain(language === 'vn' ? 'vn.html' : 'index.html');
      expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    });

    it.each(['poster.webp', 'poster-vn.webp'])(
      'has a %s, below 60 kB, sharp on dense screens',
      async (file) => {
        const poster = resolve('content/banners', slug, file);
        expect(await imageSize(poster)).toEqual(size.map((length) => length * 2));
        expect(statSync(poster).size).toBeLessThan(60_000);
      },
    );
  },
);

describe('a standard banner', () => {
  it.each(
    mediaBanners.filter(({ kind }) => kind === 'standard').map((banner) => [banner.name, banner] as const),
  )('has a still picture of its size for places without scripts (%s)', async (_, { folder, size }) => {
    expect(await imageSize(join(folder, 'fallback.jpg'))).toEqual(size);
    expect(await imageSize(join(folder, 'fallback-vn.jpg'))).toEqual(size);
  });
});

describe('the scratch banner', () => {
  it('has the number that decides when the rest falls, at the top of its script', () => {
    const [strict, comment, number] = read('static/banners/scratch/banner.js').split('\n');
    expect([strict, number]).toEqual(["'use strict';", 'const reveal = 0.5;']);
    expect(comment).toMatch(/^\/\*\* How much/);
  });
});

describe('the gallery', () => {
  const slidesIn = (file: string) =>
    JSON.parse(read(`static/banners/gallery/${file}`)) as Record<string, string>[];

  it('shows the same pictures and colours in both languages', () => {
    const factsIn = (file: string) => slidesIn(file).map(({ picture, words: colour }) => [picture, colour]);
    expect(factsIn('slides-vn.json')).toEqual(factsIn('slides.json'));
  });

  it('asks dollars in English and đồng in Vietnamese, for the same doors more', () => {
    const doorsByPrice = (file: string) =>
      slidesIn(file)
        .map(({ picture, action = '' }) => ({ picture, price: Number(action.replace(/\D/g, '')) }))
        .sort((a, b) => a.price - b.price)
        .map(({ picture }) => picture);
    expect(doorsByPrice('slides-vn.json')).toEqual(doorsByPrice('slides.json'));
    expect(read('static/banners/gallery/slides-vn.json').match(inDong)).toHaveLength(5);
  });

  it.each(['slides.json', 'slides-vn.json'])('has five pictures, each described (%s)', (file) => {
    const slides = slidesIn(file);
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

describe('the 36 pictures of 360 Product', () => {
  it('are numbered from 00 to 35', () => {
    const pictures = mediaBanner('360-product')
      .files.filter((file) => file.endsWith('.avif'))
      .map(nameOf);
    const numbers = Array.from({ length: 36 }, (_, at) => String(at).padStart(2, '0'));
    expect(pictures.sort()).toEqual(numbers.map((at) => `static/banners/360-product/frames/${at}.avif`));
  });
});

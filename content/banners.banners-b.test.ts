import { existsSync, readFileSync, statSync } from 'node:fs';

import { factsOf, filesBelow, nameOf, texts } from '../jest/content';

const slugs = ['360-product', 'before-after', 'embed-video', 'parallax', 'expandable'];
const factsBySlug = new Map(factsOf('banners').map(({ slug, values }) => [slug, values]));
const folderOf = (slug: string) => `static/banners/${slug}`;
const filesOf = (slug: string) => filesBelow(folderOf(slug));
const readText = (file: string) => readFileSync(file, 'utf8');
const textFilesOf = (slug: string) => filesOf(slug).filter((file) => /\.(html|css|js|svg|vtt)$/.test(file));
const allOf = (slug: string, kind: RegExp) =>
  textFilesOf(slug)
    .filter((file) => kind.test(file))
    .map(readText)
    .join('\n');
const pageOf = (slug: string) => readText(`${folderOf(slug)}/index.html`);

/** What a file says that a browser would ask for: attributes of HTML, `url()` of CSS. */
const askedFor = (source: string) =>
  [...source.matchAll(/(?:\ssrc="|<link[^>]*\shref="|\sposter="|url\(['"]?)([^"')]+)/g)].map(
    ([, address = '']) => address,
  );

/** Files that hosting instructions name: words in backticks with an ending, and folders. */
const namedIn = (instructions: string) =>
  [...instructions.matchAll(/`([\w.-]+(?:\.(?:html|js|css|webp|avif|mp4|vtt)|\/))`/g)].map(
    ([, file = '']) => file,
  );

/** Where the links of a banner lead after its script has read the click tag: the part of it that says so is run. */
const clickTargets = (slug: string, clickTag: string): string[] => {
  const [, part = ''] = /(const address = [\s\S]*?)\n\n/.exec(allOf(slug, /banner\.js$/)) ?? [];
  const [click, strip] = [{ href: 'https://example.com/' }, { href: 'https://example.com/' }];
  const find = (name: string) => (name.endsWith('click') ? click : undefined);
  const location = { search: `?${new URLSearchParams({ clickTag }).toString()}` };
  new Function('location', 'document', '$', 'strip', part)(
    location,
    { querySelector: find, getElementById: find },
    find,
    strip,
  );
  return [...new Set([click.href, ...(slug === 'expandable' ? [strip.href] : [])])];
};

describe.each(slugs)('the banner %s', (slug) => {
  it('weighs less than 150 kB with all its files', () => {
    const weight = filesOf(slug).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(150_000);
  });

  it('says the size of its facts as ad.size', () => {
    const { width, height } = factsBySlug.get(slug) ?? {};
    expect(pageOf(slug)).toContain(`<meta name="ad.size" content="width=${width},height=${height}">`);
  });

  it('has a title and a language', () => {
    expect(pageOf(slug)).toMatch(/<html lang="en">/);
    expect(pageOf(slug)).toMatch(/<title>[^<]{20,}<\/title>/);
  });

  it('names no address outside its folder but where a click leads without a click tag', () => {
    const addresses = textFilesOf(slug).flatMap(
      (file) => readText(file).match(/(?:https?:)?\/\/[\w.-]+/g) ?? [],
    );
    const outside = addresses.filter((address) => address.includes('.'));
    expect([...new Set(outside)]).toEqual(['https://example.com']);
    expect(pageOf(slug).match(/<a [^>]*href="https:\/\/example\.com\/"/g)).toHaveLength(outside.length);
  });

  it('asks only for files that lie in its folder', () => {
    const asked = [...askedFor(pageOf(slug)), ...askedFor(allOf(slug, /\.css$/))].filter(
      (address) => !address.startsWith('#'),
    );
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((file) => !existsSync(`${folderOf(slug)}/${file}`))).toEqual([]);
  });

  it('opens every link in a new tab that cannot reach back', () => {
    const links = pageOf(slug).match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/target="_blank" rel="noopener"/.test(link))).toEqual([]);
  });

  it.each([
    ['https://client.example/a?b=c', 'https://client.example/a?b=c'],
    ['http://client.example/', 'http://client.example/'],
    ['javascript:alert(1)', 'https://example.com/'],
    [' javascript:alert(1)//https://client.example/', 'https://example.com/'],
    ['//client.example/', 'https://example.com/'],
    ['data:text/html,hello', 'https://example.com/'],
    ['', 'https://example.com/'],
  ])('leads a click with the click tag %p to %s', (clickTag, target) => {
    expect(clickTargets(slug, clickTag)).toEqual([target]);
  });

  it('keeps still for those who want no motion', () => {
    expect(allOf(slug, /\.css$/)).toMatch(
      /@media \(prefers-reduced-motion: reduce\) \{\s*\*, ::before, ::after \{ animation: none !important; transition: none !important; \}/,
    );
    expect(allOf(slug, /banner\.js$/)).toContain("matchMedia('(prefers-reduced-motion: reduce)').matches");
  });

  it('has no event handlers and no styles in its HTML', () => {
    expect(pageOf(slug)).not.toMatch(/\son\w+="|\sstyle="|<style/);
  });

  it('has a poster for the cards, below 60 kB', () => {
    expect(statSync(`content/banners/${slug}/poster.webp`).size).toBeLessThan(60_000);
  });

  it.each(
    texts
      .filter((text) => text.room === 'banners' && text.slug === slug)
      .map(({ name, body }) => [name, body]),
  )('comes with instructions that name files it has (%s)', (_, body) => {
    const named = namedIn(body);
    expect(named).toContain('index.html');
    expect(named.filter((file) => !existsSync(`${folderOf(slug)}/${file}`))).toEqual([]);
  });
});

describe('the 36 pictures of 360 Product', () => {
  it('are numbered from 00 to 35', () => {
    const pictures = filesOf('360-product')
      .filter((file) => file.endsWith('.avif'))
      .map(nameOf);
    expect(pictures.sort()).toEqual(
      Array.from(
        { length: 36 },
        (_, at) => `static/banners/360-product/frames/${String(at).padStart(2, '0')}.avif`,
      ),
    );
  });
});

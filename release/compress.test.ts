import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

import { compress } from './compress';

const text = (bytes: number) =>
  Buffer.from('Text of the page. '.repeat(Math.ceil(bytes / 18)).slice(0, bytes));

/** A list like those of our pages: every level of compression makes something else of it. */
const list = (bytes = 40_000) => {
  let seed = 1;
  const next = (below: number) => ((seed = (seed * 48_271) % 2_147_483_647) % below).toString(36);
  const item = () =>
    `<li class="card-${next(3)}"><a href="/en/${next(400)}/">${next(300)} ${next(300)}</a></li>`;
  return Array.from({ length: bytes / 40 }, item)
    .join('')
    .slice(0, bytes);
};

const sizeAt = (content: Buffer, level: number) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;

it.each([
  ['a script', 'app.js', 1, 10],
  ['a page', 'en/index.html', 1, 8],
  ["a page's data", 'page-data.json', 1, 8],
  ['a text of more than 2 MB', 'app.js', 51, 6],
])(
  '%s (%s, %i times our list) is compressed by brotli at level %i, and by gzip at its best',
  async (_what, file, times, level) => {
    const content = Buffer.from(list().repeat(times));
    const variants = await compress(file, content);
    expect(variants.get('br')).toHaveLength(sizeAt(content, level));
    expect(variants.get('gzip')).toHaveLength(gzipSync(content, { level: 9 }).length);
  },
);

it.each([
  ['that would fill the first flight is as small as it gets', 240_000, 11],
  ['of less is not worth the time', 40_000, 10],
])('the best of a page %s', async (_which, bytes, level) => {
  const content = Buffer.from(list(bytes));
  expect(sizeAt(content, 10) > 13_500).toBe(level === 11);
  expect(sizeAt(content, 10)).not.toBe(sizeAt(content, 11));
  expect((await compress('en/index.html', content, true)).get('br')).toHaveLength(sizeAt(content, level));
});

it('a page that is to be as small as it gets becomes smaller still', async () => {
  const content = Buffer.from(list());
  const [best, other] = [
    await compress('en/index.html', content, true),
    await compress('en/index.html', content),
  ];
  expect(best.get('br')?.length).toBeLessThan(other.get('br')?.length ?? 0);
});

it('a text becomes smaller in both ways, and comes back as it was', async () => {
  const content = text(5_000);
  const variants = await compress('en/index.html', content);
  expect([...variants.keys()]).toEqual(['br', 'gzip']);
  const [br, gzip] = [variants.get('br'), variants.get('gzip')];
  expect(brotliDecompressSync(br ?? '').equals(content)).toBe(true);
  expect(gunzipSync(gzip ?? '').equals(content)).toBe(true);
  expect(br?.length).toBeLessThan(content.length);
  expect(gzip?.length).toBeLessThan(content.length);
});

it.each([
  ['a file that is small already', 'robots.txt', text(255)],
  ['a picture', 'cover.webp', text(5_000)],
  ['a text that only becomes larger', 'noise.txt', randomBytes(5_000)],
])('%s is left as it is', async (_what, name, content) => {
  expect((await compress(name, content)).size).toBe(0);
});

it('a file of 256 bytes is large enough', async () => {
  expect((await compress('robots.txt', text(256))).size).toBe(2);
});

it.each([300_000, 2_100_000])('a text of %i bytes is compressed too, with less effort', async (bytes) => {
  const variants = await compress('data.json', text(bytes));
  expect(brotliDecompressSync(variants.get('br') ?? '')).toHaveLength(bytes);
});

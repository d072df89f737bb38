import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compress } from './compress';

const text = (bytes: number) =>
  Buffer.from('Text of the page. '.repeat(Math.ceil(bytes / 18)).slice(0, bytes));

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

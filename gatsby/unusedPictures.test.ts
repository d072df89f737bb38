import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { remembered } from './remembered';
import { withoutUnusedPictures } from './unusedPictures';

inTemporaryFolder();

const written = new Map<string, string>();
let now = 0;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join('public', file)), { recursive: true });
  writeFileSync(join('public', file), text);
  // Each a second after the one before.
  utimesSync(join('public', file), ++now, now);
  written.set(file, text);
};
const left = () => withoutUnusedPictures('public', [...written.keys()]);
const [door, lamp, old] = ['a'.repeat(8), 'b'.repeat(32), 'c'.repeat(8)];

beforeEach(() => {
  written.clear();
  write('page-data/en/blog/page-data.json', `{"src":"/static/${door}/31cc3/m%E1%BB%9F%20c%E1%BB%ADa.webp"}`);
  write('page-data/sq/d/123.json', `{"html":"<img src=\\"/static/${lamp}/lamp.png\\">"}`);
  for (const place of [`${door}/31cc3/mở cửa.webp`, `${lamp}/lamp.png`]) write(`static/${place}`, '');
  write('static/body-0123456789abcdef0123456789abcdef.woff2', '');
});

describe('a picture', () => {
  it('is in a release when a page shows it, or several pages share it', async () => {
    expect(await left()).toEqual([...written.keys()]);
  });

  it('is in no release in a size that no page shows any more', async () => {
    const all = [...written.keys()];
    write(`static/${door}/e9d78/mở cửa.webp`, '');
    expect(await left()).toEqual(all);
    const sizes = ['31cc3', 'e9d78'].map((size) => `/static/${door}/${size}/m%E1%BB%9F%20c%E1%BB%ADa.webp`);
    write('page-data/en/blog/page-data.json', `{"srcSet":"${sizes.join(' 100w,\\n')} 200w"}`);
    expect(await left()).toEqual([...written.keys()]);
  });

  it('that no page shows any more is in no release', async () => {
    const all = [...written.keys()];
    write(`static/${old}/31cc3/old.webp`, '');
    expect(await left()).toEqual(all);
    write('page-data/en/page-data.json', `{"src":"/static/${old}/31cc3/old.webp"}`);
    expect(await left()).toEqual([...written.keys()]);
  });

  it('is missed as soon as the data of its last page is written anew', async () => {
    await left();
    write('page-data/en/blog/page-data.json', '{}');
    expect((await left()).filter((file) => file.includes(door ?? ''))).toEqual([]);
  });
});

it('an address in a text that no file can have stands in no way', async () => {
  write('page-data/en/page-data.json', `{"html":"https://other.example/static/${old}/100%.webp"}`);
  expect(await left()).toEqual([...written.keys()]);
});

it('a file is read again only when it was written anew', async () => {
  write('a.txt', '');
  const read = jest.fn(async (file: string) => file.length);
  const length = remembered(read);
  expect([await length('public/a.txt'), await length('public/a.txt')]).toEqual([12, 12]);
  expect(read).toHaveBeenCalledTimes(1);
});

/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { socialCardPath } from '../src/lib/socialCard';
import { writeSocialCards } from './socialCards';

inTemporaryFolder();

const addPage = (path: string, language: string, title: string): string => {
  const card = socialCardPath(language, title);
  const file = join('public', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<meta property="og:site_name" content="Saola"/><meta property="og:image" content="https://saola.example${card}"/><meta property="og:image:alt" content="${title}"/>`,
  );
  return join('public', card);
};
const cards = () => readdirSync('public/og');

describe('the social cards of a build', () => {
  it('are one picture of 1200x628 per title and language, at most 60 kB each', async () => {
    const files = [
      addPage('en/career', 'en', 'Career'),
      addPage('vn/career', 'vn', 'Tuyển dụng'),
      addPage('vn/blog/quay-pho', 'vn', 'Quầy phở ở Quận 3 đặt Ẵm Ỗi: cửa hàng nhỏ lên mạng trong mười ngày'),
    ];
    addPage('en/career/again', 'en', 'Career');

    expect(await writeSocialCards('public')).toEqual({ cards: 3, drawn: 3, removed: 0 });
    expect(cards()).toHaveLength(3);
    for (const file of files) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 628 });
      expect(statSync(file).size).toBeLessThan(60_000);
    }
  });

  it('are drawn once: the next build draws new ones only, and removes those without a page', async () => {
    const kept = addPage('en/career', 'en', 'Career');
    const renamed = addPage('en/team', 'en', 'Team');
    await writeSocialCards('public');
    const { mtimeMs } = statSync(kept);
    const fresh = addPage('en/team', 'en', 'Our Team');

    expect(await writeSocialCards('public')).toEqual({ cards: 2, drawn: 1, removed: 1 });
    expect([kept, fresh, renamed].map((file) => existsSync(file))).toEqual([true, true, false]);
    expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  });

  it('are not looked for in pages outside the languages, such as the demos', async () => {
    addPage('demos/pho-lanh', 'en', 'Phở Lành');
    expect(await writeSocialCards('public')).toEqual({ cards: 0, drawn: 0, removed: 0 });
  });
});

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import type { Language } from '../src/i18n/locales';
import { socialCardPath } from '../src/lib/socialCard';
import { writeSocialCards } from './socialCards';
import type { SocialCard } from './socialCardsOfPages';

inTemporaryFolder();

const card = (language: Language, title: string): SocialCard => ({
  path: socialCardPath(language, title),
  language,
  title,
  siteName: 'Saola',
});
const fileOf = ({ path }: SocialCard) => join('public', path);
const cards = () => readdirSync('public/og');

describe('the social cards of a build', () => {
  it('are one picture of 1200x628 per title and language, at most 60 kB each', async () => {
    const three = [
      card('en', 'Career'),
      card('vn', 'Tuyển dụng'),
      card('vn', 'Quầy phở ở Quận 3 đặt Ẵm Ỗi: cửa hàng nhỏ lên mạng trong mười ngày'),
    ];

    expect(await writeSocialCards('public', three)).toEqual({ cards: 3, drawn: 3, removed: 0 });
    expect(cards()).toHaveLength(3);
    for (const file of three.map(fileOf)) {
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 628 });
      expect(statSync(file).size).toBeLessThan(60_000);
    }
  });

  it('are drawn once: the next build draws new ones only, and removes those without a page', async () => {
    const [kept, renamed, fresh] = [card('en', 'Career'), card('en', 'Team'), card('en', 'Our Team')];
    await writeSocialCards('public', [kept, renamed]);
    const { mtimeMs } = statSync(fileOf(kept));

    expect(await writeSocialCards('public', [kept, fresh])).toEqual({ cards: 2, drawn: 1, removed: 1 });
    expect([kept, fresh, renamed].map((one) => existsSync(fileOf(one)))).toEqual([true, true, false]);
    expect(statSync(fileOf(kept)).mtimeMs).toBe(mtimeMs);
  });
});

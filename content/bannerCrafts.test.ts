import { join } from 'node:path';

import sharp from 'sharp';

import { partTexts, read } from '../jest/content';
import { languages } from '../src/i18n/locales';

const folder = 'services/media-banners/crafts';
const craftsIn = (language: string) =>
  (
    partTexts.find((text) => text.folder === folder && text.language === language)?.values as {
      readonly items: readonly {
        readonly title: string;
        readonly text: string;
        readonly ground: string;
        readonly picture: string;
        readonly narrow: string;
      }[];
    }
  ).items;
const sizesIn = (words: string) => (words.match(/\d+[x×]\d+/g) ?? []).map((size) => size.replace('×', 'x'));

describe.each(languages)('what the media banners service does (%s)', (language) => {
  const crafts = craftsIn(language);

  it('is four services, each on a ground of its own', () => {
    expect(new Set(crafts.map(({ ground }) => ground)).size).toBe(4);
    expect(crafts).toHaveLength(4);
  });

  it('names the five sizes that are drawn', () => {
    const drawn = sizesIn(
      /const places = \{[^}]*\}/.exec(read('content/artwork/services/banners/sizes.js'))?.[0] ?? '',
    );
    expect(drawn).toHaveLength(5);
    expect(sizesIn(crafts[3]?.text ?? '').sort()).toEqual(drawn.sort());
  });

  it.each(crafts)(
    'has a drawing of $title for wide screens, and an upright one for phones',
    async (craft) => {
      const shapeOf = async (file: string) => {
        const { width, height } = await sharp(join('content', folder, file)).metadata();
        return { width, ratio: width / height };
      };
      expect(await shapeOf(craft.narrow)).toEqual({ width: 900, ratio: expect.any(Number) as number });
      expect((await shapeOf(craft.narrow)).ratio).toBeLessThan(0.9);
      expect((await shapeOf(craft.picture)).width).toBeGreaterThanOrEqual(1080);
    },
  );
});

import type { Canvas, Composition } from './canvas';
import { COMPOSITIONS } from './compositions';
import { browserFrame, phoneFrames } from './frames';
import { type PageDrawing, drawPage } from './pages';
import { COLOUR_NAMES, type Palette, type Words, housePalette } from './palette';
import { portrait } from './portrait';
import { createRandom } from './random';
import { cycle, rect, svg } from './shapes';

/** A picture to be made, and what it shows in words. */
export interface Drawing {
  /** The file name, without its extension. It begins with the subject, which has a folder in the media library. */
  name: string;
  /** An SVG, or the bytes of a picture that is there already. */
  source: string | Buffer;
  alternativeText: string;
  /** The alternative text in Vietnamese, where the picture is shown with Vietnamese texts as well. */
  alternativeTextVi?: string;
}

interface Size {
  width: number;
  height: number;
}

const colourWords = ({ colours, ground }: Palette): Words => {
  const named = colours.flatMap((colour) => COLOUR_NAMES[colour] ?? []);
  const names = (language: keyof Words) =>
    [...new Set(named.map((words) => words[language]))]
      .slice(0, 2)
      .join(language === 'vi' ? ' và ' : ' and ');
  const onGround = COLOUR_NAMES[ground] ?? { en: 'a light ground', vi: 'sáng' };
  return {
    en: `in ${names('en')} on ${onGround.en}`,
    vi: `màu ${names('vi')} trên nền ${onGround.vi}`,
  };
};

const fill = (key: string, { width, height }: Size, palette: Palette, draw: Composition): string => {
  const canvas: Canvas = { width, height, palette, random: createRandom(key) };
  return svg(width, height, rect(0, 0, width, height, palette.ground) + draw(canvas));
};

/** The title picture of a blog post, 1600 x 900. */
export const postPicture = (key: string, index: number): Drawing => {
  const palette = housePalette(createRandom(`post ${key}`));
  const { words, draw } = cycle(COMPOSITIONS, index);
  const colours = colourWords(palette);
  return {
    name: `post-${key}`,
    source: fill(key, { width: 1600, height: 900 }, palette, draw),
    alternativeText: `${words.en} ${colours.en}`,
    alternativeTextVi: `${words.vi} ${colours.vi}`,
  };
};

/** The picture of an author, 400 x 400. */
export const authorPicture = (key: string, firstName: string): Drawing => ({
  name: `author-${key}`,
  source: fill(key, { width: 400, height: 400 }, housePalette(createRandom(`author ${key}`)), portrait),
  alternativeText: `Drawn portrait of ${firstName}`,
});

interface ShowcasePicture {
  slug: string;
  title: string;
  type: 'Website' | 'Mobile App';
  /** 0 is the thumbnail, the pictures of the carousel follow. */
  index: number;
}

/** A screen of a showcase in its frame, 1200 x 900. */
export const showcasePicture = ({ slug, title, type, index }: ShowcasePicture): Drawing => {
  const draw = type === 'Website' ? browserFrame : phoneFrames;
  const frame = type === 'Website' ? 'in a browser window' : 'on three phones';
  const palette = housePalette(createRandom(`showcase ${slug}`));
  return {
    name: `showcase-${slug}-${index}`,
    source: fill(`${slug} ${index}`, { width: 1200, height: 900 }, palette, draw),
    alternativeText: index === 0 ? `${title} ${frame}` : `${title} ${frame}, screen ${index}`,
  };
};

/**
 * The two pictures of a layout: its upper part, 1000 x 1160, and the whole page, 1000 x 1800, drawn; or the photographs of its
 * demo. Words in Vietnamese.
 */
export const layoutPictures = (
  drawing: PageDrawing,
  words: string,
  photographs?: Readonly<Record<'thumbnail' | 'full', Buffer>>,
): { thumbnail: Drawing; fullImage: Drawing } => ({
  thumbnail: {
    name: `template-${drawing.key}`,
    source: photographs?.thumbnail ?? drawPage(drawing, 1160),
    alternativeText: `Ảnh thu nhỏ của mẫu ${words}`,
  },
  fullImage: {
    name: `template-${drawing.key}-full`,
    source: photographs?.full ?? drawPage(drawing, 1800),
    alternativeText: `Toàn trang của mẫu ${words}`,
  },
});

/** The picture that a link to a trade's templates shows in social media, 1200 x 628. */
export const seoPicture = (trade: string, palette: Palette): Drawing => ({
  name: `seo-${trade}`,
  source: fill(trade, { width: 1200, height: 628 }, palette, browserFrame),
  alternativeText: 'Một mẫu website trong khung trình duyệt',
});

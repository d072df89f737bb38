import type { PictureOrder } from './order.mts';

/** A screen of a case study on a desk. */
export const desk = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}.webp`,
  width: 1440,
  height: 1000,
});

/** The same on a phone, for narrow screens. */
export const narrow = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}-390.webp`,
  width: 390,
  height: 844,
});

/** The same on a tablet, for screens between the two. */
export const medium = (source: string, slug: string, name: string): PictureOrder => ({
  ...desk(source, slug, name),
  target: `content/case-studies/${slug}/${name}-768.webp`,
  width: 768,
  height: 1024,
});

export const widths = (source: string, slug: string, name: string): PictureOrder[] => [
  desk(source, slug, name),
  narrow(source, slug, name),
];

/** A picture full of shaded drawings, which would weigh too much at the usual quality. */
export const shaded = (order: PictureOrder): PictureOrder => ({ ...order, quality: 78 });

export const shadedWidths = (source: string, slug: string, name: string): PictureOrder[] =>
  widths(source, slug, name).map(shaded);

export const phone = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}.webp`,
  width: 390,
  height: 844,
});

/** The close looks of a case study's carousel, as pages of their own. */
export const shots = (folder: string, slug: string, ...names: string[]): PictureOrder[] =>
  names.map((name) => ({
    source: `${folder}/shot-${name}.html`,
    target: `content/case-studies/${slug}/shot-${name}.webp`,
    width: 560,
    height: 400,
  }));

/** The drawn problem of a case study. */
export const challenge = (folder: string, slug: string): PictureOrder => ({
  source: `${folder}/challenge.html`,
  target: `content/case-studies/${slug}/challenge.webp`,
  width: 500,
  height: 415,
});

/** The screen of a case study that is explained point by point, in a window where its words are large. */
export const explained = (source: string, slug: string, width: number, height: number): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/screen.webp`,
  width,
  height,
  scale: 1440 / width,
  quality: 80,
});

/** A drawn ground behind a case study's frames. */
export const ground = (folder: string, slug: string): PictureOrder => ({
  source: `${folder}/scene.html`,
  target: `content/case-studies/${slug}/scene.webp`,
  width: 1440,
  height: 900,
  scale: 1,
});

/** The same composed anew for an upright stage. */
export const uprightGround = (folder: string, slug: string): PictureOrder => ({
  ...ground(folder, slug),
  target: `content/case-studies/${slug}/scene-upright.webp`,
  width: 768,
  height: 960,
  scale: 2,
});

/** A drawing of one project: the module of that name in its folder. */
export const drawing = (
  folder: string,
  slug: string,
  name: string,
  width: number,
  height: number,
): PictureOrder => ({
  source: `shared/drawing.html?project=${folder}&name=${name}`,
  target: `content/case-studies/${slug}/${name}.webp`,
  width,
  height,
});

/** The close looks of a case study's carousel. */
export const closeUps = (folder: string, slug: string, ...names: string[]): PictureOrder[] =>
  names.map((name) => drawing(folder, slug, `shot-${name}`, 560, 400));

/** The same, and the picture of what was hard. */
export const looks = (folder: string, slug: string, ...names: string[]): PictureOrder[] => [
  ...closeUps(folder, slug, ...names),
  drawing(folder, slug, 'challenge', 500, 415),
];

/** The drawn ground of a card and a stage, as a module of its project. */
export const drawnGround = (folder: string, slug: string): PictureOrder => ({
  ...drawing(folder, slug, 'scene', 1440, 900),
  scale: 1,
});

/** A screen that is drawn to be explained point by point, where the one on the stage would only be shown again. */
export const ownScreen = (folder: string, slug: string): PictureOrder => ({
  ...drawing(folder, slug, 'screen', 1410, 1000),
  scale: 1,
});

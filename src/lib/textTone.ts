const channel = (hex: string): number => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a colour written `#rrggbb` (WCAG 2.2, 'relative luminance'), 0 to 1. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const words = { dark: luminance('#12161c'), light: luminance('#ffffff') } as const;

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of dark (ink) or light (white) words on a ground written `#rrggbb`: 1 to 21. */
export const contrastOn = (ground: string, tone: keyof typeof words): number =>
  contrast(luminance(ground), words[tone]);

const reds = { dark: luminance('#c2361f'), light: luminance('#ff8a70') } as const;

/** Whether dark or light words stand out more on a ground written `#rrggbb`. */
export const textTone = (ground: string): keyof typeof words =>
  contrastOn(ground, 'dark') >= contrastOn(ground, 'light') ? 'dark' : 'light';

/** Whether a mark in the red that goes with the words stands out on a ground written `#rrggbb`. */
export const redStandsOut = (ground: string): boolean =>
  contrast(luminance(ground), reds[textTone(ground)]) >= 3;

/** SVG elements as text. Lengths in pixels of the picture, rounded to a tenth. */
const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" rx="${radius}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

/** A path from steps like `['M', 0, 10]`. */
export const path = (
  steps: (string | number)[][],
  fill: string,
  stroke?: { colour: string; width: number },
): string => {
  const d = steps
    .map((step) => step.map((part) => (typeof part === 'number' ? round(part) : part)).join(' '))
    .join(' ');
  const line = stroke
    ? ` stroke="${stroke.colour}" stroke-width="${round(stroke.width)}" stroke-linecap="round"`
    : '';
  return `<path d="${d}" fill="${fill}"${line}/>`;
};

/** An inner picture of its own size, cut at its edges and moved to a place. */
export const inset = (x: number, y: number, width: number, height: number, content: string): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}">${content}</svg>`;

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The item of a list that runs round: index 5 of three items is the third. */
export const cycle = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to take from an empty list.');
  return item;
};

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/**
 * What is set into the body, and what is drawn on it: windows, lamps, gaps, handles. They are no surfaces of their own but
 * painted, in the body's own `u` and `v` (`surface.ts`): the edge of each is as soft as a pixel, in any size of the picture.
 */
const number = (value: number) => value.toFixed(3);
const list = (values: readonly number[]) => values.map(number).join(',');

type Span = readonly [low: number, high: number];

/** A pane between two heights and two edges that may lean: where they are at its foot, and at its head. */
const pane = ([low, high]: Span, foot: Span, head: Span = foot): string =>
  `pane(vec2(${list([low, high])}), vec2(${list(foot)}), vec2(${list(head)}))`;

/** A gap that runs up, or along, the body. */
const upright = (from: number, to: number, [low, high]: Span): string =>
  `line(u - mix(${list([from, to])}, (v - ${number(low)}) / ${number(high - low)}), 0.014, fine.x) * within(v, ${list([low, high])}, fine.y)`;
const along = (from: number, to: number, [rear, front]: Span, width = 0.016): string =>
  `line(v - mix(${list([from, to])}, (u - ${number(rear)}) / ${number(front - rear)}), ${number(width)}, fine.y) * within(u, ${list([rear, front])}, fine.x)`;
const lens = (at: number, radius: number): string => `lens(vec2(${list([at, 3.52])}), ${number(radius)})`;

const any = (...masks: readonly string[]): string => masks.reduce((sum, mask) => `max(${sum}, ${mask})`);

/** Where on the body something is, so that the rest of it does not ask. */
const where = (condition: string, ...lines: readonly string[]): string =>
  `if (${condition}) { ${lines.join('\n')} }`;
const lay = (colour: string, ...masks: readonly string[]): string =>
  `c = mix(c, ${colour}, ${any(...masks)});`;
const darken = (by: number, ...masks: readonly string[]): string =>
  `c *= 1.0 - ${number(by)} * ${any(...masks)};`;

/** Doors, from the sill to the windows: their gaps, and in each a bowl with a grip across it. */
const doors = where(
  'v > 1.4 && v < 4.2 && u > 2.8 && u < 6.8',
  darken(
    0.68,
    upright(6.6, 6.6, [1.5, 4.05]),
    upright(4.785, 4.785, [1.5, 4.1]),
    upright(3.105, 2.965, [2.6, 4.1]),
    along(1.51, 1.51, [3.3, 6.6]),
  ),
  darken(0.55, pane([3.56, 3.78], [4.96, 5.32]), pane([3.56, 3.78], [3.2, 3.56])),
  lay('paint * 0.75 + 0.2', pane([3.68, 3.78], [4.95, 5.33]), pane([3.68, 3.78], [3.19, 3.57])),
);
const sideWindows = where(
  'v > 4.0 && v < 5.02',
  lay('trim', pane([4.05, 4.97], [3.2, 7], [2.66, 6.1])),
  lay('glass', pane([4.12, 4.9], [4.84, 6.78], [4.84, 6.08]), pane([4.12, 4.9], [3.3, 4.73], [2.86, 4.73])),
);
/** The creases and the edge of the bonnet, and both large windows, which go over the middle of the roof: it is at 6. */
const above = where(
  'v > 5.0',
  `c = mix(c, min(c * 1.35 + 0.06, vec3(1.0)), ${along(5.46, 5.36, [7.5, 10.6], 0.02)} * 0.55);`,
  darken(0.3, along(5.42, 5.32, [7.5, 10.6], 0.02)),
  darken(0.68, upright(10.76, 10.76, [5.06, 6.94]), along(5.05, 5.05, [7.15, 10.76])),
  lay('trim', pane([5.05, 6.95], [5.98, 7.08]), pane([5.06, 6.94], [1.07, 1.92])),
  lay('glass', pane([5.09, 6.91], [6.06, 6.95]), pane([5.1, 6.9], [1.14, 1.84])),
);
/** In each lamp two lenses below a bar of light, and below the lamp an inlet. */
const front = where(
  'u > 8.7 && v < 4.0',
  lay(
    'trim',
    pane([1.75, 2.75], [10.46, 10.86], [10.3, 10.82]),
    pane([3.24, 3.96], [9.42, 10.9], [8.8, 10.9]),
  ),
  lay('lampGlass', pane([3.28, 3.92], [9.5, 10.87], [8.9, 10.87])),
  lay('lamp', pane([3.76, 3.87], [9.12, 10.82], [9.0, 10.82])),
  lay('hollow', lens(9.9, 0.16), lens(10.4, 0.16)),
  lay('lamp', lens(9.9, 0.115), lens(10.4, 0.115)),
);
const rear = where('u < 1.4 && v < 4.0', lay('tail', pane([3.3, 3.95], [0.02, 1.1], [0.02, 1.3])));

/**
 * The functions that the body's shader has for it. A pane has round corners, and is measured in pixels from its edges. A line that
 * is thinner than a pixel is fainter, never broken.
 */
export const skinFunctions = `
vec2 fine;
float line(float away, float width, float fine) { return clamp(0.5 + (width - abs(away)) / fine, 0.0, 1.0); }
float within(float x, float from, float to, float fine) {
  return clamp(0.5 + (x - from) / fine, 0.0, 1.0) * clamp(0.5 + (to - x) / fine, 0.0, 1.0);
}
float lens(vec2 at, float radius) {
  return line(length((vPlace - at) * vec2(1.0, 0.72)), radius, length(fine) * 0.6);
}
float pane(vec2 rows, vec2 foot, vec2 head) {
  float t = clamp((vPlace.y - rows.x) / (rows.y - rows.x), 0.0, 1.0);
  vec2 edge = mix(foot, head, t);
  vec2 from = vec2(min(vPlace.x - edge.x, edge.y - vPlace.x), min(vPlace.y - rows.x, rows.y - vPlace.y)) / fine;
  float round = 0.16 * min((edge.y - edge.x) / fine.x, (rows.y - rows.x) / fine.y);
  return clamp(0.5 + round - length(max(round - from, 0.0)), 0.0, 1.0);
}`;

/** Lays all of it over the paint `c`; the names are those of the shader in `studio.ts`. */
export const skinOver = `
  float u = vPlace.x; float v = vPlace.y;
  c = mix(c, plastic, max(within(v, 0.6, 1.5, fine.y), line(vAt.y, 0.3, fineUp)));
  ${[doors, sideWindows, above, front, rear].join('\n')}`;

import { colourToken } from '../../gatsby/colourToken';

const colours = {
  ink: colourToken('ink'),
  paper: colourToken('paper'),
  red: colourToken('red'),
  jade: colourToken('jade'),
  quiet: colourToken('stone'),
};
const font = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

/** Lengths in pixels. */
const width = 1200;
const margin = 40;
const headHeight = 104;
const names = 160;
const gap = 28;
const perRow = 3;
const panelWidth = (width - 2 * margin - names - perRow * gap) / perRow;
const panelHead = 62;
const barHeight = 22;
const barStep = 34;
/** Room for the figure behind the longest bar. */
const labelRoom = 64;
const smallest = 2;

/** What is compared. */
export interface Compared {
  readonly title: string;
  /** Stands out from the others. */
  readonly isOurs: boolean;
}

/** One figure of all that is compared. */
export interface BarPanel<Item extends Compared> {
  readonly title: string;
  readonly unit: string;
  readonly value: (item: Item) => number;
  readonly label: (item: Item) => string;
  /** Shares from 0 to 1 that should be 0: anything else is red. */
  readonly losses?: boolean;
}

/** A chart: its words, what is compared, and in which figures. */
export interface BarChart<Item extends Compared> {
  readonly title: string;
  readonly note: string;
  readonly items: readonly Item[];
  readonly panels: readonly BarPanel<Item>[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface TextStyle {
  size?: number;
  weight?: number;
  fill?: string;
}

function text(x: number, y: number, content: string, style: TextStyle = {}): string {
  const { size = 14, weight = 400, fill = colours.ink } = style;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(content)}</text>`;
}

function bar<Item extends Compared>(
  item: Item,
  panel: BarPanel<Item>,
  x: number,
  y: number,
  most: number,
): string {
  const value = panel.value(item);
  const isLost = panel.losses === true && value > 0;
  const length = Math.max(smallest, most > 0 ? (value / most) * (panelWidth - labelRoom) : 0);
  const fill = isLost ? colours.red : item.isOurs ? colours.jade : colours.ink;
  const opacity = item.isOurs || isLost ? 1 : 0.72;
  return [
    `<rect x="${x}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${fill}" fill-opacity="${opacity}"/>`,
    text(x + length + 8, y + barHeight - 6, panel.label(item), { weight: item.isOurs ? 700 : 400 }),
  ].join('\n');
}

function panelAt<Item extends Compared>(
  panel: BarPanel<Item>,
  items: readonly Item[],
  x: number,
  y: number,
): string {
  // Losses are shares of the tries, whatever the most of them is.
  const most = panel.losses ? 1 : Math.max(...items.map(panel.value));
  return [
    text(x, y + 18, panel.title, { size: 17, weight: 700 }),
    text(x, y + 40, panel.unit, { size: 13, fill: colours.quiet }),
    ...items.map((item, index) => bar(item, panel, x, y + panelHead + index * barStep, most)),
  ].join('\n');
}

function nameOf({ title, isOurs }: Compared, index: number, y: number): string {
  const style = { weight: isOurs ? 700 : 400, fill: isOurs ? colours.jade : colours.ink };
  return text(margin, y + panelHead + index * barStep + barHeight - 6, title, style);
}

function rowAt<Item extends Compared>(
  row: readonly BarPanel<Item>[],
  items: readonly Item[],
  y: number,
): string {
  const first = margin + names + gap;
  return [
    ...items.map((item, index) => nameOf(item, index, y)),
    ...row.map((panel, index) => panelAt(panel, items, first + index * (panelWidth + gap), y)),
  ].join('\n');
}

/** A bar chart (SVG) of figures of which less is better. */
export function barChart<Item extends Compared>({ title, note, items, panels }: BarChart<Item>): string {
  const rowHeight = panelHead + items.length * barStep + 36;
  const rows = Array.from({ length: Math.ceil(panels.length / perRow) }, (_row, index) =>
    panels.slice(index * perRow, (index + 1) * perRow),
  );
  const height = headHeight + rows.length * rowHeight + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}" role="img" aria-labelledby="title">`,
    `<title id="title">${escape(title)}: less is better</title>`,
    `<rect width="${width}" height="${height}" rx="12" fill="${colours.paper}"/>`,
    text(margin, 52, title, { size: 24, weight: 700 }),
    text(margin, 78, note, { fill: colours.quiet }),
    ...rows.map((row, index) => rowAt(row, items, headHeight + index * rowHeight)),
    '</svg>\n',
  ].join('\n');
}

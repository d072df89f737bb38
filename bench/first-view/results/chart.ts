import { colourToken } from '../../../gatsby/colourToken';
import { type Panel, panels } from './panels';
import type { Results, SiteResult } from './results';

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

function colourOf(site: SiteResult, panel: Panel): string {
  if (panel.losses && panel.value(site) > 0) return colours.red;
  return site.id === 'ours' ? colours.jade : colours.ink;
}

function bar(site: SiteResult, panel: Panel, x: number, y: number, most: number): string {
  const value = panel.value(site);
  const length = Math.max(smallest, most > 0 ? (value / most) * (panelWidth - labelRoom) : 0);
  const weight = site.id === 'ours' ? 700 : 400;
  const opacity = site.id === 'ours' || (panel.losses && value > 0) ? 1 : 0.72;
  return [
    `<rect x="${x}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${colourOf(site, panel)}" fill-opacity="${opacity}"/>`,
    text(x + length + 8, y + barHeight - 6, panel.label(site), { weight }),
  ].join('\n');
}

function panelAt(panel: Panel, sites: SiteResult[], x: number, y: number): string {
  // Losses are shares of the tries, whatever the most of them is.
  const most = panel.losses ? 1 : Math.max(...sites.map(panel.value));
  return [
    text(x, y + 18, panel.title, { size: 17, weight: 700 }),
    text(x, y + 40, panel.unit, { size: 13, fill: colours.quiet }),
    ...sites.map((site, index) => bar(site, panel, x, y + panelHead + index * barStep, most)),
  ].join('\n');
}

function nameOf(site: SiteResult, index: number, y: number): string {
  const ours = site.id === 'ours';
  const style = { weight: ours ? 700 : 400, fill: ours ? colours.jade : colours.ink };
  return text(margin, y + panelHead + index * barStep + barHeight - 6, site.title, style);
}

function rowAt(row: Panel[], sites: SiteResult[], y: number): string {
  const first = margin + names + gap;
  return [
    ...sites.map((site, index) => nameOf(site, index, y)),
    ...row.map((panel, index) => panelAt(panel, sites, first + index * (panelWidth + gap), y)),
  ].join('\n');
}

/** A bar chart (SVG) of what the sites have in common to compare. */
export function chart({ sites, date, rounds }: Results): string {
  const rowHeight = panelHead + sites.length * barStep + 36;
  const rows = Array.from({ length: Math.ceil(panels.length / perRow) }, (_row, index) =>
    panels.slice(index * perRow, (index + 1) * perRow),
  );
  const height = headHeight + rows.length * rowHeight + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}" role="img" aria-labelledby="title">`,
    '<title id="title">First view of one blog post, built in five ways: less is better</title>',
    `<rect width="${width}" height="${height}" rx="12" fill="${colours.paper}"/>`,
    text(margin, 52, 'First view of one blog post, built in five ways', { size: 24, weight: 700 }),
    text(margin, 78, `Less is better. Median of ${rounds} interleaved rounds, ${date}.`, {
      fill: colours.quiet,
    }),
    ...rows.map((row, index) => rowAt(row, sites, headHeight + index * rowHeight)),
    '</svg>\n',
  ].join('\n');
}

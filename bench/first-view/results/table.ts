import { kilobytes, lostOf, milliseconds } from './format';
import type { SiteResult } from './results';

interface Column {
  title: string;
  cell: (site: SiteResult) => string;
}

/** What is compared, in the order of the table. Sizes in kilobytes, times in milliseconds. */
const columns: Column[] = [
  { title: 'HTML', cell: ({ firstView }) => kilobytes(firstView.html) },
  { title: 'CSS files', cell: ({ firstView }) => kilobytes(firstView.styles) },
  { title: 'JS files', cell: ({ firstView }) => kilobytes(firstView.scripts) },
  { title: 'of a framework', cell: ({ firstView }) => kilobytes(firstView.frameworkScripts) },
  { title: 'CSS inlined', cell: ({ inlined }) => kilobytes(inlined.styles) },
  { title: 'JS inlined', cell: ({ inlined }) => kilobytes(inlined.scripts) },
  { title: 'requests', cell: ({ firstView }) => String(firstView.requests) },
  { title: 'of pictures', cell: ({ firstView }) => String(firstView.pictureRequests) },
  { title: 'FCP', cell: ({ firstView }) => milliseconds(firstView.fcp) },
  { title: 'LCP', cell: ({ firstView }) => milliseconds(firstView.lcp) },
  { title: 'TBT', cell: ({ firstView }) => milliseconds(firstView.tbt) },
  { title: 'scripting', cell: ({ firstView }) => milliseconds(firstView.scripting) },
  { title: 'clicks lost', cell: ({ clicks }) => lostOf(clicks) },
  { title: 'click answered', cell: ({ clicks }) => milliseconds(clicks.answered) },
  { title: 'texts lost', cell: ({ texts }) => lostOf(texts) },
];

/** A Markdown table, padded so that it also reads as plain text. Figures stand on the right, the first column never. */
export function markdownTable(head: string[], rows: string[][], cells: 'figures' | 'words'): string {
  const onRight = (column: number) => cells === 'figures' && column > 0;
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return onRight(column) ? cell.padStart(width) : cell.padEnd(width);
  };
  const rule = widths.map((width, column) =>
    onRight(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [head.map(pad), rule, ...rows.map((row) => row.map(pad))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** The figures of all sites. */
export function figuresTable(sites: SiteResult[]): string {
  const head = ['', ...columns.map(({ title }) => title)];
  return markdownTable(
    head,
    sites.map((site) => [site.title, ...columns.map(({ cell }) => cell(site))]),
    'figures',
  );
}

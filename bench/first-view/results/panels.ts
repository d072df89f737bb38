import { kilobytes, lostOf, milliseconds } from './format';
import type { Losses, SiteResult } from './results';

/** One small chart: a figure of every site. Less is better in all of them. */
export interface Panel {
  title: string;
  unit: string;
  /** Decides the length of the bar. */
  value: (site: SiteResult) => number;
  label: (site: SiteResult) => string;
  /** Whether the figure counts losses, which have a colour of their own. */
  losses?: boolean;
}

const files = ({ firstView }: SiteResult) => firstView.html + firstView.styles + firstView.scripts;
const share = ({ lost, tries }: Losses) => (tries === 0 ? 0 : lost / tries);

/** What the chart shows, row by row. */
export const panels: Panel[] = [
  {
    title: 'JavaScript',
    unit: 'kB transferred on the first view',
    value: ({ firstView }) => firstView.scripts,
    label: ({ firstView }) => kilobytes(firstView.scripts),
  },
  {
    title: 'Largest contentful paint',
    unit: 'ms, Lighthouse mobile',
    value: ({ firstView }) => firstView.lcp,
    label: ({ firstView }) => milliseconds(firstView.lcp),
  },
  {
    title: 'Scripting',
    unit: 'ms on the main thread, Lighthouse mobile',
    value: ({ firstView }) => firstView.scripting,
    label: ({ firstView }) => milliseconds(firstView.scripting),
  },
  {
    title: 'HTML, CSS and JavaScript',
    unit: 'kB transferred on the first view',
    value: files,
    label: (site) => kilobytes(files(site)),
  },
  {
    title: 'Clicks lost at first paint',
    unit: 'tries, slow 4G and slow CPU',
    value: ({ clicks }) => share(clicks),
    label: ({ clicks }) => lostOf(clicks),
    losses: true,
  },
  {
    title: 'Typed texts lost at first paint',
    unit: 'tries, slow 4G and slow CPU',
    value: ({ texts }) => share(texts),
    label: ({ texts }) => lostOf(texts),
    losses: true,
  },
];

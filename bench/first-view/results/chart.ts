import { barChart } from '../../running/barChart';
import { panels } from './panels';
import type { Results } from './results';

/** A bar chart (SVG) of what the sites have in common to compare. */
export function chart({ sites, date, rounds }: Results): string {
  return barChart({
    title: 'First view of one blog post, built in five ways',
    note: `Less is better. Median of ${rounds} interleaved rounds, ${date}.`,
    items: sites.map((site) => ({ ...site, isOurs: site.id === 'ours' })),
    panels,
  });
}

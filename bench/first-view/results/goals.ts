import { kilobytes, lostOf, milliseconds } from './format';
import type { Goal, Losses, SiteResult } from './results';

const limits = { lcpRatio: 1.05, scripting: 40 };

const found = (losses: Losses, plain: Losses | undefined) =>
  `${lostOf(losses)}${plain ? `, Gatsby as it comes ${lostOf(plain)}` : ''}`;

function scriptGoals({ firstView }: SiteResult, others: SiteResult[]): Goal[] {
  const theirs = others
    .filter(({ id }) => id === 'gatsby' || id === 'next')
    .map((other) => `, ${other.title} ${kilobytes(other.firstView.frameworkScripts)} kB`);
  return [
    {
      text: 'No framework JavaScript on the first view',
      found: `${kilobytes(firstView.frameworkScripts)} kB${theirs.join('')}`,
      met: firstView.frameworkScripts === 0,
    },
    {
      text: 'Scripting at most 40 ms',
      found: `${milliseconds(firstView.scripting)} ms`,
      met: firstView.scripting <= limits.scripting,
    },
  ];
}

function lcpGoal(ours: SiteResult, astro: SiteResult): Goal {
  const ratio = ours.firstView.lcp / astro.firstView.lcp;
  return {
    text: "Largest contentful paint at most 1.05 times Astro's",
    found: `${ratio.toFixed(2)} times`,
    met: ratio <= limits.lcpRatio,
  };
}

function lossGoals(ours: SiteResult, plain: SiteResult | undefined): Goal[] {
  if (ours.clicks.tries + ours.texts.tries === 0) return [];
  return [
    { text: 'No click lost', found: found(ours.clicks, plain?.clicks), met: ours.clicks.lost === 0 },
    { text: 'No typed text lost', found: found(ours.texts, plain?.texts), met: ours.texts.lost === 0 },
  ];
}

/** The goals of our site, as far as the sites that were measured tell. */
export function goalsOf(sites: SiteResult[]): Goal[] {
  const of = (wanted: string) => sites.find(({ id }) => id === wanted);
  const ours = of('ours');
  if (!ours) return [];
  const astro = of('astro');
  return [
    ...scriptGoals(ours, sites),
    ...(astro ? [lcpGoal(ours, astro)] : []),
    ...lossGoals(ours, of('gatsby')),
  ];
}

import type { FirstView } from '../measure/firstView';
import type { Results, SiteResult } from './results';

const view: FirstView = {
  html: 8500,
  scripts: 0,
  frameworkScripts: 0,
  styles: 0,
  others: 70_000,
  pictures: 24_000,
  requests: 7,
  pictureRequests: 3,
  fcp: 650,
  lcp: 1000,
  tbt: 0,
  scripting: 20,
};

/** A result of one site: like that of a site without scripts where nothing else is said. */
export function siteResult(
  id: string,
  figures: Partial<FirstView> = {},
  lost: { clicks: number; texts: number } = { clicks: 0, texts: 0 },
): SiteResult {
  return {
    id,
    title: id === 'ours' ? 'Saola' : id,
    versions: { [id]: '1.2.3' },
    firstView: { ...view, ...figures },
    inlined: { styles: 16_300, scripts: 0 },
    clicks: { tries: 10, lost: lost.clicks, answered: lost.clicks === 10 ? null : 900 },
    texts: { tries: 10, lost: lost.texts, answered: null },
    rounds: [],
  };
}

/** The results of a run over these sites. */
export function resultsOf(sites: SiteResult[]): Results {
  return {
    date: '2026-01-31',
    post: '/en/blog/a-post/',
    machine: { cores: 2, cpu: 'A processor' },
    tools: { Node: '20.20.2' },
    rounds: 5,
    sites,
    goals: [{ text: 'A goal', found: '0.0 kB', met: false }],
  };
}

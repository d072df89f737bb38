import { slow } from '../measure/slowPage';
import { kilobytes } from './format';
import type { Goal, Results, SiteResult } from './results';
import { figuresTable, markdownTable } from './table';

const versionsOf = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

const goalRow = ({ text, found, met }: Goal) => [text, found, met ? 'met' : '**missed**'];

function lcpSentence(sites: SiteResult[]): string {
  const lcp = (wanted: string) => sites.find(({ id }) => id === wanted)?.firstView.lcp ?? NaN;
  return `LCP of our site: ${(lcp('ours') / lcp('astro')).toFixed(2)} times Astro's.`;
}

const method = ({ rounds, sites }: Results) => `\
Our site is built and released as for the journeys. Text, markup, inlined CSS, picture, fonts and preloads of one of
its posts are the source of four small projects. Each is built for production, and before anything is measured the run
checks that its page has the same text, elements, pictures and fonts. Its own script is ours alone. So is counting the
view, five seconds after the load: later than Lighthouse looks, about 25 ms of scripting by its measure when it did look.
Choices in favour of the others: header, sidebar, footer and the parts of the article are
components that insert ready HTML, links are plain anchors, Gatsby as it comes gets its content as page data and not as
script, Astro and Next inline their CSS as well.

- One server for all: HTTP/1.1 on loopback, keep-alive, the same headers, brotli 11 made beforehand. Views that our page
  reports are answered.
- First view: Lighthouse mobile as it comes (simulated slow 4G, CPU ×4), a new browser each time, ${rounds} rounds over all
  sites in turn, medians. Bytes are those transferred, with headers; what is inlined is counted before compression.
  Scripting is script evaluation, parsing and compiling on the main thread. A script is one of a framework when its
  text shows the marks of a bundler or of React.
- Fate: a page with a text field and a counting button in a new browser, ${slow.roundTrip} ms round trip,
  ${slow.down / 1_000_000} Mbit/s, CPU ×${slow.cpu}. As soon as the control is painted it is clicked, or a name of four letters is typed, once.
  When the page has come to rest, the count must be 1 and the echo have the whole name; else it is lost.
  ${sites[0]?.clicks.tries ?? 0} tries each, in turn. 'Click answered' is the time from the press to the new count, median of the clicks that
  were not lost. In our site the page is the style guide, in the others the post with the controls on top. The controls are
  React's in our site, Gatsby, Next and Astro (an island with \`client:load\`), and a module script's in Eleventy.
  A try in which the layout moved the control from under the pointer, or the browser hung, is repeated.`;

/** The results as a page in Markdown. */
export function report(results: Results): string {
  const { sites, goals, machine, tools, date, post } = results;
  const versions = sites.map((site) => [site.title, versionsOf(site.versions)]);
  const [plain] = sites.filter(({ id }) => id === 'gatsby');
  return `\
# First view of one blog post, built in five ways

![Bar charts of the figures below](results.svg)

Sizes in kB, times in ms. ${lcpSentence(sites)}${plain ? ` Gatsby as it comes asks for ${kilobytes(plain.firstView.scripts)} kB of scripts.` : ''}

${figuresTable(sites)}

## Goals

${markdownTable(['goal', 'found', ''], goals.map(goalRow), 'words')}

## Method

${method(results)}

\`npm run bench:first-view\` repeats it and exits with 1 when a goal is missed. \`--only ours,astro --rounds 1 --tries 1\` is
a quick try that leaves these files alone; \`--folder <folder>\` keeps the projects for the next run, and
\`--releases <folder>\` takes our site from there.

## Versions

What runs on Node 20: newer majors of Astro and Lighthouse need Node 22.

${markdownTable(['site', 'made of'], versions, 'words')}

Post \`${post}\`, ${date}. ${versionsOf(tools)}. ${machine.cores} cores, ${machine.cpu}.
`;
}

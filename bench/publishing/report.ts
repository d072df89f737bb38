import { mediansOf } from './medians';
import type { Publish, Results, Run } from './results';
import { againstTargets } from './targets';

const most = (publishes: readonly Publish[], read: (publish: Publish) => number): string =>
  Math.max(...publishes.filter(({ pages }) => pages !== null).map(read)).toFixed(1);

const kinds = (publishes: readonly Publish[]): string[] => [...new Set(publishes.map(({ edit }) => edit))];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Every tenth of the way through the run: what the program held then. */
const memoryCurve = (publishes: readonly Publish[]): string =>
  Array.from({ length: 11 }, (_, tenth) => publishes[Math.round((tenth * (publishes.length - 1)) / 10)])
    .map((publish) => publish?.memory ?? 0)
    .join(', ');

const costs = ({ publishes }: Run): string =>
  table(
    ['edit', 'times', 'CPU s', 'most', 'live after s', 'most', 'pages written', 'most'],
    kinds(publishes).map((edit) => {
      const some = publishes.filter((publish) => publish.edit === edit);
      const whole = some.filter((publish) => publish.pages === null).length;
      const partial = publishes.filter((publish) => publish.pages !== null);
      const { cpu, seconds, pages } = mediansOf(partial, edit);
      return [
        edit,
        whole > 0 ? `${some.length}, ${whole} whole builds` : some.length,
        ...[cpu.toFixed(1), most(some, (publish) => publish.cpu)],
        ...[seconds.toFixed(1), most(some, (publish) => publish.seconds)],
        ...[pages, most(some, (publish) => publish.pages ?? 0).replace(/\.0$/, '')],
      ];
    }),
  );

const range = (numbers: readonly number[]): string =>
  `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;

/** What a publish costs that finds no program left, which ends itself when it holds too much. */
const wholeBuilds = (publishes: readonly Publish[]): string => {
  const whole = publishes.filter(({ pages }) => pages === null);
  if (whole.length === 0) return '';
  const [cpu, seconds] = [whole.map((publish) => publish.cpu), whole.map((publish) => publish.seconds)];
  return ` **${whole.length} were whole builds**, after the program had ended itself, for the memory that it held or as it had published 200 times: ${range(cpu)} s of processor, live after ${range(seconds)} s.`;
};

const section = (run: Run): string => `## ${run.posts} posts, ${run.templates} templates: ${run.pages} pages

${run.date}, ${run.cores} cores, seed ${run.seed}: ${run.publishes.length} publishes, ${run.files} files in a release.${wholeBuilds(run.publishes)} The dearest other one took
${most(run.publishes, ({ cpu }) => cpu)} s of processor, the slowest was live after ${most(run.publishes, ({ seconds }) => seconds)} s. Memory at every tenth of the way: ${memoryCurve(run.publishes)} MB.
${run.cold.same ? 'A cold build afterwards showed the same, byte for byte.' : '**A cold build afterwards showed something else.**'}${run.note ? ` ${run.note}` : ''}

${costs(run)}
`;

const coldBuilds = ({ runs }: Results): string =>
  table(
    ['pages', 'posts', 'templates', 'seconds', 'CPU s', 'CPU ms a page', 'MB at most'],
    runs.map(({ pages, posts, templates, cold }) => [
      ...[pages, posts, templates, cold.seconds.toFixed(0), cold.cpu.toFixed(0)],
      ...[((cold.cpu / pages) * 1000).toFixed(0), cold.memory],
    ]),
  );

const others = ({ others: { posts, figures } }: Results): string => `## The same with others

${posts} pages of posts, the lists of both languages, in the bytes that our pages have around their content; medians. Neither
reads a CMS, makes pictures and cards, compresses, checks, or switches a release. Astro makes every page each time (what its newer versions do
about that needs a newer Node); Eleventy stays, as Gatsby does with us (\`--watch --incremental\`).

![The same publishes with Astro and Eleventy](results.svg)

${table(
  ['framework', 'change', 'CPU s', 'seconds', 'pages written'],
  figures.map(({ framework, edit, cpu, seconds, pages }) => [
    framework,
    edit,
    cpu.toFixed(1),
    seconds.toFixed(1),
    pages,
  ]),
)}
`;

const targets = ({ runs }: Results): string => `## Against the targets

${table(['pages', 'edit', 'CPU s', 'live after s', 'pages written'], againstTargets(runs))}

A new post is written in both languages: in each itself, the post before it, those that it is related to, the first list and one more,
which makes more than ten. Who has the site built anew although nothing has changed doubts it: everything is read and compared then. Dearer
are a category, a tag and a template, which hundreds of pages show: each is rendered, compressed and compared. The program is to hold
less than 1.5 GB at two thousand pages; at twenty thousand Gatsby's own state of pages and queries alone is more.
`;

/** The results as Markdown. */
export const report = (results: Results): string => `# What a publish costs

\`npm run bench:publishing -- <posts> <publishes> <seed>\`, beside \`npm start\`. Seconds of processor are those of all processes of the
build program; 'live' counts from the CMS's answer to the press of the button, and 2 s of it are the rebuilder's quiet time; the memory is
that of all these processes together. Where no 'most' follows, figures are medians.

${results.runs.map(section).join('\n')}
${targets(results)}
## A cold build

Without any cache but the pictures'; Gatsby, its checks and the release.

${coldBuilds(results)}

${results.others.figures.length > 0 ? others(results) : ''}`;

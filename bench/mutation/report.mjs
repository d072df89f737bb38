/** The report of the mutation tests: a table of areas, and one of files for each. */
import { writeFileSync } from 'node:fs';

import { areas } from './areas.mjs';

/** A fault is noticed when a test fails, or when the code no longer comes to an end. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Counts Stryker's mutants per file: `{ file: { noticed, unnoticed } }`. What does not compile is no fault. */
export const countFiles = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, { mutants }]) => {
      const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
      return [file, { noticed: count(NOTICED), unnoticed: count(UNNOTICED) }];
    }),
  );

const sum = (counts) =>
  counts.reduce(
    (total, { noticed, unnoticed }) => ({
      noticed: total.noticed + noticed,
      unnoticed: total.unnoticed + unnoticed,
    }),
    { noticed: 0, unnoticed: 0 },
  );

const percent = ({ noticed, unnoticed }) =>
  noticed + unnoticed === 0 ? '–' : `${((100 * noticed) / (noticed + unnoticed)).toFixed(1)} %`;

const row = (name, count) =>
  `| ${name} | ${count.noticed + count.unnoticed} | ${count.noticed} | ${count.unnoticed} | ${percent(count)} |`;

const HEAD = ['faults', 'noticed', 'unnoticed', 'score'];
const table = (first, rows) =>
  [`| ${[first, ...HEAD].join(' | ')} |`, `| --- | ${HEAD.map(() => '--:').join(' | ')} |`, ...rows].join(
    '\n',
  );

const groupsOf = (results, area) =>
  Object.keys(areas[area].groups)
    .map((group) => results[`${area}/${group}`])
    .filter(Boolean);

const filesOf = (results, area) =>
  groupsOf(results, area).flatMap(({ files }) => Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

const latest = (results, area) => {
  const [last] = groupsOf(results, area).sort((a, b) => (a.date < b.date ? 1 : -1));
  const commits = [...new Set(groupsOf(results, area).map(({ commit }) => commit))].join(', ');
  return `${last.date}, on ${commits}`;
};

const isWhole = (results, area) => groupsOf(results, area).length === Object.keys(areas[area].groups).length;

/** Writes the report of all results that there are. */
export const report = (results, file) => {
  const known = Object.keys(areas).filter((area) => groupsOf(results, area).length > 0);
  const areaRows = known.map((area) =>
    row(
      `${area}${isWhole(results, area) ? '' : ' (in part)'}`,
      sum(filesOf(results, area).map(([, count]) => count)),
    ),
  );
  const details = known.map((area) => {
    const missing = Object.keys(areas[area].groups).filter((group) => !results[`${area}/${group}`]);
    const note = missing.length > 0 ? `\n\nNot yet run: ${missing.join(', ')}.` : '';
    const rows = filesOf(results, area).map(([name, count]) => row(`\`${name}\``, count));
    return `## ${area}\n\n${latest(results, area)}.\n\n${table('file', rows)}${note}`;
  });
  writeFileSync(
    file,
    `# Faults that the tests notice

[Stryker](https://stryker-mutator.io/) changes the code in one small place at a time — a condition turned round, a call left
out, a text emptied — and runs the tests beside it. A fault is noticed when a test fails. At least 85 % should be.

${table('area', areaRows)}

\`npm run test:mutation\` repeats it, \`npm run test:mutation -- release intake/files\` for some areas or groups
([areas.mjs](areas.mjs)). What was not noticed stands in \`build/mutation/<area>/<group>/mutation.json\`. Only tests that need no
running CMS take part: those of \`cms/tests/\` and the journeys notice more.

${details.join('\n\n')}
`,
  );
};

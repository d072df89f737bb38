/** What an anonymous request may cost at most, at 2,000 posts in two languages and 1,000 templates: `npm run bench:bounds`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  type Environment,
  createEnvironment,
  removeEnvironment,
  spawnCms,
  startCms,
} from '../../cms/tests/support/cms';
import { compileCms } from '../../cms/tests/support/compile';
import { startDatabases } from '../../cms/tests/support/database';
import { waitFor } from '../../cms/tests/support/waitFor';
import { Services } from '../../scripts/lib/services';
import { fill } from '../running/fill';
import { installTool } from '../running/npmInstall';
import { ownSeconds } from '../running/processes';
import { writePretty } from '../running/writePretty';
import { askFilters } from './filters';
import { QUESTIONS } from './questions';

const HELD = 200;
const AUTOCANNON = '8.0.0';

/** Megabytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks each question three times; the cheapest of them counts, the memory of the dearest. @returns rows of a table. */
const askAll = async (url: string, pid: number): Promise<string[]> => {
  const rows: string[] = [];
  for (const question of QUESTIONS) {
    const [processor, took]: [number[], number[]] = [[], []];
    const before = memoryOf(pid);
    let [bytes, memory] = [0, before];
    for (let time = 0; time < 3; time += 1) {
      const [started, begun] = [ownSeconds(pid) * 1000, performance.now()];
      const response = await fetch(`${url}/api/${question}`);
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${question} was answered with ${response.status}.`);
      took.push(performance.now() - begun);
      processor.push(ownSeconds(pid) * 1000 - started);
      memory = Math.max(memory, memoryOf(pid));
    }
    const shown = question.length > 100 ? `${question.slice(0, 97)}…` : question;
    rows.push(
      `| \`${shown}\` | ${Math.min(...processor).toFixed(0)} ms | ${Math.min(...took).toFixed(0)} ms | ${Math.round(memory - before)} MB | ${(bytes / 1e6).toFixed(2)} MB |`,
    );
  }
  return rows;
};

/** Holds uploads of as many addresses, each with two megabytes sent. @returns megabytes before and at most meanwhile. */
const holdUploads = async (
  url: string,
  pid: number,
): Promise<{ before: number; most: number; taken: number }> => {
  const before = memoryOf(pid);
  let refused = 0;
  const held = Array.from({ length: HELD }, (_, index) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 9_000_000,
      'x-forwarded-for': `198.18.${index}.1`,
    };
    const sent = request(`${url}/api/career-apply`, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.on('response', (response) => {
      refused += response.statusCode === 503 ? 1 : 0;
      response.resume();
    });
    sent.write('--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n');
    sent.write(Buffer.alloc(2_000_000, 120));
    return sent;
  });
  let most = before;
  const ends = Date.now() + 20_000;
  await waitFor(() => {
    most = Math.max(most, memoryOf(pid));
    return Date.now() > ends;
  });
  for (const sent of held) sent.destroy();
  return { before: Math.round(before), most: Math.round(most), taken: HELD - refused };
};

/** Measures on a fresh database. @returns a section of the report. */
const measureOn = async (client: string, title: string, tools: string): Promise<string> => {
  process.env.TEST_DATABASE = client;
  const databases = await startDatabases(['bounds']);
  const env: Environment = {
    ...(await createEnvironment(compileCms())),
    ...databases.settings.bounds,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  try {
    await (await startCms(env)).stop();
    fill(2000, 1000, env);
    const { child, ended } = spawnCms(env);
    const url = env.CMS_PUBLIC_URL ?? '';
    const { pid } = child;
    if (pid === undefined) throw new Error('The CMS did not start.');
    await waitFor(() =>
      fetch(`${url}/_health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const rows = await askAll(url, pid);
    const filters = await askFilters(
      url,
      path.join(tools, 'node_modules', 'autocannon', 'autocannon.js'),
      tools,
    );
    const uploads = await holdUploads(url, pid);
    child.ref();
    child.kill();
    await ended;
    return `## ${title}

| question | processor | time | memory | answer |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

${HELD} uploads of as many addresses, each held with 2 MB sent: ${uploads.taken} were taken, the others heard 503; the process had
${uploads.before} MB before and ${uploads.most} MB at most in 20 seconds of that.

| who filter the catalogue at once | answers | half within | 97.5 % within | 99 % within | slowest |
| --- | --- | --- | --- | --- | --- |
${filters.join('\n')}
`;
  } finally {
    removeEnvironment(env);
    await databases.stop();
  }
};

const measure = async (): Promise<void> => {
  const tools = mkdtempSync(path.join(tmpdir(), 'bench-bounds-'));
  process.on('exit', () => rmSync(tools, { recursive: true, force: true }));
  await installTool(new Services(), tools, 'autocannon', AUTOCANNON);
  const sections = [
    await measureOn('sqlite', 'SQLite', tools),
    await measureOn('postgres', 'PostgreSQL', tools),
  ];
  const results = path.join(__dirname, 'results.md');
  await writePretty(
    results,
    `# What an anonymous request costs at most

\`npm run bench:bounds\`, ${new Date().toISOString().slice(0, 10)}: 2,000 posts in two languages, each with 4 of 40 tags and of 40 categories,
and 1,000 templates with three layouts. Each question is asked three times: processor (of the CMS; PostgreSQL's own comes on top)
and time are those of the cheapest, the memory what the process grew by over all three. Those who filter (autocannon ${AUTOCANNON})
ask for 12 templates, by 180 mixes of a search, categories, tags and an order, without a pause, on the same processors.

${sections.join('\n')}`,
  );
};

measure().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

/** How fast the CMS answers those who filter the catalogue, all at once: autocannon with the calls of the site. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { collectionQuery } from '../../src/api-client/collectionQuery';
import { sorts } from '../../src/features/catalogue/list/catalogueFilter';

/** Answers of this many visitors at a time are waited for: about as many as click at once where thousands look. */
const AT_ONCE = [1, 4, 10];
const SECONDS = 15;

const searches = ['', 'template', '99', 'Mẫu', 'nothing has this'];
const groups = [[], ['group-1'], ['group-3', 'group-17', 'group-30']];

/** One of each search, categories, tags and order; the further ones ask for a later page. */
const questions = searches.flatMap((search) =>
  groups.flatMap((categories) =>
    groups.flatMap((tags) =>
      sorts.map((sort, index) =>
        collectionQuery({ search, categories, tags, sort, start: index * 12, limit: 12 }).toString(),
      ),
    ),
  ),
);

/** As a HAR file, each question from an address of its own, for one address may ask for only so much. */
const archive = (url: string) => ({
  log: {
    entries: questions.map((question, index) => ({
      request: {
        method: 'GET',
        url: `${url}/api/collections?${question}`,
        headers: [{ name: 'x-forwarded-for', value: `198.19.${index >> 8}.${index & 255}` }],
      },
    })),
  },
});

interface Found {
  readonly latency: Readonly<Record<'p50' | 'p97_5' | 'p99' | 'max', number>>;
  readonly requests: { readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
}

const run = promisify(execFile);

/**
 * Asks for `SECONDS`, with each number of visitors. `tool` is the program of autocannon.
 *
 * @returns rows of a table
 * @throws when an answer is not 200
 */
export const askFilters = async (url: string, tool: string, folder: string): Promise<string[]> => {
  const file = path.join(folder, 'filters.har');
  writeFileSync(file, JSON.stringify(archive(url)));
  const ask = async (visitors: number, seconds: number): Promise<Found> => {
    const args = ['--har', file, '--json', '--connections', `${visitors}`, '--duration', `${seconds}`, url];
    return JSON.parse((await run(process.execPath, [tool, ...args])).stdout) as Found;
  };
  // What is asked first pays for what the others find ready.
  await ask(4, 5);
  const rows: string[] = [];
  for (const visitors of AT_ONCE) {
    const { latency, requests, non2xx, errors } = await ask(visitors, SECONDS);
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 200, ${errors} failed.`);
    rows.push(
      `| ${visitors} | ${requests.total} | ${latency.p50} ms | ${latency.p97_5} ms | ${latency.p99} ms | ${latency.max} ms |`,
    );
  }
  return rows;
};

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import type { SiteState } from '../../src/website/siteState';
import { CMS_DIR } from './paths';
import { currentRun } from './run';

interface Contract {
  cases: Record<string, SiteState>;
}

/** What a site server tells, in each of its states: the site server is held to the same cases. */
export const siteStates = (
  JSON.parse(readFileSync(path.join(CMS_DIR, '../contracts/site-state.json'), 'utf8')) as Contract
).cases;

/** Takes the place of the site server. `state` is what it tells; a number is the status of all its answers. */
export const fakeSiteServer = async () => {
  const { REBUILD_HOOK_URL = '', REBUILD_HOOK_SECRET = '' } = currentRun().env;
  const fake = {
    state: {} as object | number,
    asked: [] as { path: string; method: string; body: string; isKnown: boolean }[],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const isKnown = request.headers.authorization === `Bearer ${REBUILD_HOOK_SECRET}`;
      fake.asked.push({ path: request.url ?? '', method: request.method ?? '', body, isKnown });
      if (typeof fake.state === 'number') response.writeHead(fake.state).end('no');
      else response.end(JSON.stringify(fake.state));
    });
  });
  server.listen(Number(new URL(REBUILD_HOOK_URL).port), '127.0.0.1');
  await once(server, 'listening');
  return fake;
};

import { once } from 'node:events';
import { createServer } from 'node:http';

import { currentRun } from './run';

export interface HookCall {
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** Takes the place of the site server and receives the calls of the rebuild hook. */
export const receiveHooks = async () => {
  const calls: HookCall[] = [];
  const waiting: ((call: HookCall) => void)[] = [];
  let taken = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      };
      calls.push(call);
      response.end();
      waiting.shift()?.(call);
    });
  });
  server.listen(Number(new URL(currentRun().env.REBUILD_HOOK_URL ?? '').port), '127.0.0.1');
  await once(server, 'listening');

  return {
    /** The next call that was not taken yet, as soon as there is one. */
    next: (): Promise<HookCall> => {
      const call = calls[taken];
      taken += 1;
      return call ? Promise.resolve(call) : new Promise((resolve) => waiting.push(resolve));
    },
    count: (): number => calls.length,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

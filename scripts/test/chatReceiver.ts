import { createServer, type Server } from 'node:http';

import { freePort } from '../lib/ports';

/**
 * Takes the place of the team's chat: takes every message, and hands all of them to whoever asks with GET. With PUT it is
 * told a word, and refuses every message that has it, as a chat does that cannot read it; with DELETE it forgets the
 * word.
 */
export interface ChatReceiver {
  /** The address of a webhook, with a text that must be in no file of a release. */
  webhookUrl: string;
  stop: () => void;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

export async function startChatReceiver(preferredPort: number): Promise<ChatReceiver> {
  const port = await freePort(preferredPort);
  const messages: string[] = [];
  const refused = new Set<string>();
  const take = (method: string | undefined, body: string): number => {
    if (method === 'PUT') refused.add(body);
    else if (method === 'DELETE') refused.delete(body);
    else if ([...refused].some((word) => body.includes(word))) return 400;
    else messages.push(body);
    return 200;
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(`[${messages.join(',')}]`);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(take(request.method, Buffer.concat(chunks).toString('utf8')));
      response.end();
    });
  });
  await listen(server, port);
  return {
    webhookUrl: `http://127.0.0.1:${port}/services/T000/B000/canary-of-the-team-chat`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

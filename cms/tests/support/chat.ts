import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { currentRun } from './run';

export interface ChatMessage {
  text: string;
  username: string;
}

type Reaction = (response: ServerResponse, message: ChatMessage) => void;

const takeIt: Reaction = (response) => response.end('ok');

const portOfTheRun = (): number => Number(new URL(currentRun().env.TEAM_CHAT_WEBHOOK_URL ?? '').port);

/**
 * Takes the place of the team's chat. `react` decides what it answers; what it answered with 200 is in `messages`.
 *
 * @param port that of the run's settings, or 0 for any that is free.
 */
export const startChat = async (port = portOfTheRun()) => {
  const messages: ChatMessage[] = [];
  const state = { react: takeIt };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatMessage;
      response.on('finish', () => {
        if (response.statusCode === 200) messages.push(message);
      });
      state.react(response, message);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    react: (reaction: Reaction = takeIt): void => {
      state.react = reaction;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

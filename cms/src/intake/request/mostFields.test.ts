/** The number of fields in a body: what is beyond it is refused before an answer names each of them. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import Koa from 'koa';

import { readBody } from './readBody';
import { Refusal } from './refusal';

const many = Object.fromEntries(Array.from({ length: 20_000 }, (_each, index) => [`f${index}`, '']));

const read = (path: string, type: string, body: string) => {
  const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
  const stream = Object.assign(Readable.from([Buffer.from(body)]), {
    ...{ method: 'POST', url: '/', headers, socket: {} },
  }) as unknown as IncomingMessage;
  const ctx = new Koa().createContext(stream, new ServerResponse(stream));
  return readBody(ctx, path, { take: () => Promise.reject(new Error('No file is written here.')) });
};

it('a form of many fields is too large', async () => {
  const body = new URLSearchParams(many).toString();
  const sent = read('/career-apply', 'application/x-www-form-urlencoded', body);
  await expect(sent).rejects.toEqual(new Refusal(413));
});

it.each([
  ['itself', many],
  ['in its payload', { metadata: { event_type: 'contact', event_payload: many } }],
])('a message of many fields is too large: %s', async (_where, message) => {
  const sent = read('/team-chat', 'application/json', JSON.stringify(message));
  await expect(sent).rejects.toEqual(new Refusal(413));
});

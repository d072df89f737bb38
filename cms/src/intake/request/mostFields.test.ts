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

describe('a purchase says which options are wanted', () => {
  const person = { name: 'An', template: 'pho' };
  const send = (fields: string[][]) => {
    const body = new URLSearchParams([...Object.entries(person), ...fields]).toString();
    return read('/send-email-sequentially', 'application/x-www-form-urlencoded', body);
  };

  it('with two fields for each, as many as a catalogue may offer', async () => {
    const marks = Array.from({ length: 1_000 }, (_each, index) => `ab${String(index).padStart(4, '0')}`);
    const { fields, wanted } = await send(
      marks.flatMap((mark) => [
        ['options', mark],
        [`quantity-${mark}`, '2'],
      ]),
    );
    expect(fields).toEqual({ name: 'An' });
    expect(wanted?.().options).toHaveLength(1_000);
    expect(wanted?.().options[999]).toEqual({ documentId: 'ab0999', isMark: true, quantity: 2 });
  });

  it('and has no more of any other field for it', async () => {
    await expect(send(Object.entries(many).slice(0, 100))).rejects.toEqual(new Refusal(413));
  });
});

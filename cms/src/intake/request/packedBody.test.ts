/** A body that is packed: no browser packs a form. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import Koa from 'koa';

import { readBody } from './readBody';

const read = (coding: string) => {
  const body = 'name=An';
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': coding },
    ...{ 'content-length': String(body.length), accept: 'application/json' },
  };
  const stream = Object.assign(Readable.from([Buffer.from(body)]), {
    ...{ method: 'POST', url: '/', headers, socket: {} },
  }) as unknown as IncomingMessage;
  const ctx = new Koa().createContext(stream, new ServerResponse(stream));
  return readBody(ctx, '/develop-web-request', {
    take: () => Promise.reject(new Error('No file is written here.')),
  });
};

it.each(['gzip', 'br', 'deflate', 'x'])('a body that is packed (%s) is refused', async (coding) => {
  await expect(read(coding)).rejects.toMatchObject({ status: 415 });
});

it.each(['identity', 'Identity', ''])('a body that says it is not (%p) is read', async (coding) => {
  expect((await read(coding)).fields).toEqual({ name: 'An' });
});

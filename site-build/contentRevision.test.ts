import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { readRevision } from './contentRevision';

let cms: http.Server;
let address: URL;
let reply: { status: number; body: string };
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  cms = http.createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`);
});
afterAll(() => cms.close());

it('asks the CMS with the token', async () => {
  reply = { status: 200, body: '{"revision":12}' };
  expect(await readRevision(address, 'the-token')).toBe(12);
  expect(asked).toEqual(['/api/content-revision Bearer the-token']);
});

it.each([
  [401, '', /refuses STRAPI_TOKEN/],
  [403, '', /refuses STRAPI_TOKEN/],
  [500, '', /answers 500/],
  [200, '<html>', /without a revision/],
  [200, '{"revision":"12"}', /without a revision/],
  [200, 'null', /without a revision/],
])('says in one line what is wrong when it answers %i %s', async (status, body, message) => {
  reply = { status, body };
  const error = await readRevision(address, 'the-token').catch((reason: Error) => reason);
  expect(String(error)).toMatch(message);
  expect(String(error)).not.toMatch(/the-token|\n/);
});

it('says so when nothing answers', async () => {
  await expect(readRevision(new URL('http://127.0.0.1:9'), 'x')).rejects.toThrow(/does not answer/);
});

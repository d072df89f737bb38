/** Google's captcha, with a stand-in for Google. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createRecaptcha } from './recaptcha';

let answer: (response: ServerResponse) => void;
let asked: { method?: string; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push({ method: request.method, body });
    answer(response);
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const verify = () => {
  const { port } = server.address() as AddressInfo;
  return createRecaptcha('the secret', `http://127.0.0.1:${port}/`).verify(
    'contact',
    'a token',
    '203.0.113.5',
  );
};

const says =
  (body: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(body);

it('asks with the secret, the token and the address of the visitor', async () => {
  answer = says('{"success":true}');
  await verify();
  expect(asked).toEqual([
    { method: 'POST', body: 'secret=the+secret&response=a+token&remoteip=203.0.113.5' },
  ]);
});

it('takes a token that Google takes, and remembers it by its hash for ten minutes', async () => {
  answer = says('{"success":true}');
  const before = Date.now();
  const proof = await verify();
  expect(proof?.token).toBe(`recaptcha:${createHash('sha256').update('a token').digest('hex')}`);
  expect((proof?.expiresAt ?? 0) - before).toBeGreaterThanOrEqual(10 * 60 * 1000);
  expect((proof?.expiresAt ?? 0) - before).toBeLessThan(11 * 60 * 1000);
});

it.each(['{"success":false}', '{}', '{"success":"true"}'])('takes no token at %s', async (body) => {
  answer = says(body);
  expect(await verify()).toBeUndefined();
});

it("does not ask for a token that is longer than any of Google's", async () => {
  const get = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }));
  const longest = (length: number) => createRecaptcha('the secret').verify('contact', 'x'.repeat(length), '');
  expect(await longest(10_001)).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
  expect(await longest(10_000)).toBeDefined();
});

it('fails when Google does not answer as it should', async () => {
  answer = says('{"success":true}', 503);
  await expect(verify()).rejects.toThrow('reCAPTCHA answered 503');
  answer = says('<html>');
  await expect(verify()).rejects.toThrow();
});

it('waits five seconds for Google', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(verify()).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(5_000);
});

it("asks at Google's address where no other is given", async () => {
  const get = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }));
  await createRecaptcha('the secret').verify('contact', 'a token', '');
  expect(get).toHaveBeenCalledWith('https://www.google.com/recaptcha/api/siteverify', expect.anything());
});

import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { getJson, HttpError } from './http';
import { object, text } from './read';

let server: Server;
const served = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};
const answering = (status: number, body: string) =>
  served((_, response) => response.writeHead(status).end(body));

const read = (body: unknown) => object({ name: text })(body, '');
const get = (url: string, signal = new AbortController().signal, timeout?: number) =>
  getJson(url, { read, signal, timeout });

const log = jest.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockImplementation());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call for JSON', () => {
  it('answers what its reader made of the body', async () => {
    const url = await answering(200, '{"name":"Saola","secret":"x"}');
    await expect(get(url)).resolves.toEqual({ name: 'Saola' });
    expect(log).not.toHaveBeenCalled();
  });

  it("logs 'Error Code: {status} Message: {message}' with the message of the CMS, and throws it again", async () => {
    const url = await answering(403, '{"data":null,"error":{"status":403,"message":"Forbidden field"}}');
    const failure = await get(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toHaveProperty('status', 403);
    expect(log.mock.calls).toEqual([['Error Code: 403 Message: Forbidden field']]);
  });

  it.each(['<h1>Bad gateway</h1>', '[]', '"no"', '{"error":"no"}', ''])(
    'logs the status text when the body of a refusal says nothing: %s',
    async (body) => {
      await expect(get(await answering(502, body))).rejects.toThrow('Error Code: 502 Message: Bad Gateway');
      expect(log.mock.calls).toEqual([['Error Code: 502 Message: Bad Gateway']]);
    },
  );

  it('logs the message of the client when there is no connection', async () => {
    const url = await answering(200, '{}');
    server.close();
    await once(server, 'close');
    await expect(get(url)).rejects.toThrow('fetch failed');
    expect(log.mock.calls).toEqual([['fetch failed']]);
  });

  it('ends after its time when no answer comes', async () => {
    const url = await served(() => undefined);
    await expect(get(url, undefined, 50)).rejects.toThrow(`No answer of ${url} in 50 ms`);
    expect(log.mock.calls).toEqual([[`No answer of ${url} in 50 ms`]]);
  });

  it('ends after its time when an answer begins and stops', async () => {
    const url = await served((_, response) => response.writeHead(200).write('{"name":'));
    await expect(get(url, undefined, 50)).rejects.toThrow('No answer of');
  });

  it('waits 10 seconds when nothing else is said', async () => {
    const timer = jest.spyOn(globalThis, 'setTimeout');
    await get(await answering(200, '{"name":"Saola"}'));
    expect(timer.mock.calls.map(([, time]) => time)).toContain(10_000);
  });

  it('says which answer is not JSON', async () => {
    const url = await answering(200, '<html>');
    await expect(get(url)).rejects.toThrow(`The answer of ${url} is not JSON: <html>`);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('logs an answer of another shape', async () => {
    await expect(get(await answering(200, '{"name":1}'))).rejects.toThrow();
    expect(log.mock.calls).toEqual([["'name' of the answer should be a text but is 1"]]);
  });

  it('rejects without a line in the log when its caller ends it', async () => {
    const caller = new AbortController();
    const url = await served(() => caller.abort());
    await expect(get(url, caller.signal)).rejects.toHaveProperty('name', 'AbortError');
    expect(log).not.toHaveBeenCalled();
  });

  it('asks nothing when its caller has ended it before', async () => {
    const asked = jest.fn();
    const url = await served(asked);
    await expect(get(url, AbortSignal.abort())).rejects.toHaveProperty('name', 'AbortError');
    expect(asked).not.toHaveBeenCalled();
  });
});

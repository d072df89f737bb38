import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call is answered: a status, bytes, or JSON. */
export type Answer = number | Buffer | object;

/** What takes the place of the CMS for who reads it over HTTP. */
export interface FakeCms {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a CMS on a free port of this machine: `answerTo` is told each call, its `Authorization` header and its method. */
export async function startFakeCms(
  answerTo: (url: URL, authorization: string | undefined, method: string) => Answer,
): Promise<FakeCms> {
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const answer = answerTo(new URL(url, 'http://127.0.0.1'), headers.authorization, method);
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else if (Buffer.isBuffer(answer))
      response.setHeader('etag', createHash('md5').update(answer).digest('hex')).end(answer);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The answer of a collection: all its entries on one page. */
export const collection = (...data: object[]): object => ({
  data,
  meta: { pagination: { page: 1, pageCount: 1, pageSize: 100, total: data.length } },
});

/** What a CMS answers that has no content yet: pages of nothing, and no single type. */
export function emptyAnswers({ pathname, searchParams }: URL): Answer {
  if (pathname === '/api/content-revision') return { revision: 0 };
  if (pathname === '/api/old-slugs') return { data: [] };
  if (pathname === '/api/content-changes') return { data: { mark: null, documents: null } };
  return searchParams.has('pagination[pageSize]') ? collection() : 404;
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path answers: a status, bytes, or JSON. */
export type Answer = number | Buffer | object;

/** A CMS over HTTP for one test file: `answers` by path, anything else is 404; `asked` collects the requests. */
export const fakeCms = () => {
  const answers = new Map<string, Answer>();
  const asked: { url: URL; token: string | undefined }[] = [];
  let server: Server;
  const cms = {
    answers,
    asked,
    url: '',
    /** The requests of a path. */
    askedFor: (path: string) => asked.filter(({ url }) => url.pathname === path),
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', cms.url);
      asked.push({ url, token: request.headers.authorization });
      const answer = answers.get(url.pathname + url.search) ?? answers.get(url.pathname) ?? 404;
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else if (Buffer.isBuffer(answer)) response.end(answer);
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cms.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    answers.clear();
    asked.length = 0;
  });
  return cms;
};

/** The answer of a collection: all its entries on one page. */
export const collection = (...data: object[]): object => ({
  data,
  meta: { pagination: { page: 1, pageCount: 1, pageSize: 100, total: data.length } },
});

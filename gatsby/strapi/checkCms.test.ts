import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { complaintAboutCms } from './checkCms';

let server: Server;
const cmsAnswering = async (status: number): Promise<string> => {
  server = createServer((_, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => server.close());

describe('a build against a CMS', () => {
  it('goes on when it answers', async () => {
    expect(await complaintAboutCms(await cmsAnswering(200), 'token')).toBeUndefined();
  });

  it('that refuses the token fails with one clear line', async () => {
    expect(await complaintAboutCms(await cmsAnswering(401), 'token')).toMatch(
      /refuses STRAPI_TOKEN \(HTTP 401\)/,
    );
  });

  it('that answers 500 fails with one clear line', async () => {
    expect(await complaintAboutCms(await cmsAnswering(500), 'token')).toMatch(/answers HTTP 500/);
  });

  it('that is down fails with one clear line', async () => {
    const url = await cmsAnswering(200);
    await new Promise((resolve) => server.close(resolve));
    expect(await complaintAboutCms(url, 'token')).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  });
});

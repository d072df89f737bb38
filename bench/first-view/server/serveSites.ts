import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

import { contentTypeOf } from '../../../node-lib/contentTypes';
import { encodedFile } from '../../../release/manifest';

/** Where the sites are, and how to end the server. */
export interface SitesServer {
  /** Origin of a site, without a final slash. */
  originOf: (id: string) => string;
  close: () => Promise<void>;
}

/** A name that carries a hash of its content, in the way of one of the frameworks. */
const hashed = /[.-][0-9a-f]{16,}\.|^\/(static|_next\/static|_astro)\//;
const keepAlive = 60_000;

const cacheOf = (address: string) =>
  hashed.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/** The file of an address, or null. */
function fileOf(folder: string, address: string): string | null {
  const plain = path.join(folder, path.normalize(`/${address}`));
  const file = address.endsWith('/') ? path.join(plain, 'index.html') : plain;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

function send(response: ServerResponse, file: string, address: string, brotli: boolean): void {
  const small = encodedFile(file, 'br');
  const compressed = brotli && existsSync(small);
  const body = readFileSync(compressed ? small : file);
  response.writeHead(200, {
    'content-type': contentTypeOf(file).type,
    'content-length': body.length,
    'cache-control': cacheOf(address),
    vary: 'Accept-Encoding',
    ...(compressed && { 'content-encoding': 'br' }),
  });
  response.end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/**
 * Serves all sites from one server on loopback, each under a host name of its own (`astro.localhost`).
 * @param folders folder of each site, by its id
 */
export async function serveSites(folders: Map<string, string>, port: number): Promise<SitesServer> {
  const server = createServer((request, response) => {
    const { pathname, hostname } = new URL(
      request.url ?? '/',
      `http://${request.headers.host ?? 'localhost'}`,
    );
    const folder = folders.get(hostname.replace(/\.localhost$/, ''));
    const address = decodeURIComponent(pathname);
    const file = folder ? fileOf(folder, address) : null;
    if (file) send(response, file, address, /\bbr\b/.test(String(request.headers['accept-encoding'])));
    else response.writeHead(404, { 'content-length': 0 }).end();
  });
  server.keepAliveTimeout = keepAlive;
  await listen(server, port);
  return {
    originOf: (id) => `http://${id}.localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

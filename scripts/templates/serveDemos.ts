import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { contentTypeOf } from '../../node-lib/contentTypes';

/** A server of files on a free port of this machine, without a slash at the end of its address. */
export interface DemoServer {
  readonly address: string;
  readonly stop: () => void;
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The file of an address in the first folder that has it; never one beside the folders. */
const fileOf = (folders: readonly string[], pathname: string): string | undefined =>
  folders
    .map((folder) => {
      const file = path.join(
        folder,
        decodeURIComponent(pathname),
        pathname.endsWith('/') ? 'index.html' : '',
      );
      return file.startsWith(path.resolve(folder) + path.sep) ? file : '';
    })
    .find(isFile);

/** Serves the files of some folders as if they were one, as a release serves `static/` and what a build adds to it. */
export async function serveDemos(...folders: string[]): Promise<DemoServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(folders, pathname);
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', contentTypeOf(file).type);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

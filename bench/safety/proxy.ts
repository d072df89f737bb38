import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { emptyAnswers } from '../../node-lib/fakeCms';

/** How the CMS behaves towards builds: as it is, or failing. */
export type Mode = 'pass' | 'answers 500' | 'hangs' | 'breaks off' | 'is empty';

/** Stands between the builds and a CMS, and fails as it is told to. */
export class Proxy {
  mode: Mode = 'pass';
  private server: Server | null = null;

  constructor(private readonly target: string) {}

  /** Resolves with its address, without a slash at the end. */
  async start(): Promise<string> {
    this.server = createServer((asked, answer) => {
      const url = new URL(asked.url ?? '/', this.target);
      // The revision stays true: else no build would begin, and nothing would be tried.
      const mode = url.pathname === '/api/content-revision' ? 'pass' : this.mode;
      if (mode === 'hangs') return;
      if (mode === 'answers 500') return void answer.writeHead(500).end('{}');
      if (mode === 'is empty') {
        const given = emptyAnswers(url);
        if (typeof given === 'number') return void answer.writeHead(given).end('{}');
        return void answer.setHeader('content-type', 'application/json').end(JSON.stringify(given));
      }
      const passed = request(url, { method: asked.method, headers: { ...asked.headers, host: url.host } });
      passed.on('error', () => answer.destroy());
      passed.on('response', (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        if (mode === 'pass') return void found.pipe(answer);
        found.once('data', (part: Buffer) => {
          answer.write(part.subarray(0, part.length / 2));
          found.destroy();
          setTimeout(() => answer.destroy(), 20);
        });
      });
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

import { createServer, type Server } from 'node:http';

import { JSDOM } from 'jsdom';

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
};

/** Port on this machine to which a post reports its views; null when it does not. */
export function viewsPort(html: string): number | null {
  const address = new JSDOM(html).window.document.querySelector('[data-view]')?.getAttribute('data-view');
  if (!address) return null;
  const { hostname, port } = new URL(address);
  return ['localhost', '127.0.0.1'].includes(hostname) ? Number(port) : null;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    // A CMS that runs there answers itself.
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve() : reject(error),
    );
    server.listen(port, 'localhost');
  });
}

/** Answers views in place of the CMS, which does not run while the site is measured. Resolves with how to stop. */
export async function answerViews(port: number): Promise<() => void> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { ...anyOrigin, 'content-type': 'application/json' });
    response.end(request.method === 'OPTIONS' ? '' : '{}');
  });
  await listen(server, port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** What comes in one packet: the requests of a connection are handled one after the other. */
import { connect } from 'node:net';

import { currentRun } from '../support/run';

/** Sends requests for these paths in one packet. @returns the status lines of the answers, when the connection has ended. */
const askAtOnce = (paths: string[]): Promise<string[]> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(currentRun().url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (piece) => (heard += piece.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard.match(/HTTP\/1\.1 \d+/g) ?? []));
    const last = paths.length - 1;
    const asked = paths.map(
      (path, index) =>
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${index === last ? 'close' : 'keep-alive'}\r\n\r\n`,
    );
    socket.write(asked.join(''));
  });

it('a few are answered in their order', async () => {
  const paths = ['/api/blog-tags', '/api/nothing', '/api/blog-tags?populate=x', '/api/blog-tags'];
  expect(await askAtOnce(paths)).toEqual([200, 404, 400, 200].map((status) => `HTTP/1.1 ${status}`));
});

it('more than may wait end the connection, and the next visitor is answered', async () => {
  expect((await askAtOnce(Array<string>(150).fill('/api/blog-tags'))).length).toBeLessThanOrEqual(1);
  expect(await askAtOnce(['/api/blog-tags'])).toEqual(['HTTP/1.1 200']);
});

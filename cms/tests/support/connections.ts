/** A server of a test, and visitors who say what no client would. */
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { type RequestListener, type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

const servers: Server[] = [];

/** A server with this handler and these bounds, on a port of its own. */
export const serve = async (answer: RequestListener, bound: (server: Server) => void): Promise<Server> => {
  const server = createServer(answer);
  servers.push(server);
  bound(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** Ends all servers of a test. */
export const endServers = (): void => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
};

export interface Visitor {
  socket: Socket;
  /** What he was answered so far. */
  heard: () => string;
  isClosed: () => boolean;
}

/** Connects and sends `bytes`. Who does not listen reads nothing. */
export const visit = (server: Server, bytes: string, listens = true): Visitor => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let [answer, closed] = ['', false];
  if (listens) socket.on('data', (piece) => (answer += piece.toString('latin1')));
  else socket.pause();
  socket.on('error', () => {});
  socket.on('close', () => (closed = true));
  socket.write(bytes);
  return { socket, heard: () => answer, isClosed: () => closed };
};

/** How often a process has files open whose paths end so. */
export const timesOpen = (end: string, pid: number | 'self' = 'self'): number =>
  readdirSync(`/proc/${pid}/fd`).filter((descriptor) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${descriptor}`).endsWith(end);
    } catch {
      return false;
    }
  }).length;

/** A request without a body, as it is sent. */
export const get = (path: string, headers = '', method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

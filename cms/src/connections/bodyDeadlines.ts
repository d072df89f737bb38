/** One deadline for every body of a server, also one that nobody reads: who sends next to nothing holds no connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds. */
export interface BodyDeadlines {
  /** Without a byte. */
  silence: number;
  /** For a whole body. */
  whole: number;
  /** For a whole body of staff, with files. */
  ofStaff: number;
  /** By how much a form may be later, which answers by itself, and then waits for who is still at it. */
  ofForms: number;
  /** How often it is looked. */
  every: number;
}

const ofStaff = new WeakSet<IncomingMessage>();
const ofForms = new WeakSet<IncomingMessage>();

/** Gives the body of a request the time of staff, who were asked for their token. */
export const giveStaffTime = (request: IncomingMessage): void => void ofStaff.add(request);

/** Leaves the answer to the form that reads the body of a request: it has a page of its own for who has no JavaScript. */
export const leaveToForm = (request: IncomingMessage): void => void ofForms.add(request);

const MESSAGE = JSON.stringify({
  data: null,
  error: {
    status: 408,
    name: 'RequestTimeout',
    message:
      'The request took too long to arrive. Please try again. / Yêu cầu gửi quá lâu. Vui lòng thử lại.',
  },
});

const refuse = ({ socket }: IncomingMessage, response: ServerResponse): void => {
  if (response.headersSent) return void socket.destroy();
  response.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end(MESSAGE, () => void socket.destroy());
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends requests whose body stops coming, or takes too long, with 408; the connection alone where they are answered already. */
export const watchBodies = (
  server: Server,
  { silence, whole, ofStaff: long, ofForms: later, every }: BodyDeadlines,
): void => {
  // Node's own is 300 seconds for all, from the first byte on; that of the headers stays.
  server.requestTimeout = long + every;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const begun = performance.now();
    let [bytes, heardAt] = [socket.bytesRead, begun];
    const timer = setInterval(() => {
      if (request.complete || socket.destroyed) return clearInterval(timer);
      const now = performance.now();
      if (socket.bytesRead > bytes) [bytes, heardAt] = [socket.bytesRead, now];
      const most = ofStaff.has(request) ? long : whole;
      const more = ofForms.has(request) ? later : 0;
      if (now - heardAt < silence + more && now - begun < most + more) return undefined;
      clearInterval(timer);
      return refuse(request, response);
    }, every).unref();
  });
};

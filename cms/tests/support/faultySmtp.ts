import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** What a mail server does wrong. A recipient whose address begins with `dead` is always refused for the moment. */
export type Fault =
  | 'none'
  | 'greets with 554'
  | 'refuses the sender'
  | 'delays every recipient'
  | 'hangs'
  | 'drips'
  | 'drops the connection before it took the mail'
  | 'takes the mail and drops the connection before it says so'
  | 'drops the connection after it took the mail';

const DRIP_MS = 100;

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Speaks SMTP badly, as far as it is told to. */
export const startFaultySmtp = async (port = 0) => {
  const state: { fault: Fault } = { fault: 'none' };
  const taken: string[] = [];
  const sockets = new Set<Socket>();

  const converse = (socket: Socket): void => {
    const { fault } = state;
    let [recipient, input, inData] = ['', '', false];
    const say = (line: string): void => {
      if (fault === 'drips') {
        const drip = setInterval(() => socket.write(`${line.slice(0, 3)}-still here\r\n`), DRIP_MS);
        socket.on('close', () => clearInterval(drip));
      } else socket.write(`${line}\r\n`);
    };
    const take = (): void => {
      if (fault === 'drops the connection before it took the mail') return void socket.destroy();
      taken.push(recipient);
      if (fault === 'takes the mail and drops the connection before it says so') return void socket.destroy();
      say('250 taken');
      if (fault === 'drops the connection after it took the mail') socket.end();
    };
    const obey = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') recipient = addressIn(line);
      if (verb === 'MAIL' && fault === 'refuses the sender') return say('550 5.7.1 not you');
      if (verb === 'RCPT' && (fault === 'delays every recipient' || recipient.startsWith('dead')))
        return say('450 4.1.2 unknown domain');
      inData = verb === 'DATA';
      say(inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
    };
    const read = (): void => {
      const end = input.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = input.slice(0, end);
      input = input.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        take();
      } else obey(part);
      read();
    };
    socket.on('error', () => {});
    if (fault === 'hangs') return;
    if (fault === 'greets with 554') return void socket.end('554 no service\r\n');
    say('220 mail');
    socket.on('data', (chunk) => {
      input += chunk.toString('latin1');
      read();
    });
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** The recipients of all mails that were taken, in their order, one that was taken twice twice. */
    taken,
    /** Begins or ends a fault. Connections that are under way keep theirs. */
    fault: (fault: Fault): void => {
      state.fault = fault;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

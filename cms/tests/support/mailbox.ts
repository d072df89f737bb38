import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

import { currentRun } from './run';

interface ReceivedMail {
  from: string;
  /** The recipients of the envelope. */
  to: string[];
  /** Headers by their names in small letters, unfolded and undecoded. */
  headers: Record<string, string>;
  /** The decoded text. */
  text: string;
}

const unquote = (text: string): string => {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const decode = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body) : body;
};

const parse = (data: string): Pick<ReceivedMail, 'headers' | 'text'> => {
  const split = data.indexOf('\r\n\r\n');
  const lines = data
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const text = decode(data.slice(split + 4), headers['content-transfer-encoding']);
  return { headers, text: text.replace(/\r\n/g, '\n').trim() };
};

const address = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

type Refusal = (recipient: string) => string | undefined;

/** Speaks just enough SMTP to take a mail. */
const converse = (socket: Socket, deliver: (mail: ReceivedMail) => void, refuse: Refusal): void => {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let [from, to, input, inData]: [string, string[], string, boolean] = ['', [], '', false];
  const obey = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') [from, to] = [address(line), []];
    const refusal = verb === 'RCPT' ? refuse(address(line)) : undefined;
    if (verb === 'RCPT' && !refusal) to.push(address(line));
    inData = verb === 'DATA';
    say(refusal ?? (inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'));
  };
  say('220 mailbox');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    input += chunk.toString('latin1');
    for (;;) {
      const end = input.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = input.slice(0, end);
      input = input.slice(end + (inData ? 5 : 2));
      if (!inData) obey(part);
      else {
        inData = false;
        deliver({ from, to, ...parse(Buffer.from(part.replace(/^\.\./gm, '.'), 'latin1').toString('utf8')) });
        say('250 taken');
      }
    }
  });
};

/**
 * Takes the place of the mail server.
 *
 * @param port that of the run's settings, or 0 for any that is free.
 */
export const startMailbox = async (port = Number(currentRun().env.SMTP_PORT)) => {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const state: { refuse: Refusal } = { refuse: () => undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(
      socket,
      (mail) => mails.push(mail),
      (recipient) => state.refuse(recipient),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    /** Answers recipients with an SMTP refusal, for instance `550 no such user`. */
    refuse: (refusal: Refusal): void => {
      state.refuse = refusal;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

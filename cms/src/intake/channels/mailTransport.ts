import { connect } from 'node:net';

import type SMTPTransport from 'nodemailer/lib/smtp-transport';

export interface MailSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
  recipients: { office: string; sales: string };
}

/** How far a letter has come. */
export interface Progress {
  /** All of it was handed over: it may arrive, whatever happens next. */
  isWhole: boolean;
}

const WAITS_MS = 10_000;

const ignore = (): void => {};

/** nodemailer tells nobody but its log that a letter was handed over whole. */
const progressLog = (progress: Progress): SMTPTransport.Options['logger'] => ({
  ...{ level: ignore, trace: ignore, debug: ignore, warn: ignore, error: ignore, fatal: ignore },
  info: (entry: unknown) => {
    if (Reflect.get(Object(entry), 'tnx') === 'message') progress.isWhole = true;
  },
});

/** The connection is made here, since nodemailer has no way to end a delivery that is under way. */
const openSocket =
  ({ host, port }: MailSettings, signal: AbortSignal): SMTPTransport.Options['getSocket'] =>
  (_options, done) => {
    if (signal.aborted) return done(new Error('Given up.'), {});
    // Otherwise the end of each letter waits 40 ms for the server to confirm its beginning.
    const socket = connect({ host, port, noDelay: true });
    const giveUp = (): void => void socket.destroy(new Error('Given up.'));
    signal.addEventListener('abort', giveUp);
    socket.once('close', () => signal.removeEventListener('abort', giveUp));
    const fail = (error: Error): void => done(error, {});
    socket.setTimeout(WAITS_MS, giveUp).once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0).off('timeout', giveUp).off('error', fail);
      // An end of the connection is heard by nodemailer from the next turn on.
      socket.on('error', ignore);
      done(null, { connection: socket });
    });
  };

/** What nodemailer is told for one letter. `signal` ends the connection wherever it is. */
export const transportOptions = (
  settings: MailSettings,
  progress: Progress,
  signal: AbortSignal,
): SMTPTransport.Options => {
  const { host, port, user, password } = settings;
  return {
    host,
    port,
    secure: port === 465,
    // The bundled inbox has no certificate. Where there is a log-in, it is never sent in the clear.
    ...(user ? { auth: { user, pass: password ?? '' }, requireTLS: port !== 465 } : { ignoreTLS: true }),
    connectionTimeout: WAITS_MS,
    greetingTimeout: WAITS_MS,
    socketTimeout: WAITS_MS,
    getSocket: openSocket(settings, signal),
    logger: progressLog(progress),
    // What a visitor wrote is never read as the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

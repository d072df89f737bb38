/** What a connection may take of a server of ours: of the CMS, and of the site. */
import type { Server } from 'node:http';

import { type BodyDeadlines, watchBodies } from './bodyDeadlines';
import { handleInTurn } from './inTurn';
import { type AnswerBounds, boundAnswers } from './unreadAnswers';

export interface ConnectionBounds {
  /** Requests that may wait on a connection for those before them. */
  mostWaiting: number;
  bodies: BodyDeadlines;
  answers: AnswerBounds;
}

/** Files, in pieces of 64 kB: a thousand slow readers at once. */
export const OF_SITE: ConnectionBounds = {
  mostWaiting: 16,
  // As the forms have it (`intake/request/readBytes.ts`); staff send a film of 200 MB with 1 Mbit/s in under half an hour.
  // A form lingers for less than ten seconds behind its answer (`intake/reply/closeAfterwards.ts`).
  bodies: { silence: 30_000, whole: 190_000, ofStaff: 30 * 60_000, ofForms: 10_000, every: 5_000 },
  // Linux takes up to 4 MB of an answer, and says that it has room again when a third of them is gone: with the 5 kB/s of a
  // bad phone nearly five minutes go by.
  answers: { waiting: 64 * 1024 * 1024, within: 300_000, least: 300_000, every: 1_000 },
};

/** The entries of an answer stay in memory with it, several times its bytes. */
export const OF_CMS: ConnectionBounds = {
  ...OF_SITE,
  answers: { ...OF_SITE.answers, waiting: 16 * 1024 * 1024 },
};

/** Bounds the requests, bodies and answers of each connection of a server. */
export const boundConnections = (
  server: Server,
  { mostWaiting, bodies, answers }: ConnectionBounds,
): void => {
  handleInTurn(server, mostWaiting);
  watchBodies(server, bodies);
  boundAnswers(server, answers);
};

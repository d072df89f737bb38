/** The worker with real channels on a real database: what arrives while receivers are at fault. */
import type { Channel } from '../../src/intake/delivery/channel';
import { type Clock, systemClock } from '../../src/intake/delivery/clock';
import { createOutbox } from '../../src/intake/delivery/outbox';
import { createQueue } from '../../src/intake/delivery/queue';
import { startWorker } from '../../src/intake/delivery/worker';
import { DELIVERY, SUBMISSION, type ChannelName, type Delivery } from '../../src/intake/store/types';
import { type startIntakeDatabase } from './intakeDatabase';
import { scale } from './scale';
import { waitFor } from './waitFor';

type Database = Awaited<ReturnType<typeof startIntakeDatabase>>;

/** Writes as carefully as the CMS does (config/database.ts). */
export const writeCarefully = async ({ strapi }: Database): Promise<void> => {
  await strapi.db.connection.raw('PRAGMA journal_mode = WAL');
  await strapi.db.connection.raw('PRAGMA synchronous = FULL');
};

/** Waiting rows of a channel, one for each address, in their order. */
export const addRows = async (
  { strapi }: Database,
  channel: ChannelName,
  emails: string[],
): Promise<void> => {
  await strapi.db.transaction(async () => {
    for (const email of emails) {
      const data = { form: 'contact', lang: 'en', email, fields: { message: email, lang: 'en' }, files: [] };
      const { id } = await strapi.db.query(SUBMISSION).create({ data });
      const delivery = { channel, state: 'waiting', attempts: 0, submission: id };
      await strapi.db.query(DELIVERY).create({ data: delivery });
    }
  });
};

/** The states of all rows by the address they are for. */
export const statesOf = async (database: Database): Promise<Map<string, Delivery['state']>> => {
  const rows = (await database.rows(DELIVERY, ['submission'])) as unknown as Delivery[];
  return new Map(rows.map(({ submission, state }) => [submission?.email ?? '', state]));
};

/** How much faster than a real clock that of the runs goes: pauses and deadlines are as many times shorter. */
export const SPEED = scale(5, 1);

const fastClock: Clock = {
  ...systemClock,
  now: () => systemClock.now() * SPEED,
  sleep: (ms) => systemClock.sleep(ms / SPEED),
};

/** Starts the worker with one channel. */
export const startRun = (database: Database, channel: Channel) => {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const options = { channel, outbox: createOutbox(database.strapi), clock: fastClock, onError };
  const worker = startWorker({ queues: [createQueue(options)], clock: fastClock, onError });
  return { worker, errors };
};

/** The milliseconds until `look` is true. @throws after five minutes. */
export const timeUntil = async (look: () => boolean | Promise<boolean>): Promise<number> => {
  const begun = performance.now();
  await waitFor(look, 300_000);
  return performance.now() - begun;
};

import type { Core } from '@strapi/strapi';

import { DELIVERY, type ChannelName, type Delivery } from '../store/types';

/** What changes in a row. */
export type Changes = Partial<Omit<Delivery, 'id' | 'documentId' | 'submission'>> & { sentAt?: string };

/** A row that waits for a time of its own. */
export type Timed = Pick<Delivery, 'id' | 'nextAttemptAt' | 'unanswered'>;

/** The rows that wait to be sent, as the queues see them. */
export interface Outbox {
  /** The oldest row of a channel that waits for its turn alone, of those whose id is above `after`. */
  fresh: (channel: ChannelName, after: number) => Promise<Delivery | undefined>;
  /** The rows of a channel that wait for a time of their own. */
  timed: (channel: ChannelName) => Promise<Timed[]>;
  /** One waiting row. */
  find: (id: number) => Promise<Delivery | undefined>;
  update: (id: number, changes: Changes) => Promise<void>;
}

/** The outbox in the database. */
export const createOutbox = (strapi: Core.Strapi): Outbox => {
  const rows = () => strapi.db.query(DELIVERY);
  const populate = ['submission'];
  return {
    fresh: async (channel, after) => {
      const where = { channel, state: 'waiting', nextAttemptAt: { $null: true }, id: { $gt: after } };
      const [first] = await rows().findMany({ where, orderBy: { id: 'asc' }, limit: 1, populate });
      return first;
    },
    timed: (channel) =>
      rows().findMany({
        where: { channel, state: 'waiting', nextAttemptAt: { $notNull: true } },
        select: ['id', 'nextAttemptAt', 'unanswered'],
      }),
    find: async (id) => (await rows().findOne({ where: { id, state: 'waiting' }, populate })) ?? undefined,
    update: async (id, changes) => {
      // One statement, where `update` makes a transaction of three: there are two changes for every message.
      await rows().updateMany({ where: { id }, data: changes });
    },
  };
};

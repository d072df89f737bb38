import type { Core } from '@strapi/strapi';

import { DELIVERY, type ChannelName, type Delivery } from '../store/types';

/** The rows that wait to be sent, as the worker sees them. */
export interface Outbox {
  /** The oldest waiting rows of a channel, at most `limit`, without those of `except`. */
  waiting: (channel: ChannelName, limit: number, except: number[]) => Promise<Delivery[]>;
  /** One waiting row. */
  find: (id: number) => Promise<Delivery | undefined>;
  update: (id: number, changes: Partial<Delivery> & { sentAt?: string }) => Promise<void>;
}

/** The outbox in the database. */
export const createOutbox = (strapi: Core.Strapi): Outbox => {
  const rows = () => strapi.db.query(DELIVERY);
  const populate = ['submission'];
  return {
    waiting: (channel, limit, except) =>
      rows().findMany({
        where: { channel, state: 'waiting', id: { $notIn: except } },
        orderBy: { id: 'asc' },
        limit,
        populate,
      }),
    find: async (id) => (await rows().findOne({ where: { id, state: 'waiting' }, populate })) ?? undefined,
    update: async (id, changes) => {
      await rows().update({ where: { id }, data: changes });
    },
  };
};

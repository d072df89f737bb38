/** What staff can do about deliveries that did not get through. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import type { Worker } from '../delivery/worker';
import { DELIVERY } from '../store/types';

/** A delivery with all its tries before it. */
const ANEW = {
  ...{ state: 'waiting', attempts: 0, failures: 0, unanswered: 0 },
  ...{ firstAttemptAt: null, nextAttemptAt: null, lastError: null },
};

export const deliveryHandlers = (strapi: Core.Strapi, worker: Pick<Worker, 'resume' | 'paused'>) => {
  const rows = () => strapi.db.query(DELIVERY);

  /** `POST /intake/deliveries/:id/retry` sends a parked or waiting delivery anew, with all its tries. */
  const retry = async (ctx: Context): Promise<void> => {
    const where = { documentId: (ctx.params as { id: string }).id };
    const found: { id: number; state: string } | null = await rows().findOne({ where });
    if (!found) return ctx.throw(404);
    if (found.state === 'sent') return ctx.throw(409);
    await rows().update({ where: { id: found.id }, data: ANEW });
    worker.resume();
    ctx.body = { data: { documentId: where.documentId, state: 'waiting' } };
  };

  /** `POST /intake/deliveries/retry` sends all parked deliveries anew, and those that wait at once. */
  const retryAll = async (ctx: Context): Promise<void> => {
    const { count } = await rows().updateMany({ where: { state: 'parked' }, data: ANEW });
    worker.resume();
    ctx.body = { data: { count } };
  };

  /** `GET /intake/channels` says of each channel that is set up whether it sends, and how much of it is not sent. */
  const channels = async (ctx: Context): Promise<void> => {
    const all = [...worker.paused()].map(async ([channel, paused]) => ({
      channel,
      paused: paused ?? null,
      waiting: await rows().count({ where: { channel, state: 'waiting' } }),
      parked: await rows().count({ where: { channel, state: 'parked' } }),
    }));
    ctx.body = { data: await Promise.all(all) };
  };

  return { retry, retryAll, channels };
};

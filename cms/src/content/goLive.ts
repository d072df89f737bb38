/** What makes a post of the future part of the site when its time has come: the content revision rises, and so the site is built. */
import type { Core } from '@strapi/strapi';

import { raiseRevision } from './revision';
import { rowsOf } from './rows';
import { POST } from './scheduled';

const TABLE = 'schedule';

const LOOKS_EVERY_MS = 10_000;

/** Registers the one-row table: up to when posts have gone live, in milliseconds. It outlasts a CMS that was down at the time. */
export const registerSchedule = (strapi: Core.Strapi): void => {
  strapi.get('models').add({
    uid: 'saola::schedule',
    singularName: 'schedule',
    tableName: TABLE,
    attributes: { id: { type: 'increments' }, liveUntil: { type: 'biginteger' } },
  });
};

/**
 * Raises the revision when the time of a scheduled post has come since the last look, whoever looked: the row is locked
 * meanwhile, so several processes raise it once.
 *
 * @returns whether a post went live.
 */
export const goLive = async (strapi: Core.Strapi, now: Date): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }) => {
    const row = () => strapi.db.getConnection(TABLE).transacting(trx).where({ id: 1 });
    const { live_until: last } = (await row().forUpdate().first('live_until')) ?? {};
    const due: { document_id: string }[] = await rowsOf(strapi, POST, trx)
      .whereNotNull('published_at')
      .where('default_published_date', '>', new Date(Number(last ?? 0)))
      .where('default_published_date', '<=', now)
      // The others were live from their publishing on.
      .whereRaw('default_published_date > published_at')
      .distinct('document_id');
    if (due.length === 0) return false;
    await row().update({ live_until: now.getTime() });
    const changed = due.map(({ document_id }) => ({ type: POST, documentId: document_id }));
    await raiseRevision(strapi, changed);
    return true;
  });

/**
 * Looks for posts whose time has come, now and from here on.
 *
 * @returns what ends it.
 */
export const watchSchedule = async (strapi: Core.Strapi): Promise<() => void> => {
  const first = { id: 1, live_until: Date.now() };
  await strapi.db.getConnection(TABLE).insert(first).onConflict('id').ignore();
  const look = () =>
    goLive(strapi, new Date()).catch((error: unknown) =>
      strapi.log.error(`Scheduled posts: could not look for them, trying again. ${String(error)}`),
    );
  await look();
  const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
  return () => clearInterval(timer);
};

import type { Core, UID } from '@strapi/strapi';

import { type CallParams, paramsOf } from './callParams';
import { dayInVietnam } from './dayInVietnam';

/** The dates that an entry without one gets when it is published, and how the present is written there. */
const DATES: Readonly<Record<string, { field: string; write: (now: Date) => string }>> = {
  'api::dicom-blog.dicom-blog': { field: 'defaultPublishedDate', write: (now) => now.toISOString() },
  'api::showcase.showcase': { field: 'finishAt', write: dayInVietnam },
};

const publishes = (action: string, { status }: CallParams): boolean =>
  action === 'publish' || (['create', 'update'].includes(action) && status === 'published');

/**
 * An entry has one date in all its languages. Strapi says so to what is published in the others on PostgreSQL alone (5.54).
 */
const shareDate = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  field: string,
  outcome: unknown,
): Promise<void> => {
  const { entries } = Object(outcome) as { entries?: unknown[] };
  const date: unknown = Reflect.get(Object(entries?.[0] ?? outcome), field);
  if (!date) return;
  await strapi.db
    .query(uid)
    .updateMany({ where: { documentId, publishedAt: { $notNull: true } }, data: { [field]: date } });
};

/**
 * Gives an entry that is published without a date the present one: not when the draft is begun, which may be weeks before.
 * An editor may leave the field empty, and finds the date there afterwards.
 */
export const giveDates = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    const date = DATES[uid];
    const params = paramsOf(context);
    if (!date || !publishes(action, params)) return next();
    const { field } = date;
    const value = date.write(new Date());
    const { documentId, data } = params;
    if (documentId)
      await strapi.db
        .query(uid)
        .updateMany({ where: { documentId, publishedAt: null, [field]: null }, data: { [field]: value } });
    if (data && (action === 'create' || field in data) && !data[field])
      params.data = { ...data, [field]: value };
    const outcome = await next();
    if (documentId) await shareDate(strapi, uid, documentId, field, outcome);
    return outcome;
  });
};

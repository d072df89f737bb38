/**
 * Posts with a date in the future. They are published, so that all the checks of publishing have been made and later drafts
 * change nothing, and yet nobody is told of them until then: neither visitors nor the build.
 */
import type { Core, UID } from '@strapi/strapi';

import { type CallParams, READS, paramsOf } from './callParams';

export const POST = 'api::dicom-blog.dicom-blog';
export const DATE = 'defaultPublishedDate';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLive = (now: Date): Json => ({ [DATE]: { $lte: now.toISOString() } });

const and = (filters: unknown, condition: Json): Json =>
  isJson(filters) && Object.keys(filters).length > 0 ? { $and: [filters, condition] } : condition;

type Targets = (uid: string, name: string) => string | undefined;

/** What is populated, without posts of the future, however deep they are asked for. */
const livePopulate = (populate: unknown, uid: string, targetOf: Targets, now: Date): unknown => {
  if (!isJson(populate)) return populate;
  return Object.fromEntries(
    Object.entries(populate).map(([name, asked]) => {
      const target = targetOf(uid, name);
      if (target === undefined || !asked) return [name, asked];
      const inner = isJson(asked) ? asked : {};
      const filters = liveFilters(inner.filters, target, targetOf, now);
      const nested = isJson(inner.populate) && {
        populate: livePopulate(inner.populate, target, targetOf, now),
      };
      if (target === POST) return [name, { ...inner, ...nested, filters: and(filters, isLive(now)) }];
      return [name, nested ? { ...inner, ...nested } : asked];
    }),
  );
};

/** Whether conditions ask for there being none. */
const asksForNone = (conditions: Json): boolean =>
  Object.values(conditions).some(
    (operators) =>
      isJson(operators) && (operators.$null !== undefined || String(operators.$notNull) === 'false'),
  );

/** Filters through relations to posts, which a post of the future does not pass. */
const liveFilters = (filters: unknown, uid: string, targetOf: Targets, now: Date): unknown => {
  if (Array.isArray(filters)) return filters.map((one) => liveFilters(one, uid, targetOf, now));
  if (!isJson(filters)) return filters;
  return Object.fromEntries(
    Object.entries(filters).map(([name, inner]) => {
      if (name.startsWith('$')) return [name, liveFilters(inner, uid, targetOf, now)];
      const target = targetOf(uid, name);
      if (target === undefined || !isJson(inner)) return [name, inner];
      const deeper = liveFilters(inner, target, targetOf, now) as Json;
      return [name, target === POST && !asksForNone(inner) ? { ...deeper, ...isLive(now) } : deeper];
    }),
  );
};

/** Rewrites what is asked of a type so that posts of the future have no part in the answer. */
export const liveOnly = (
  params: CallParams & { populate?: unknown },
  uid: string,
  targetOf: Targets,
  now: Date,
): void => {
  const filters = liveFilters(params.filters, uid, targetOf, now);
  params.filters = uid === POST ? and(filters, isLive(now)) : filters;
  params.populate = livePopulate(params.populate, uid, targetOf, now);
};

/** Whether a post is on the site in some language, now. */
export const hasLive = async (strapi: Core.Strapi, documentId: unknown): Promise<boolean> => {
  const where = { documentId, publishedAt: { $notNull: true }, [DATE]: { $lte: new Date() } };
  return (await strapi.db.query(POST).count({ where })) > 0;
};

const isContentApi = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.route?.info?.type === 'content-api';

/** Keeps posts of the future from everybody who reads what is published, the build among them. */
export const hideScheduled = (strapi: Core.Strapi): void => {
  const targetOf: Targets = (uid, name) => {
    const type = strapi.contentTypes[uid as UID.ContentType];
    const attributes: Record<string, { type: string; target?: string } | undefined> = type?.attributes ?? {};
    return attributes[name]?.target;
  };
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    const params = paramsOf(context);
    if (!READS.includes(action) || params.status !== 'published' || !isContentApi(strapi)) return next();
    const now = new Date();
    liveOnly(params, uid, targetOf, now);
    const outcome = await next();
    // A single entry is asked for without filters.
    if (uid !== POST || action !== 'findOne') return outcome;
    const date: unknown = Reflect.get(Object(outcome), DATE);
    return typeof date === 'string' && Date.parse(date) > now.getTime() ? null : outcome;
  });
};

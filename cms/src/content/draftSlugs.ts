/**
 * Slugs of drafts as they are saved, whatever the form said: two tabs, or a save before the form had asked whether its slug
 * is free, would give two drafts one slug, of which only the first could be published.
 */
import type { Core, UID } from '@strapi/strapi';

import { type CallParams, paramsOf } from './callParams';
import { type SlugField, freeSlug, inLanguage, slugFieldOf } from './freeSlug';
import { titleSlug } from './slugs';

type Texts = Record<string, unknown>;

interface Cloned {
  entries: (Texts & { id: number; documentId: string; locale?: string | null })[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether the call publishes what it saves: a slug that is about to be an address is refused, never changed. */
const isPublishing = (strapi: Core.Strapi, { status }: CallParams): boolean =>
  status === 'published' || (strapi.requestContext.get()?.path.endsWith('/actions/publish') ?? false);

const storedDraft = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: SlugField,
  { documentId, locale }: CallParams,
): Promise<Texts> =>
  (documentId &&
    (await strapi.db.query(uid).findOne({
      select: [field.slug, field.title],
      where: { documentId, publishedAt: null, ...(await inLanguage(strapi, uid, locale)) },
    }))) ||
  {};

/** Fills in a slug that is missing, and numbers one that is new to the draft and another entry has. */
const setSlug = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: SlugField,
  params: CallParams,
): Promise<void> => {
  const { documentId, locale } = params;
  const stored = await storedDraft(strapi, uid, field, params);
  const { [field.slug]: slug, [field.title]: title } = { ...stored, ...params.data };
  if (isText(slug) && (slug === stored[field.slug] || isPublishing(strapi, params))) return;
  const wanted = isText(slug) ? slug : titleSlug(strapi, uid, title);
  if (wanted === '') return;
  const free = await freeSlug(strapi, uid, field.slug, wanted, { documentId, locale });
  params.data = { ...params.data, [field.slug]: free };
};

/** A copy of an entry comes with the slug of the first one. */
const numberClones = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: SlugField,
  { entries }: Cloned,
): Promise<void> => {
  for (const entry of entries) {
    const slug = entry[field.slug];
    if (!isText(slug)) continue;
    const free = await freeSlug(strapi, uid, field.slug, slug, entry);
    if (free === slug) continue;
    await strapi.db.query(uid).update({ where: { id: entry.id }, data: { [field.slug]: free } });
    entry[field.slug] = free;
  }
};

/** Gives every draft a slug of its own when it is saved. */
export const giveDraftsSlugs = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    if (!['create', 'update', 'clone'].includes(action)) return next();
    const field = slugFieldOf(strapi, uid);
    if (!field) return next();
    if (action !== 'clone') {
      await setSlug(strapi, uid, field, paramsOf(context));
      return next();
    }
    const outcome = await next();
    await numberClones(strapi, uid, field, outcome as unknown as Cloned);
    return outcome;
  });
};

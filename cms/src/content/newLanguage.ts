/**
 * What a new language of an entry begins with. Strapi gives it the fields that are the same in all languages, but no
 * relations and no picture that may be another in each: a translated post would have no author, no categories, no tags
 * and no title picture.
 */
import type { Core, UID } from '@strapi/strapi';

import { type CallParams, paramsOf } from './callParams';

interface Attribute {
  type: string;
  target?: UID.ContentType;
  mappedBy?: string;
  multiple?: boolean;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

interface Linked {
  documentId: string;
}

type Entry = Record<string, unknown>;

const isLocalized = (strapi: Core.Strapi, uid: UID.ContentType): boolean => {
  const { i18n } = (strapi.contentType(uid).pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
  return i18n?.localized === true;
};

const attributesOf = (strapi: Core.Strapi, uid: UID.ContentType): [string, Attribute][] =>
  Object.entries(strapi.contentType(uid).attributes as Record<string, Attribute>);

/** The relations to content that an entry holds itself, with their targets. */
const relationsOf = (strapi: Core.Strapi, uid: UID.ContentType): [string, UID.ContentType][] =>
  attributesOf(strapi, uid).flatMap(([name, { type, target, mappedBy }]) =>
    type === 'relation' && target?.startsWith('api::') && !mappedBy ? [[name, target]] : [],
  );

/** The pictures that an entry has for each language. */
const picturesOf = (strapi: Core.Strapi, uid: UID.ContentType): string[] =>
  attributesOf(strapi, uid)
    .filter(
      ([, { type, multiple, pluginOptions }]) =>
        type === 'media' && !multiple && pluginOptions?.i18n?.localized === true,
    )
    .map(([name]) => name);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a relation of a form or a call names nothing: the admin sends empty lists for what nobody touched. */
const isUntouched = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  const lists = ['connect', 'set'].map((key) => value[key]);
  return lists.every((list) => list === undefined || list === null || (Array.isArray(list) && !list.length));
};

const asList = (value: unknown): Linked[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Linked => isObject(one) && typeof one.documentId === 'string',
  );

/** The same entries in the language that is begun: those of a type without languages, and those that exist in it. */
const inThatLanguage = async (
  strapi: Core.Strapi,
  target: UID.ContentType,
  linked: Linked[],
  locale: string,
): Promise<string[]> => {
  const ids = linked.map(({ documentId }) => documentId);
  if (!isLocalized(strapi, target) || ids.length === 0) return ids;
  const found: Linked[] = await strapi.db
    .query(target)
    .findMany({ select: ['documentId'], where: { documentId: { $in: ids }, locale } });
  const present = new Set(found.map(({ documentId }) => documentId));
  return ids.filter((id) => present.has(id));
};

/** The draft in another language that the new one is taken from: the site's first language where there is one. */
const otherLanguage = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  populate: string[],
): Promise<Entry | undefined> => {
  const first = await strapi.plugin('i18n').service('locales').getDefaultLocale();
  const drafts: Entry[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, orderBy: { id: 'asc' }, populate });
  return drafts.find(({ locale }) => locale === first) ?? drafts[0];
};

const carryOver = async (strapi: Core.Strapi, uid: UID.ContentType, params: CallParams): Promise<void> => {
  const { documentId, locale, data = {} } = params;
  if (!documentId || typeof locale !== 'string' || locale === '*') return;
  const open = relationsOf(strapi, uid).filter(([name]) => isUntouched(data[name]));
  const pictures = picturesOf(strapi, uid).filter((name) => isUntouched(data[name]));
  if (open.length + pictures.length === 0) return;
  if (await strapi.db.query(uid).findOne({ select: ['id'], where: { documentId, locale } })) return;
  const other = await otherLanguage(strapi, uid, documentId, [...open.map(([name]) => name), ...pictures]);
  if (!other) return;
  const carried = await Promise.all(
    open.map(async ([name, target]): Promise<[string, object][]> => {
      const ids = await inThatLanguage(strapi, target, asList(other[name]), locale);
      return ids.length > 0 ? [[name, { set: ids.map((id) => ({ documentId: id })) }]] : [];
    }),
  );
  const shown = pictures.flatMap((name) => {
    const picture = other[name];
    return isObject(picture) ? [[name, picture.id]] : [];
  });
  params.data = { ...data, ...Object.fromEntries([...carried.flat(), ...shown]) };
};

/**
 * Carries author, categories, tags and title picture over into a language of an entry that is saved for the first time,
 * each in that language, where the editor chose none. From then on they are that language's own.
 */
export const carryOverToLanguages = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    if (action === 'update' && uid.startsWith('api::') && isLocalized(strapi, uid))
      await carryOver(strapi, uid, paramsOf(context));
    return next();
  });
};

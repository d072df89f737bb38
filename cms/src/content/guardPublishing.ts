import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';

import { isReadBySite } from '../bootstrap/siteReads';
import { type CallParams, paramsOf } from './callParams';
import { labelOf } from '../editorForms/labelOf';
import { editorLanguage } from './editorLanguage';
import { inLanguage, slugFieldOf } from './freeSlug';
import { type Attributes, type Refused, problemsOf } from './publishable';
import { refusal, takenRefusal } from './refusals';
import { takenSlug } from './takenSlug';

type Entry = Record<string, unknown>;

const componentsOf = (attributes: Attributes): string[] =>
  Object.keys(attributes).filter((name) => attributes[name]?.type === 'component');

/** The condition for the languages that a publication is of. */
const ofLanguages = (strapi: Core.Strapi, uid: UID.ContentType, locale: CallParams['locale']) => {
  if (locale === '*') return {};
  return Array.isArray(locale) ? { locale: { $in: locale } } : inLanguage(strapi, uid, locale);
};

/** What a call publishes, as it will be; of a type without drafts what is saved. */
const entriesToPublish = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  action: string,
  { documentId = '', locale, status, data = {} }: CallParams,
): Promise<Entry[]> => {
  const type = strapi.contentType(uid);
  const isSave = action === 'create' || action === 'update';
  if (!contentTypes.hasDraftAndPublish(type)) return isSave ? [data] : [];
  if (action !== 'publish' && !(isSave && status === 'published')) return [];
  if (action === 'create') return [data];
  const drafts: Entry[] = await strapi.db.query(uid).findMany({
    populate: componentsOf(type.attributes),
    where: { documentId, publishedAt: null, ...(await ofLanguages(strapi, uid, locale)) },
  });
  return action === 'publish' ? drafts : [{ ...drafts[0], ...data }];
};

interface Detail {
  path: string[];
  message: string;
}

/** The slugs that other published entries have. Strapi would say that 'This attribute must be unique'. */
const takenSlugs = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: readonly Entry[],
  params: CallParams,
): Promise<Detail[]> => {
  const field = slugFieldOf(strapi, uid)?.slug ?? '';
  const language = editorLanguage(strapi);
  const details: Detail[] = [];
  for (const { [field]: slug, locale = params.locale } of entries) {
    if (typeof slug !== 'string') continue;
    const place = { documentId: params.documentId, locale: locale as string | null };
    const taken = await takenSlug(strapi, uid, slug, place, { publishedAt: { $notNull: true } });
    const label = labelOf(uid, field, language);
    if (taken) details.push({ path: [field], message: takenRefusal(label, slug, taken, language) });
  }
  return details;
};

/** Refuses to publish what would be a page without a name, a text or an address: 400, with what to do. */
export const guardPublishing = (strapi: Core.Strapi): void => {
  const attributesOf = (owner: string): Attributes =>
    strapi.components[owner as UID.Component]?.attributes ??
    strapi.contentType(owner as UID.ContentType).attributes;

  const inWords = ({ problem, owner, path, value }: Refused): Detail => {
    const language = editorLanguage(strapi);
    const label = labelOf(owner, path.at(-1) ?? '', language);
    return { path, message: refusal(problem, label, value, language) };
  };

  const refuse = (details: readonly Detail[]): never => {
    throw new errors.ValidationError(details.map(({ message }) => message).join(' '), {
      errors: details.map((detail) => ({ ...detail, name: 'ValidationError' })),
    });
  };

  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    const type = strapi.contentType(uid);
    if (!isReadBySite(type)) return next();
    const params = paramsOf(context);
    const entries = await entriesToPublish(strapi, uid, action, params);
    const refused = entries.flatMap((entry) => problemsOf(uid, entry, attributesOf));
    const details = [...refused.map(inWords), ...(await takenSlugs(strapi, uid, entries, params))];
    if (details.length > 0) refuse(details);
    return next();
  });
};

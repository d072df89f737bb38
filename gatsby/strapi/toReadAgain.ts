import type { ChangedDocument } from '../../cms/src/content/changedDocuments';
import type { ContentModel } from './contentModels';
import type { Entry } from './requests';

/** More documents than these are not asked for one by one: all of their type are read. */
const MOST = 50;

/** What of a type to read again. */
export interface ToReadAgain {
  readonly documentIds: readonly string[];
  /** Besides, what leads to these documents by now. */
  readonly leadingTo: readonly { readonly field: string; readonly documentIds: readonly string[] }[];
}

const idsIn = (value: unknown): unknown[] =>
  [value].flat().map((one) => (Object(one) as { documentId?: unknown }).documentId);

/** Whether a component of a model, however deep, leads to one of the types. */
const leadsInside = (
  { attributes }: ContentModel,
  types: ReadonlySet<string>,
  models: readonly ContentModel[],
): boolean =>
  Object.values(attributes).some(({ component }) => {
    const part = models.find(({ uid }) => component !== undefined && uid === component);
    if (!part) return false;
    const leads = Object.values(part.attributes).some(({ target = '' }) => types.has(target));
    return leads || leadsInside(part, types, models);
  });

/**
 * What of a type may be answered otherwise after documents changed: they themselves, what led to one of them, and what leads to one
 * now. An answer names only what is published, and a relation can be changed from its other end.
 *
 * @param held the entries of the type as they were read before.
 * @returns undefined when nothing is; null when it may be anything.
 */
export const toReadAgain = (
  model: ContentModel,
  held: readonly Entry[],
  changed: readonly ChangedDocument[],
  models: readonly ContentModel[],
): ToReadAgain | null | undefined => {
  if (leadsInside(model, new Set(changed.map(({ type }) => type)), models)) return null;
  const changedOf = (uid: string) =>
    changed.filter(({ type }) => type === uid).map(({ documentId }) => documentId);
  const leadingTo = Object.entries(model.attributes).flatMap(([field, { type, target = '' }]) => {
    const documentIds = type === 'relation' ? changedOf(target) : [];
    return documentIds.length > 0 ? [{ field, documentIds }] : [];
  });
  const led = held.filter((entry) =>
    leadingTo.some(({ field, documentIds }) =>
      idsIn(entry[field]).some((id) => documentIds.includes(String(id))),
    ),
  );
  const documentIds = [
    ...new Set([...changedOf(model.uid), ...led.map(({ documentId }) => String(documentId))]),
  ];
  const named = leadingTo.reduce((sum, { documentIds: ids }) => sum + ids.length, documentIds.length);
  if (named === 0) return undefined;
  return named > MOST ? null : { documentIds, leadingTo };
};

/** The filter that asks the CMS for it. */
export const filterOf = ({ documentIds, leadingTo }: ToReadAgain): object => ({
  $or: [
    ...(documentIds.length > 0 ? [{ documentId: { $in: documentIds } }] : []),
    ...leadingTo.map(({ field, documentIds: ids }) => ({ [field]: { documentId: { $in: ids } } })),
  ],
});

const keyOf = ({ documentId, locale }: Entry): string => `${documentId} ${locale ?? ''}`;

/** What was held, with what was read again in its place; what of the documents did not come again is gone. */
export const renewed = (
  held: readonly Entry[],
  { documentIds }: ToReadAgain,
  read: readonly Entry[],
): Entry[] => {
  const news = new Map(read.map((entry) => [keyOf(entry), entry]));
  const stayed = held.flatMap((entry) => {
    const own = news.get(keyOf(entry));
    if (!own) return documentIds.includes(String(entry.documentId)) ? [] : [entry];
    news.delete(keyOf(entry));
    return [own];
  });
  return [...stayed, ...news.values()];
};

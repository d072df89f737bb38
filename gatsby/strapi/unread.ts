import type { ContentModel } from './contentModels';
import type { Entry } from './requests';

const idOf = (one: unknown): string => String(Reflect.get(Object(one), 'documentId'));

/**
 * Documents that an entry leads to and that are not among the entries of their type, as `<type> <documentId>`.
 *
 * @param entries by type.
 */
export const unreadTargets = (
  entries: ReadonlyMap<string, readonly Entry[]>,
  models: readonly ContentModel[],
): ReadonlySet<string> => {
  const read = new Map([...entries].map(([uid, all]) => [uid, new Set(all.map(idOf))]));
  const unread = new Set<string>();
  for (const { uid, attributes } of models)
    for (const [field, { type, target = '' }] of Object.entries(attributes)) {
      const known = read.get(target);
      if (type !== 'relation' || !known) continue;
      for (const entry of entries.get(uid) ?? [])
        for (const one of [entry[field] ?? []].flat())
          if (!known.has(idOf(one))) unread.add(`${target} ${idOf(one)}`);
    }
  return unread;
};

import type { LeftOut, LeftOutReason } from '../../release/content';
import type { Attribute, ContentModel } from './contentModels';
import { isCertain } from './graphqlTypes';
import { inWords, type Place, placeOf, within } from './place';
import type { Entry } from './requests';

/** An entry of a type, as it was read. */
export interface ReadEntry {
  readonly entry: Entry;
  readonly model: ContentModel;
}

/** What is checked beside the entries themselves. */
export interface EntryChecks {
  readonly models: readonly ContentModel[];
  /** Entries whose pages could not be made, and which have not been changed since. */
  readonly unmakable: readonly LeftOut[];
  readonly warn: (line: string) => void;
}

/** Bytes of a slug: a folder bears its name, and file systems take 255. */
const longestSlug = 200;

/** Slugs that the CMS would no longer take are shown all the same, as long as they are one part of an address. */
const isAddress = (slug: string): boolean =>
  /^[\p{L}\p{N}_~][\p{L}\p{M}\p{N}_~.-]*$/u.test(slug) && Buffer.byteLength(slug) <= longestSlug;

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const isSlug = (name: string, { type }: Attribute): boolean => type === 'uid' || name === 'slug';

/** The first field that keeps an entry, or a part of one, from being shown. */
const faultIn = (
  values: Entry,
  { attributes }: ContentModel,
): { reason: LeftOutReason; field: string; detail: string } | undefined => {
  for (const [field, attribute] of Object.entries(attributes)) {
    const value = values[field];
    if (isCertain(field, attribute) && isEmpty(value)) return { reason: 'empty', field, detail: '' };
    if (isSlug(field, attribute) && !isEmpty(value) && !isAddress(String(value)))
      return { reason: 'wrongSlug', field, detail: String(value).slice(0, 100) };
  }
  return undefined;
};

export const versionOf = ({ publishedAt, updatedAt }: Entry): string =>
  String(publishedAt ?? updatedAt ?? '');

const keyOf = (type: string, { documentId, locale }: Pick<Entry, 'documentId' | 'locale'>): string =>
  [type, documentId, locale ?? null].join(' ');

/** The entry itself where nothing of it has become another: who knows it need not look at it again. */
const sameOr = (entry: Entry, values: readonly (readonly [string, unknown])[]): Entry =>
  values.every(([name, value]) => entry[name] === value) ? entry : Object.fromEntries(values);

const sameListOr = (list: readonly unknown[], kept: readonly unknown[]): readonly unknown[] =>
  kept.length === list.length && kept.every((one, index) => one === list[index]) ? list : kept;

/**
 * What of the entries can be shown: without those, and without those parts, that would fail the build or have no address of
 * their own; nothing leads to them any more either. `leftOut` names them.
 */
export const showable = (
  read: readonly ReadEntry[],
  { models, unmakable, warn }: EntryChecks,
): { shown: ReadEntry[]; leftOut: LeftOut[] } => {
  const leftOut: LeftOut[] = [];
  const leaveOut = (place: Place, more: Pick<LeftOut, 'what' | 'reason' | 'detail'>): void => {
    warn(`${inWords(place)}: it is left out (${more.reason}${more.detail ? `: ${more.detail}` : ''}).`);
    leftOut.push({ ...place.entry, file: '', ...more, field: place.field });
  };

  const withoutFaultyParts = (entry: Entry, model: ContentModel, place: Place): Entry =>
    sameOr(
      entry,
      Object.entries(entry).map(([name, value]) => {
        const part = models.find(({ uid }) => uid === model.attributes[name]?.component);
        if (!part || !value) return [name, value];
        const parts = [value].flat() as Entry[];
        const good = parts.flatMap((one, index) => {
          const here = within(place, Array.isArray(value) ? `${name} ${index + 1}` : name);
          const fault = faultIn(one, part);
          if (!fault) return [withoutFaultyParts(one, part, here)];
          leaveOut(within(here, fault.field), { what: 'part', ...fault });
          return [];
        });
        return [name, Array.isArray(value) ? sameListOr(value, good) : (good[0] ?? null)];
      }),
    );

  const slugs = new Map<string, Entry>();
  const sameSlug = (entry: Entry, { uid, attributes }: ContentModel): Entry | undefined => {
    if (!attributes.slug) return undefined;
    const key = [uid, entry.locale ?? '', String(entry.slug).normalize('NFC')].join(' ');
    const other = slugs.get(key);
    if (!other) slugs.set(key, entry);
    return other;
  };

  const check = ({ entry, model }: ReadEntry): ReadEntry[] => {
    const place = placeOf(entry, model);
    const fault = faultIn(entry, model);
    if (fault) {
      leaveOut(within(place, fault.field), { what: 'entry', ...fault });
      return [];
    }
    const known = unmakable.find(
      (one) => keyOf(one.type, one) === keyOf(model.uid, entry) && one.version === versionOf(entry),
    );
    if (known) {
      warn(`${inWords(place)}: it is left out, as a page of it could not be made.`);
      leftOut.push(known);
      return [];
    }
    const other = sameSlug(entry, model);
    if (other) {
      const detail = placeOf(other, model).entry.title;
      leaveOut(within(place, 'slug'), { what: 'entry', reason: 'sameSlug', detail });
      return [];
    }
    return [{ model, entry: withoutFaultyParts(entry, model, place) }];
  };

  // Whoever had an address first keeps it.
  const oldestFirst = [...read].sort((a, b) =>
    String(a.entry.createdAt ?? '') < String(b.entry.createdAt ?? '') ? -1 : 1,
  );
  const kept = new Map(oldestFirst.flatMap(check).map((one) => [keyOf(one.model.uid, one.entry), one]));
  const inOrder = read.flatMap(({ entry, model }) => kept.get(keyOf(model.uid, entry)) ?? []);
  return { shown: withoutLost(inOrder, new Set(kept.keys())), leftOut };
};

/** The entries without what leads to one that is not shown. */
const withoutLost = (shown: readonly ReadEntry[], kept: ReadonlySet<string>): ReadEntry[] =>
  shown.map(({ entry, model }) => {
    const isShown = (target: string, value: unknown): boolean =>
      kept.has(keyOf(target, Object(value) as Entry));
    const values = Object.entries(entry).map(([name, value]): [string, unknown] => {
      const { type, target = '' } = model.attributes[name] ?? {};
      if (type !== 'relation' || !value) return [name, value];
      if (Array.isArray(value))
        return [
          name,
          sameListOr(
            value,
            value.filter((one) => isShown(target, one)),
          ),
        ];
      return [name, isShown(target, value) ? value : null];
    });
    return { model, entry: sameOr(entry, values) };
  });

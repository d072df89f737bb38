import type { EntryName } from '../../release/content';
import type { ContentModel } from './contentModels';
import type { Entry } from './requests';

/** A place in an entry of the CMS: the entry, and where in it. */
export interface Place {
  readonly entry: EntryName;
  /** The entry as an editor finds it: `Blog post "Why we wait" (dicom-blog, why-we-wait, en)`. */
  readonly label: string;
  /** Names of fields, and places in lists from 1: `layouts 2, thumbnail`; empty for the entry itself. */
  readonly field: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const titleOf = ({ title, name, firstName, heading, documentId }: Entry): string =>
  [title, name, firstName, heading].map(textOf).find((text) => text !== '') ?? String(documentId);

/** The entry itself, as a place. */
export const placeOf = (entry: Entry, { uid, displayName, singularName }: ContentModel): Place => {
  const title = titleOf(entry);
  const details = [singularName, entry.slug, entry.locale].filter(Boolean).join(', ');
  return {
    entry: { type: uid, documentId: String(entry.documentId), locale: entry.locale ?? null, title },
    label: `${displayName} "${title}" (${details})`,
    field: '',
  };
};

/** A field of a place. */
export const within = (place: Place, field: string): Place => ({
  ...place,
  field: place.field ? `${place.field}, ${field}` : field,
});

/** The place in words, for the log. */
export const inWords = ({ label, field }: Place): string => (field ? `${label}, ${field}` : label);

import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ReleaseRefused } from './manifest';

/** An entry of the CMS in one language, as its editors know it. */
export interface EntryName {
  /** The CMS's name of its type: `api::dicom-blog.dicom-blog`. */
  type: string;
  documentId: string;
  /** `en`, `vi`; null for a type without languages. */
  locale: string | null;
  title: string;
}

/** An entry that a release shows. */
export interface ShownEntry extends EntryName {
  slug: string | null;
  /** The first part of the addresses of its pages; null when it has them in all languages. */
  language: string | null;
  /** Another one with every publishing. */
  version: string;
}

/** Why something is left out. */
export type LeftOutReason =
  /** A picture that cannot be read, has too many pixels, is not there, is not in the media library, or is no picture. */
  | 'undecodable'
  | 'tooLarge'
  | 'missing'
  | 'foreign'
  | 'notPicture'
  /** A field without which there is no page, an address that is none, or one that another entry has. */
  | 'empty'
  | 'wrongSlug'
  | 'sameSlug'
  /** One of its pages cannot be made. */
  | 'page';

/** What a release does not show: an entry with all its pages, a part of one, or a picture in one. */
export interface LeftOut extends EntryName {
  what: 'entry' | 'part' | 'picture';
  reason: LeftOutReason;
  /** What is at fault: names of fields, and places in lists from 1 (`layouts 2, thumbnail`); empty for the entry itself. */
  field: string;
  /** A picture, as editors know the file; empty for what is none. */
  file: string;
  /** What the machine says of it, in English; may be empty. */
  detail: string;
  /** Of an entry whose page cannot be made: which one it was. Another one is tried again. */
  version?: string;
}

/** What a build found in the CMS. */
export interface Content {
  /** When it began to read (ISO 8601): what was published later is not in it. */
  readAt: string;
  entries: ShownEntry[];
  leftOut: LeftOut[];
}

/** What a release shows that the one before did not. */
export interface Changes {
  /** Whether the site itself changed: its code, settings, or content in files. */
  site: boolean;
  entries: (EntryName & { how: 'new' | 'changed' | 'gone' })[];
}

/** `content.json` of a release. */
export interface ReleaseContent extends Content {
  /** Null for the first release, or when the one before does not say what it shows. */
  changes: Changes | null;
}

const keyOf = ({ type, documentId, locale }: EntryName): string => [type, documentId, locale].join(' ');

const nameOf = ({ type, documentId, locale, title }: EntryName): EntryName => ({
  type,
  documentId,
  locale,
  title,
});

/** What changed from one content to the next, by entry and language. */
export function changedEntries(before: Content, after: Content): Changes['entries'] {
  const earlier = new Map(before.entries.map((entry) => [keyOf(entry), entry]));
  const later = new Set(after.entries.map(keyOf));
  return [
    ...after.entries.flatMap((entry) => {
      const old = earlier.get(keyOf(entry));
      if (old?.version === entry.version) return [];
      return { ...nameOf(entry), how: old ? ('changed' as const) : ('new' as const) };
    }),
    ...before.entries
      .filter((entry) => !later.has(keyOf(entry)))
      .map((entry) => ({ ...nameOf(entry), how: 'gone' as const })),
  ];
}

/** Reads what a build found in the CMS; null when it is not there or not whole. */
export async function readContent<Kind extends Content = Content>(file: string): Promise<Kind | null> {
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as Kind;
    return Array.isArray(content.entries) && Array.isArray(content.leftOut) ? content : null;
  } catch {
    return null;
  }
}

/** So many entries do not go all at once by an editor's hand. */
const manyEntries = 5;

/**
 * Refuses a content that has no entry at all where the one before had many: that is another database, or a broken one, and
 * hardly what an editor wanted.
 *
 * @throws ReleaseRefused
 */
export function checkNotEmptied(before: Content, after: Content): void {
  if (after.entries.length > 0 || before.entries.length < manyEntries) return;
  throw new ReleaseRefused(
    `the CMS has no published entry, and the live release shows ${before.entries.length}. Is it the right database? If the site is to be empty, keep one entry published.`,
  );
}

/** Where a release keeps what it shows of the CMS. */
export const contentOf = (releasesDir: string, id: string): string =>
  path.join(releasesDir, id, 'content.json');

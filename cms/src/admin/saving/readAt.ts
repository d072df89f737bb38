import { type EntryForm, keyOf } from '../entry/form';

/** When the entries were saved that forms show, as the CMS said. */
const known = new Map<string, string>();

/** Keeps the moment; a new entry has none, nor has a language that is not written yet. */
export const rememberReadAt = (shown: EntryForm, updatedAt: unknown): void => {
  if (typeof updatedAt === 'string') known.set(keyOf(shown), updatedAt);
  else known.delete(keyOf(shown));
};

export const readAtOf = (shown: EntryForm): string | undefined => known.get(keyOf(shown));

/** When the entries were saved that forms show, as the CMS said. */
const known = new Map<string, string>();

interface Shown {
  model: string;
  documentId?: string;
  /** Of the form; none in a type without languages. */
  locale?: string;
}

const keyOf = ({ model, documentId, locale }: Shown): string => [model, documentId, locale].join(' ');

/** Keeps the moment; a new entry has none, nor has a language that is not written yet. */
export const rememberReadAt = (shown: Shown, updatedAt: unknown): void => {
  if (typeof updatedAt === 'string') known.set(keyOf(shown), updatedAt);
  else known.delete(keyOf(shown));
};

export const readAtOf = (shown: Shown): string | undefined => known.get(keyOf(shown));

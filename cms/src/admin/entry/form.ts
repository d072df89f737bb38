/** The form of an entry, or of one language of it. */
export interface EntryForm {
  model: string;
  /** None of a new entry. */
  documentId?: string;
  /** None in a type without languages. */
  locale?: string;
}

/** The same form has the same key. */
export const keyOf = ({ model, documentId = 'create', locale = '' }: EntryForm): string =>
  [model, documentId, locale].join(' ');

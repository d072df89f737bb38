import { type EntryForm, keyOf } from '../entry/form';

type Texts = Record<string, string>;

/** What could not be saved because its editor was logged out, for as long as the tab is open. */
const placeOf = (form: EntryForm): string => `unsaved ${keyOf(form)}`;

/** Keeps the texts of a form; relations and pictures are chosen anew. */
export const keepUnsaved = (form: EntryForm, data: unknown): void => {
  const texts = Object.entries(Object(data) as object).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && name !== 'documentId',
  );
  if (texts.length > 0)
    window.sessionStorage.setItem(placeOf(form), JSON.stringify(Object.fromEntries(texts)));
};

export const unsavedOf = (form: EntryForm): Texts | undefined => {
  const kept = window.sessionStorage.getItem(placeOf(form));
  return kept === null ? undefined : (JSON.parse(kept) as Texts);
};

export const forgetUnsaved = (form: EntryForm): void => window.sessionStorage.removeItem(placeOf(form));

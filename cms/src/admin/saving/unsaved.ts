/** What could not be saved because its editor was logged out, for as long as the tab is open. */
interface Form {
  model: string;
  documentId?: string;
  /** None in a type without languages. */
  locale?: string;
}

type Texts = Record<string, string>;

const keyOf = ({ model, documentId, locale }: Form): string =>
  ['unsaved', model, documentId ?? 'create', locale ?? ''].join(' ');

/** Keeps the texts of a form; relations and pictures are chosen anew. */
export const keepUnsaved = (form: Form, data: unknown): void => {
  const texts = Object.entries(Object(data) as object).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && name !== 'documentId',
  );
  if (texts.length > 0) window.sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts)));
};

export const unsavedOf = (form: Form): Texts | undefined => {
  const kept = window.sessionStorage.getItem(keyOf(form));
  return kept === null ? undefined : (JSON.parse(kept) as Texts);
};

export const forgetUnsaved = (form: Form): void => window.sessionStorage.removeItem(keyOf(form));

/** Values of a form by the name of the field. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (form: string) => `saola:draft:${form}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/**
 * What a visitor has typed into a form, kept over a reload in this tab. Files are never kept. Where storage is
 * forbidden or full, nothing is kept and nothing breaks.
 */
export const draft = {
  read: (form: string): Draft => {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
      return isDraft(found) ? found : {};
    } catch {
      return {};
    }
  },
  keep: (form: string, values: Draft): void => {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } catch {
      // What is typed still stands in the form.
    }
  },
  clear: (form: string): void => {
    try {
      sessionStorage.removeItem(keyOf(form));
    } catch {
      // Nothing is kept then.
    }
  },
};

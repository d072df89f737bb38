/** What an editor reads about a field of a form. */
export interface FieldStrings {
  label: string;
  /** What it is for and where the site shows it; stands below the field. */
  description?: string;
  placeholder?: string;
}

/** By content type or component, then by field. Columns of lists that are no fields have a label alone. */
export type FormStrings = Readonly<Record<string, Readonly<Record<string, FieldStrings>>>>;

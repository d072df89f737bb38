/** How a submission is told to the team: in the chat, in e-mails, in the CSV and in the admin. */
import type { Field, Fields, FormId } from './definition';
import { forms } from './forms';
import { filledIn, firstString, stringKeys, type Strings } from './strings';

/** Who wrote, how to answer, what it is about; what is long comes last. */
const order: readonly Field['kind'][] = [
  ...(['name', 'country', 'dialCode', 'phone', 'vietnamesePhone', 'email'] as const),
  ...(['catalogue', 'line', 'choice', 'told', 'text'] as const),
];

/** The names of fields in the order in which they are told. */
export const inTellingOrder = (fields: Fields): string[] =>
  Object.entries(fields)
    .sort(([, a], [, b]) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(([name]) => name);

/** The fields of all forms, each once, in the order in which they are told. */
export const allFields = (): string[] =>
  inTellingOrder(Object.assign({}, ...Object.values(forms).map(({ fields }) => fields)) as Fields);

/** What the team reads at a key: what is said to staff alone, else what the visitor read. */
export const staffString = (strings: Strings, form: FormId, key: string): string | undefined =>
  firstString(strings, [`intake:${form}.${key}`, `intake:${key}`, ...stringKeys(forms[form], key)]);

/** A value in words: a choice by its name. What is no value of the field any more stays as it is. */
const valueInWords = (strings: Strings, form: FormId, name: string, value: string): string => {
  const field = forms[form].fields[name];
  const isName = field?.kind === 'choice' && field.named;
  const words = (!isName && staffString(strings, form, `fields.${name}.options.${value}`)) || value;
  const told = staffString(strings, form, `fields.${name}.told`);
  return told ? filledIn(told, { value: words }) : words;
};

export interface Line {
  label: string;
  value: string;
}

type Submitted = Readonly<Record<string, string | undefined>>;

/**
 * A line as the team reads it among others. Where a value goes on over several lines these stand further in: nobody can write
 * what looks like another line of ours.
 */
export const lineText = ({ label, value }: Line): string =>
  `${label}: ${value.replace(/\n(?=[^\n])/g, '\n    ')}`;

const linesIn = (strings: Strings, form: FormId, fields: Fields, values: Submitted): Line[] =>
  inTellingOrder(fields).flatMap((name) => {
    const value = values[name];
    if (!value) return [];
    const label = staffString(strings, form, `fields.${name}.label`) ?? name;
    return [{ label, value: valueInWords(strings, form, name, value) }];
  });

/** The fields of a submission in words, those that are empty left out. */
export const linesOf = (strings: Strings, form: FormId, values: Submitted): Line[] =>
  linesIn(strings, form, forms[form].fields, values);

/** Those of them alone that the CMS wrote, of its catalogue. */
export const linesOfCatalogue = (strings: Strings, form: FormId, values: Submitted): Line[] => {
  const fields = Object.entries(forms[form].fields).filter(([, { kind }]) => kind === 'catalogue');
  return linesIn(strings, form, Object.fromEntries(fields), values);
};

/**
 * The text of a chat message (docs/specification/calls.md, 'Chat messages').
 *
 * @param before lines of what is no field
 */
export const messageText = (
  strings: Strings,
  form: FormId,
  values: Submitted,
  before: readonly Line[] = [],
): string => {
  const told = staffString(strings, form, 'told');
  if (told) return filledIn(told, { email: values.email ?? '' });
  const lines = [...before, ...linesOf(strings, form, values)];
  return [staffString(strings, form, 'title'), ...lines.map(lineText)].join('\n');
};

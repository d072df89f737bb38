import type { Choice, Form } from '../../src/forms/definition';

/** A field that no form has. */
const budget: Choice = { kind: 'choice', as: 'select', values: ['small', 'large'], optional: true };

const words = {
  en: { label: 'Budget', options: { small: 'A little', large: 'A lot' } },
  vn: { label: 'Ngân sách', options: { small: 'Ít', large: 'Nhiều' } },
};

/** A module that exports a form, with the field added to it. */
export const withBudget = (module: Readonly<Record<string, Form>>): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(module).map(([name, form]) => [name, { ...form, fields: { ...form.fields, budget } }]),
  );

/** The strings that all forms share, with the field's. */
export const withBudgetNamed = <Strings extends { fields: object }>(lang: 'en' | 'vn', strings: Strings) => ({
  ...strings,
  fields: { ...strings.fields, budget: words[lang] },
});

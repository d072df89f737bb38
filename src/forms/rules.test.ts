import { readFileSync } from 'node:fs';

import { ValidationError } from 'yup';

import { isAsked } from '../../cms/src/forms/definition';
import { forms } from '../../cms/src/forms/forms';
import { localeData } from '../../jest/content';
import { languages } from '../i18n/locales';
import { finder } from '../i18n/translator';
import { formStrings } from './shared/formStrings';
import { schemaOf } from './shared/validation/schemaOf';

/** A case of contracts/forms, which the intake runs too: an input, the codes of its errors, and the fields as they are kept. */
interface Case {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly value?: Readonly<Record<string, unknown>>;
}

type Schema = ReturnType<typeof schemaOf>;

/** The first code of each field. Formik hands nothing instead of '' to a schema, and so does this. */
const codesOf = (schema: Schema, input: Case['input']): Record<string, string> => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
  try {
    schema.validateSync(given, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => [path, message] as const).reverse(),
    );
  }
};

/** What no visitor types: PhoneField and the form itself set it, and the intake alone checks it. */
const notTyped = ['countryCode', 'countryName', 'place', 'lang'];

/** Those of the fields that the browser's half of a form has rules for. */
const known = (schema: Schema, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name in schema.fields && !notTyped.includes(name)),
  );

/** A browser's field holds nothing but text. */
const isTyped = ({ errors }: Case) => !Object.values(errors).includes('type') || 'files' in errors;

const cases = Object.values(forms).flatMap((form) =>
  (JSON.parse(readFileSync(`contracts/forms/${form.id}.json`, 'utf8')) as Case[])
    .filter(isTyped)
    .map((one) => [form.id, one.name, one] as const),
);

describe.each(cases)('%s: %s', (id, _, { input, errors, value }) => {
  const schema = schemaOf(forms[id], input.lang === 'vn' ? 'vn' : 'en');

  it('has the errors it should have', () => {
    expect(known(schema, codesOf(schema, input))).toEqual(known(schema, errors));
  });

  it('is kept as it should be', () => {
    const kept = schema.cast(input, { assert: false }) as Record<string, unknown>;
    expect(kept).toMatchObject(known(schema, value ?? {}));
  });
});

describe('the strings of the forms', () => {
  const codes = cases.flatMap(([id, , { errors }]) =>
    Object.entries(known(schemaOf(forms[id], 'vn'), errors)).map(
      ([field, code]) => [id, field, String(code)] as const,
    ),
  );

  it.each(languages)('say every error that a rule can give (%s)', (language) => {
    const look = finder(localeData(language));
    const missing = codes.filter(
      ([id, field, code]) => formStrings(forms[id], look)(`errors.${field}.${code}`) === look('form:refused'),
    );
    expect(missing).toEqual([]);
    expect(codes.length).toBeGreaterThan(50);
  });

  it.each(languages)('name every field and everything that can be chosen (%s)', (language) => {
    const look = finder(localeData(language));
    const asked = Object.values(forms).flatMap((form) =>
      Object.entries(form.fields).flatMap(([name, field]) => {
        if (!isAsked(field)) return [];
        const options = field.kind === 'choice' && !field.named ? field.values : [];
        return [`fields.${name}.label`, ...options.map((value) => `fields.${name}.options.${value}`)].map(
          (key) => formStrings(form, look)(key),
        );
      }),
    );
    expect(asked).toHaveLength(64);
  });
});

import { readFileSync } from 'node:fs';

import { ValidationError } from 'yup';

import { stringsOf } from '../../jest/content';
import { languages } from '../i18n/locales';
import { careerRules } from './career/careerRules';
import { contactRules } from './contact/contactRules';
import { newsletterRules } from './newsletter/newsletterRules';
import { orderRules } from './order/orderRules';
import { quoteRules } from './quote/quoteRules';
import type { FormRules } from './shared/definition';

/** A case of contracts/forms, which the intake runs too: an input, the codes of its errors, and the fields as they are kept. */
interface Case {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly value?: Readonly<Record<string, unknown>>;
}

const rules: Readonly<Record<string, FormRules>> = {
  contact: contactRules,
  subscribe: newsletterRules,
  career: careerRules,
  order: orderRules,
  quote: quoteRules,
};

/** The first code of each field. Formik hands nothing instead of '' to a schema, and so does this. */
const codesOf = ({ schema }: FormRules, input: Case['input']): Record<string, string> => {
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
const known = ({ schema }: FormRules, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name in schema.fields && !notTyped.includes(name)),
  );

/** A browser's field holds nothing but text. */
const isTyped = ({ errors }: Case) => !Object.values(errors).includes('type') || 'files' in errors;

const cases = Object.keys(rules).flatMap((form) =>
  (JSON.parse(readFileSync(`contracts/forms/${form}.json`, 'utf8')) as Case[])
    .filter(isTyped)
    .map((one) => [form, one.name, one] as const),
);

describe.each(cases)('%s: %s', (form, _, { input, errors, value }) => {
  const { [form]: found } = rules;
  if (!found) throw new Error(`No form ${form}`);

  it('has the errors it should have', () => {
    expect(known(found, codesOf(found, input))).toEqual(known(found, errors));
  });

  it('is kept as it should be', () => {
    const kept = found.schema.cast(input, { assert: false }) as Record<string, unknown>;
    expect(kept).toMatchObject(known(found, value ?? {}));
  });
});

describe('the strings of the forms', () => {
  const rooms: Readonly<Record<string, readonly [string, string?]>> = {
    contact: ['form', 'contact'],
    subscribe: ['form', 'newsletter'],
    career: ['careers', 'form'],
    order: ['order'],
    quote: ['quote'],
  };
  const codes = cases.flatMap(([form, , { errors }]) =>
    Object.entries(rules[form] ? known(rules[form], errors) : {}).map(
      ([field, code]) => [form, field, String(code)] as const,
    ),
  );

  it.each(languages)('say every error that a rule can give (%s)', (language) => {
    const missing = codes.filter(([form, field, code]) => {
      const [namespace = '', part] = rooms[form] ?? [];
      const room = stringsOf(language)[namespace] as Record<string, unknown>;
      const { errors } = (part ? room[part] : room) as { errors: Record<string, Record<string, string>> };
      return !errors[field]?.[code];
    });
    expect(missing).toEqual([]);
    expect(codes.length).toBeGreaterThan(50);
  });
});

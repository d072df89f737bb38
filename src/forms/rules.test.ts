/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

import { ValidationError } from 'yup';

import { stringsOf } from '../../jest/content';
import { languages } from '../i18n/locales';
import { careerRules } from './career/careerRules';
import { contactRules } from './contact/contactRules';
import { newsletterRules } from './newsletter/newsletterRules';
import { orderRules } from './order/orderRules';
import { quoteRules } from './quote/quoteRules';
import type { FormRules } from './shared/definition';

/** A case of contracts/forms: an input, the codes of its errors, and the fields as they are kept. */
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

/** Those of the fields that the browser's half of a form knows: the intake adds what every request carries. */
const known = ({ schema }: FormRules, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.fields));

const person = { name: 'Trần Quỳnh Ẵn', email: 'an@example.com', phone: '0912345678', message: 'Hello' };
const pdf = { name: 'cv.pdf', size: 1000 };
const good: Readonly<Record<string, Case['input']>> = {
  contact: { ...person, subject: 'web' },
  subscribe: { email: person.email },
  career: { ...person, position: 'qc_intern', files: [pdf] },
  order: { ...person, subject: 'gói CƠ BẢN' },
  quote: {
    ...{ ...person, subject: 'web', files: [] },
    ...{ deadline: '0', contentPlan: '2', pageRequest: '3', featureRequest: '4' },
  },
};

const change = (
  form: string,
  name: string,
  more: Case['input'],
  errors: Case['errors'] = {},
  value?: Case['value'],
): [string, Case] => [form, { name, input: { ...good[form], ...more }, errors, value }];

const withPerson = ['contact', 'career', 'order', 'quote'];
const cases: readonly [string, Case][] = [
  ...Object.keys(good).map((form) => change(form, 'everything is right', {})),
  ...Object.keys(good).flatMap((form) => [
    change(form, 'no e-mail', { email: '' }, { email: 'required' }),
    change(form, 'an e-mail of spaces', { email: '  ' }, { email: 'required' }),
    change(form, 'an e-mail without an ending', { email: 'an@example' }, { email: 'pattern' }),
    change(form, 'an ending of four letters', { email: 'an@example.info' }, { email: 'pattern' }),
    change(form, 'an ending of two letters', { email: 'an+b@mail.example.vn' }),
    change(
      form,
      'an e-mail with spaces around',
      { email: ' an@example.com ' },
      {},
      { email: 'an@example.com' },
    ),
    change(form, 'an e-mail too long', { email: `${'a'.repeat(250)}@b.vn` }, { email: 'max' }),
  ]),
  ...withPerson.flatMap((form) => [
    change(form, 'no name', { name: '' }, { name: 'required' }),
    change(form, 'a short name', { name: 'Lan' }, { name: 'min' }),
    change(form, 'a name that is short without its spaces', { name: ' La    n ' }, { name: 'min' }),
    change(form, 'runs of whitespace', { name: ' Trần  Quỳnh \t Ẵn ' }, {}, { name: 'Trần Quỳnh Ẵn' }),
    change(form, 'a name too long', { name: 'a'.repeat(201) }, { name: 'max' }),
    change(form, 'no phone', { phone: '' }, { phone: 'required' }),
    change(form, 'five digits', { phone: '12345' }, { phone: 'length' }),
    change(form, 'six digits', { phone: '123456' }),
    change(form, 'twelve digits', { phone: '123456789012' }),
    change(form, 'thirteen digits', { phone: '1234567890123' }, { phone: 'length' }),
    change(form, 'letters in the phone', { phone: '12a' }, { phone: 'digits' }),
    change(form, 'a plus in the phone', { phone: '+61400000000' }, { phone: 'digits' }),
    change(form, 'no message', { message: '' }, { message: 'required' }),
    change(form, 'a message of spaces', { message: ' \n ' }, { message: 'required' }),
    change(form, 'the longest message', { message: 'a'.repeat(10_000) }),
    change(form, 'a message too long', { message: 'a'.repeat(10_001) }, { message: 'max' }),
  ]),
  change('contact', 'no subject', { subject: '' }, { subject: 'required' }),
  change('contact', 'a subject that is none', { subject: 'spam' }, { subject: 'option' }),
  change('order', 'a package that is none', { subject: 'gói KHÁC' }, { subject: 'option' }),
  change('career', 'no position', { position: '' }, { position: 'required' }),
  change('career', 'a position that is none', { position: 'chief_cook' }, { position: 'option' }),
  change('career', 'a hidden position', { position: 'junior_qc_engineer' }),
  change('career', 'no file', { files: [] }, { files: 'required' }),
  ...['career', 'quote'].flatMap((form) => [
    change(form, 'two files', { files: [pdf, { name: 'A.DOCX', size: 5_242_880 }] }),
    change(form, 'three files', { files: [pdf, pdf, pdf] }, { files: 'count' }),
    change(form, 'a picture', { files: [{ name: 'cv.png', size: 1 }] }, { files: 'type' }),
    change(form, 'a program behind a pdf', { files: [{ name: 'cv.pdf.exe', size: 1 }] }, { files: 'type' }),
    change(form, 'a name without an ending', { files: [{ name: 'pdf', size: 1 }] }, { files: 'type' }),
    change(form, 'a file too large', { files: [{ name: 'cv.doc', size: 5_242_881 }] }, { files: 'size' }),
  ]),
  ...['deadline', 'contentPlan', 'pageRequest', 'featureRequest'].flatMap((question) => [
    change('quote', `no ${question}`, { [question]: '' }, { [question]: 'required' }),
    change('quote', `an answer to ${question} that is none`, { [question]: '5' }, { [question]: 'option' }),
    change('quote', `no ${question} for an app`, { subject: 'app', [question]: '' }),
  ]),
  change('quote', 'a company', { companyName: ' Harrow & Vale ' }, {}, { companyName: 'Harrow & Vale' }),
  change('quote', 'a company too long', { companyName: 'a'.repeat(201) }, { companyName: 'max' }),
];

/** The cases both sides run, where the repository has them. */
const shared = Object.keys(rules).flatMap((form) => {
  const file = `contracts/forms/${form}.json`;
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Case[]).map((one): [string, Case] => [form, one]);
});

const named = [...cases, ...shared].map(([form, one]) => [form, one.name, one] as const);

describe.each(named)('%s: %s', (form, _, { input, errors, value }) => {
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

describe('the words of the forms', () => {
  const rooms: Readonly<Record<string, readonly [string, string?]>> = {
    contact: ['form', 'contact'],
    subscribe: ['form', 'newsletter'],
    career: ['careers', 'form'],
    order: ['order'],
    quote: ['quote'],
  };
  const codes = cases.flatMap(([form, { errors }]) =>
    Object.entries(errors).map(([field, code]) => [form, field, code] as const),
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

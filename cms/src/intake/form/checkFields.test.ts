/** What the checks make of fields, beyond the cases that they share with the site. */
import { object, string } from 'yup';

import { type RawFields, checkFields } from './checkFields';
import { type Form, forms } from './forms';

const contact = {
  name: 'Linh Tran',
  email: 'linh@example.com',
  phone: '0912345678',
  subject: 'web',
  message: 'Hello',
};

const quote = { ...contact, subject: 'app' };

const valuesOf = (form: Form, fields: RawFields) => {
  const { values, errors } = checkFields(form, fields);
  expect(errors).toEqual({});
  return values;
};

describe('a field that is null, as a program may send it', () => {
  it('is one that is not given', () => {
    expect(checkFields(forms.contact, { ...contact, name: null }).errors).toEqual({ name: 'required' });
    expect(valuesOf(forms.quote, { ...quote, companyName: null })).not.toHaveProperty('companyName');
    expect(valuesOf(forms.quote, { ...quote, companyName: undefined })).not.toHaveProperty('companyName');
  });
});

describe('the values of a form', () => {
  it('are those that were given: an empty one is left out', () => {
    expect(valuesOf(forms.quote, { ...quote, companyName: ' ' })).toEqual({
      ...quote,
      place: 'contact',
      countryCode: '+61',
      countryName: 'au',
      lang: 'en',
    });
  });

  it('have no answers to questions that were not asked', () => {
    const answers = { deadline: '0', contentPlan: '9', pageRequest: 'x', featureRequest: '' };
    expect(Object.keys(valuesOf(forms.quote, { ...quote, ...answers }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/deadline|Plan|Request/)]),
    );
  });

  it('are none as long as one of them is wrong', () => {
    expect(checkFields(forms.contact, { ...contact, admin: 'yes' })).toEqual({
      values: {},
      errors: { admin: 'unknown' },
    });
    expect(checkFields(forms.contact, { ...contact, phone: 'x', admin: 'yes' })).toEqual({
      values: {},
      errors: { phone: 'digits', admin: 'unknown' },
    });
  });

  it.each([
    ['', '', '+61', 'aus'],
    [' ', '\t', '+61', 'aus'],
    [' +84 ', ' vn ', '+84', 'vn'],
  ])('have a country: %j and %j become %s and %s', (countryCode, countryName, code, name) => {
    expect(valuesOf(forms.contact, { ...contact, countryCode, countryName })).toMatchObject({
      countryCode: code,
      countryName: name,
    });
  });

  it('have one way to end a line, whatever the system of the visitor writes', () => {
    expect(valuesOf(forms.contact, { ...contact, message: 'a\r\nb\rc\nd' }).message).toBe('a\nb\nc\nd');
  });
});

it('takes a fault in a rule for a fault, not for a wrong field', () => {
  const broken = string().transform(() => {
    throw new TypeError('a fault of the rule');
  });
  const form = { ...forms.subscribe, schema: object({ email: broken }) } as unknown as Form;
  expect(() => checkFields(form, { email: 'linh@example.com' })).toThrow('a fault of the rule');
});

it.each(['__proto__', 'constructor', 'toString', 'valueOf'])(
  'a place that no quote has, %s, is refused, and is no country',
  (place) => {
    expect(checkFields(forms.quote, { ...quote, place })).toEqual({
      values: {},
      errors: { place: 'option' },
    });
  },
);

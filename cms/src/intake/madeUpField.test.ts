/**
 * A field is one definition and its words in two locale files (docs/forms.md, 'A form is a definition'): here one that
 * no form has is added to three of them, and looked for wherever a submission is shown or sent.
 */
import { JSDOM } from 'jsdom';

import type * as Added from '../../tests/support/madeUpField';
import { filledIn } from '../../tests/support/rowsOfIntake';
import { labelOf } from '../admin/intake/strings/labelOf';
import { fieldLines } from '../admin/intake/submission/fieldLines';
import { chatText } from './channels/chat';
import { confirmationText } from './channels/confirmationText';
import { describeSubmission } from './description/describeSubmission';
import { checkFields } from './form/checkFields';
import { type FormId, forms } from './form/forms';
import { messageFor } from './form/messages';
import { formHtml } from './reply/formHtml';
import { toCsv } from './staff/csv';

function mockAdded() {
  return jest.requireActual<typeof Added>('../../tests/support/madeUpField');
}

jest.mock('../forms/contact', () => mockAdded().withBudget(jest.requireActual('../forms/contact')));
jest.mock('../forms/purchase', () => mockAdded().withBudget(jest.requireActual('../forms/purchase')));
jest.mock('../forms/order', () => mockAdded().withBudget(jest.requireActual('../forms/order')));
jest.mock('../forms/locales/en/form.json', () =>
  mockAdded().withBudgetNamed('en', jest.requireActual('../forms/locales/en/form.json')),
);
jest.mock('../forms/locales/vn/form.json', () =>
  mockAdded().withBudgetNamed('vn', jest.requireActual('../forms/locales/vn/form.json')),
);

const valid = { name: 'Linh Tran', email: 'linh@example.com', phone: '0912345678', message: 'Hello' };

describe.each<[FormId, Record<string, string>]>([
  ['contact', { ...valid, subject: 'web' }],
  ['order', { ...valid, subject: 'gói CƠ BẢN' }],
  ['purchase', valid],
])('a field that was added to the form %s', (id, fields) => {
  const sent = { ...fields, budget: 'large' };
  const page = (lang: 'en' | 'vn', values = sent) =>
    new JSDOM(formHtml({ form: forms[id], lang, fields: values, errors: {} }).text).window.document;

  it('is checked and stored', () => {
    expect(checkFields(forms[id], sent).values).toMatchObject({ budget: 'large' });
    expect(checkFields(forms[id], { ...fields, budget: 'huge' }).errors).toEqual({ budget: 'option' });
    expect(messageFor(id, 'vn', 'budget', 'option')).toBe('Vui lòng chọn một phương án ở trên');
    expect(checkFields(forms[id], fields).errors).toEqual({});
  });

  it('is in the chat and in the e-mail to the team', () => {
    expect(chatText(filledIn(id, sent))).toContain('\nBudget: A lot\n');
    expect(describeSubmission(filledIn(id, sent)).lines).toContainEqual({ label: 'Budget', value: 'A lot' });
  });

  it('has a column in the CSV', () => {
    const [head = '', row = ''] = toCsv([filledIn(id, sent)])
      .slice(1)
      .split('\r\n');
    expect(row.split(',')[head.split(',').indexOf('"budget"')]).toBe('"large"');
  });

  it('is in the admin, before the message, in both languages', () => {
    const subject = 'subject' in fields ? ['subject'] : [];
    expect(fieldLines(id, sent).map(({ field }) => field)).toEqual([
      ...['name', 'phone', 'email', ...subject, 'budget', 'message'],
    ]);
    expect(labelOf('vi', id, 'budget')).toBe('Ngân sách');
    expect(labelOf('en', id, 'budget', 'small')).toBe('A little');
  });

  it('is in the page that answers without JavaScript, with what was chosen', () => {
    expect(page('vn').querySelector('label[for=budget]')?.textContent).toBe('Ngân sách (không bắt buộc)');
    expect(page('en').querySelector('[name=budget] [selected]')?.textContent).toBe('A lot');
  });

  it('is not in the confirmation, which repeats nothing', () => {
    expect(JSON.stringify(confirmationText(id, 'en'))).not.toMatch(/budget|a lot/i);
  });
});

it('leaves the other forms as they are', () => {
  expect(checkFields(forms.career, { ...valid, budget: 'large' }).errors).toMatchObject({
    budget: 'unknown',
  });
});

/** The form as a page shows it again, for a browser without a script. */
import { JSDOM } from 'jsdom';

import { type FormId, forms } from '../form/forms';
import type { Lang } from '../form/messages';
import { type FormState, formHtml } from './formHtml';

const show = (id: FormId, changes: Partial<FormState> = {}): Document => {
  const state = { form: forms[id], lang: 'en' as Lang, fields: {}, errors: {}, ...changes };
  return new JSDOM(formHtml(state).text).window.document;
};

const named = (page: Document, name: string) => page.querySelector(`[name="${name}"]`);

/** Names of all fields, in their order. */
const namesIn = (page: Document) =>
  [...page.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));

describe('the form', () => {
  it.each<[FormId, string[]]>([
    ['contact', ['form', 'lang', 'website', 'name', 'email', 'phone', 'subject', 'message']],
    ['subscribe', ['form', 'lang', 'website', 'email']],
    ['career', ['lang', 'website', 'name', 'email', 'phone', 'position', 'message', 'file0', 'file1']],
    ['order', ['lang', 'website', 'name', 'email', 'phone', 'subject', 'message']],
    [
      'quote',
      ['lang', 'website', 'name', 'email', 'phone', 'companyName', 'subject', 'message', 'file0', 'file1'],
    ],
  ])('%s has its fields, and says which one it is where others share its address', (id, names) => {
    const page = show(id);
    expect(namesIn(page)).toEqual(names);
    expect(named(page, 'form')?.getAttribute('value')).toBe(names.includes('form') ? id : undefined);
  });

  it('is sent to the address it came from, as multipart where it takes files', () => {
    const encoding = (id: FormId) => show(id).querySelector('form')?.getAttribute('enctype');
    expect(encoding('contact')).toBe('application/x-www-form-urlencoded');
    expect(encoding('career')).toBe('multipart/form-data');
    expect(encoding('quote')).toBe('multipart/form-data');
    const form = show('contact').querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.hasAttribute('action')).toBe(false);
  });

  it('keeps the language, and takes along what the visitor never saw', () => {
    const page = show('quote', {
      lang: 'vn',
      fields: { place: 'service', countryCode: '+84', countryName: 'vn' },
    });
    const hidden = [...page.querySelectorAll('input[type=hidden]')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value'),
    ]);
    expect(hidden).toEqual([
      ['lang', 'vn'],
      ['place', 'service'],
      ['countryCode', '+84'],
      ['countryName', 'vn'],
    ]);
  });

  it('hides its trap from people, and from those who use a keyboard or a screen reader', () => {
    const page = show('contact');
    expect(page.querySelector('.trap')?.getAttribute('aria-hidden')).toBe('true');
    expect(named(page, 'website')?.getAttribute('tabindex')).toBe('-1');
    expect(named(page, 'website')?.getAttribute('autocomplete')).toBe('off');
    expect(page.querySelectorAll('[aria-hidden]')).toHaveLength(1);
  });

  it.each<[string, string, string, string]>([
    ['name', 'text', 'text', 'name'],
    ['email', 'email', 'text', 'email'],
    ['phone', 'text', 'tel', 'tel-national'],
    ['companyName', 'text', 'text', 'organization'],
  ])('tells the browser what %s is', (name, type, keyboard, autocomplete) => {
    const field = named(show('quote'), name);
    expect(field?.getAttribute('type')).toBe(type);
    expect(field?.getAttribute('inputmode')).toBe(keyboard);
    expect(field?.getAttribute('autocomplete')).toBe(autocomplete);
  });

  it('says its language once, whatever came', () => {
    const page = show('contact', { lang: 'vn', fields: { lang: 'en' } });
    expect([...page.querySelectorAll('[name=lang]')].map((field) => field.getAttribute('value'))).toEqual([
      'vn',
    ]);
  });

  it.each<[FormId, string[]]>([
    ['contact', ['subject']],
    ['order', ['subject']],
    ['career', ['position']],
  ])('%s lets choose what is chosen, and write the rest', (id, fields) => {
    const lists = [...show(id).querySelectorAll('select')].map(({ name }) => name);
    expect(lists).toEqual(fields);
  });

  it.each(Object.keys(forms) as FormId[])('%s has a label for every field, in both languages', (id) => {
    for (const lang of ['en', 'vn'] as const) {
      const page = show(id, { lang, fields: { subject: 'web' } });
      const fields = page.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden]),textarea,select,fieldset',
      );
      for (const field of fields) {
        const label =
          field.querySelector(':scope > legend') ??
          field.closest('label') ??
          page.querySelector(`label[for="${field.id}"], label#${field.getAttribute('aria-labelledby')}`);
        expect([field.name, label?.textContent?.trim()]).toEqual([
          field.name,
          expect.stringMatching(/\p{L}/u),
        ]);
      }
    }
  });

  it('says what need not be filled in', () => {
    const label = (lang: Lang) =>
      show('quote', { lang }).querySelector('label[for=companyName]')?.textContent;
    expect([label('en'), label('vn')]).toEqual(['Company (optional)', 'Công ty (không bắt buộc)']);
    expect(show('quote').querySelector('label[for=name]')?.textContent).toBe('Name');
    const filesOf = (id: 'purchase' | 'career') => show(id).querySelector('#files-label')?.textContent;
    expect(filesOf('purchase')).toMatch(/ \((optional|không bắt buộc)\)$/);
    expect(filesOf('career')).not.toContain('(');
  });
});

describe('what the visitor wrote', () => {
  const TEXT = "\"><b>An</b> & 'x'";

  it('stands in its field, and is never markup', () => {
    const page = show('contact', { fields: { name: TEXT, message: `\n${TEXT}` } });
    expect(page.querySelector<HTMLInputElement>('#name')?.value).toBe(TEXT);
    expect(page.querySelector<HTMLTextAreaElement>('#message')?.value).toBe(`\n${TEXT}`);
    expect(page.querySelector('b')).toBeNull();
  });

  it('is left out when it is no text', () => {
    const page = show('contact', { fields: { name: ['a', 'b'], email: 7 } });
    expect(page.querySelector<HTMLInputElement>('#name')?.value).toBe('');
    expect(page.querySelector<HTMLInputElement>('#email')?.value).toBe('');
  });

  it.each<[FormId, string, string, number]>([
    ['contact', 'subject', 'app', 7],
    ['career', 'position', 'qc_intern', 8],
    ['order', 'subject', 'gói TIÊU CHUẨN', 7],
  ])('is chosen again in the form %s', (id, field, value, choices) => {
    const select = show(id, { fields: { [field]: value } }).querySelector<HTMLSelectElement>(`#${field}`);
    expect(select?.value).toBe(value);
    expect(select?.querySelectorAll('[selected]')).toHaveLength(1);
    expect(select?.options).toHaveLength(choices);
    expect(select?.options[0]?.value).toBe('');
  });

  it('may be nothing: then nothing is chosen', () => {
    expect(show('contact').querySelector('[selected]')).toBeNull();
    expect(show('quote', { fields: { subject: 'web' } }).querySelector('[checked]')).toBeNull();
  });
});

describe('the questions about a website', () => {
  it('are asked for a website only', () => {
    expect(show('quote', { fields: { subject: 'app' } }).querySelector('fieldset')).toBeNull();
    const page = show('quote', { fields: { subject: 'web', pageRequest: '2' } });
    expect([...page.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual([
      'When do you need it?',
      'Do you have text and pictures already?',
      'How many pages?',
      'What should the site do?',
    ]);
    const checked = page.querySelectorAll<HTMLInputElement>('input[type=radio][checked]');
    expect([...checked].map(({ name, value }) => [name, value])).toEqual([['pageRequest', '2']]);
    expect(checked[0]?.closest('label')?.textContent).toBe('Up to 10');
  });

  it('say what is wrong with their answers', () => {
    const page = show('quote', { fields: { subject: 'web' }, errors: { deadline: 'required' } });
    const group = page.querySelector('fieldset[aria-invalid=true]');
    expect(group?.getAttribute('aria-describedby')).toBe('deadline-error');
    expect(group?.querySelector('#deadline-error')?.textContent).toBe('Please select options above');
    expect(page.querySelectorAll('.error')).toHaveLength(1);
  });
});

describe('a wrong field', () => {
  it.each<[FormId, string, string, string]>([
    ['contact', 'name', 'min', 'Name must be at least 6 characters'],
    ['contact', 'subject', 'required', 'Subject is required'],
    ['contact', 'message', 'required', 'Message is required'],
  ])('of the form %s, %s, is marked and says why', (id, field, code, text) => {
    const page = show(id, { errors: { [field]: code } });
    expect(page.getElementById(field)?.getAttribute('aria-invalid')).toBe('true');
    const described = page.getElementById(field)?.getAttribute('aria-describedby') ?? '';
    expect(page.getElementById(described)?.textContent).toBe(text);
    expect(page.querySelectorAll('[aria-invalid], .error')).toHaveLength(2);
  });

  it('may be the files, in the language of the visitor', () => {
    const page = show('career', { lang: 'vn', errors: { files: 'count' } });
    expect(page.querySelectorAll('input[type=file][aria-describedby=files-error]')).toHaveLength(2);
    expect(page.getElementById('files-error')?.textContent).toBe('Tải tối đa 2 file');
    expect(page.querySelector('input[type=file]')?.getAttribute('accept')).toBe('.pdf,.doc,.docx');
  });
});

it('asks its question, whose answer comes with the token of the question', () => {
  const page = show('contact', { question: { text: 'How much is two plus two?', token: 'q.1' } });
  expect(page.querySelector('label[for=answer]')?.textContent).toBe(
    'One last question, to keep bots out: How much is two plus two?',
  );
  expect(named(page, 'captcha')?.getAttribute('value')).toBe('q.1');
  expect(named(page, 'answer')?.getAttribute('inputmode')).toBe('numeric');
  expect(named(show('contact'), 'answer')).toBeNull();
});

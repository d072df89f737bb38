/** The table of the forms: where each is sent to, what it takes, and who reads it (docs/forms.md). */
import { checkFiles } from './checkFiles';
import { FORM_PATHS, type FormId, forms, isFormId } from './forms';

it.each<[FormId, string, string, string]>([
  ['contact', '/team-chat', 'none', 'office'],
  ['subscribe', '/team-chat', 'none', 'office'],
  ['career', '/career-apply', 'required', 'office'],
  ['order', '/develop-web-request', 'none', 'sales'],
  ['quote', '/free-quote-request', 'some', 'sales'],
  ['purchase', '/send-email-sequentially', 'some', 'sales'],
])('the form %s is sent to %s, its files: %s, and is for the mailbox: %s', (id, path, files, recipient) => {
  expect(forms[id]).toMatchObject({ id, path, files, recipient });
});

it('has every address once, though two forms share one', () => {
  expect(FORM_PATHS).toEqual([
    ...['/team-chat', '/career-apply', '/develop-web-request', '/free-quote-request'],
    '/send-email-sequentially',
  ]);
});

describe('a captcha', () => {
  it.each<FormId>(['contact', 'subscribe', 'career', 'order', 'purchase'])(
    'is needed by the form %s',
    (id) => {
      expect(forms[id].needsCaptcha({ place: 'service' })).toBe(true);
    },
  );

  it.each([
    ['contact', true],
    [undefined, true],
    ['service', false],
  ])('is needed by a quote from the place %s: %s', (place, needed) => {
    expect(forms.quote.needsCaptcha({ place })).toBe(needed);
  });
});

it.each<FormId>(['contact', 'subscribe', 'order'])('files are unknown to the form %s', (id) => {
  expect(checkFiles(forms[id], [{ name: 'cv.pdf', size: 1 }])).toBe('unknown');
  expect(checkFiles(forms[id], [])).toBeUndefined();
});

it.each([
  ['quote', true],
  ['toString', false],
  ['', false],
  [undefined, false],
  [['quote'], false],
])('%j is the name of a form: %s', (name, isOne) => {
  expect(isFormId(name)).toBe(isOne);
});

/** Forms that a browser sends by itself, without JavaScript, are answered with a page. */
import { createHash } from 'node:crypto';

import { JSDOM } from 'jsdom';

import { PATHS, PDF, VALID, type FormName } from '../support/forms';
import { currentRun } from '../support/run';
import { countSubmissions, findSubmission, newestSubmission } from '../support/submissions';

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const VIETNAMESE = ['', '', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

const submit = async (form: FormName, body: URLSearchParams | FormData) => {
  const response = await fetch(`${currentRun().url}${PATHS[form]}`, {
    method: 'POST',
    headers: { accept: HTML },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, page: new JSDOM(text).window.document };
};

const fill = (form: FormName, changes: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    ...VALID[form],
    ...(PATHS[form] === PATHS.contact ? { form } : {}),
    website: '',
    ...changes,
  });

/** What the form of a page would send as it stands. */
const dataOf = (page: Document): URLSearchParams => {
  const form = page.querySelector('form');
  const View = page.defaultView;
  const entries = form && View ? [...new View.FormData(form)] : [];
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/** Answers the question of a page. */
const answerQuestion = (page: Document): URLSearchParams => {
  const label = page.querySelector('label[for=answer]')?.textContent?.toLowerCase() ?? '';
  const words = label.split(/[^\p{Letter}]+/u);
  const numbers = words
    .map((word) => Math.max(WORDS.indexOf(word), VIETNAMESE.indexOf(word)))
    .filter((value) => value > 1);
  const data = dataOf(page);
  data.set('answer', String(numbers.slice(-2).reduce((sum, value) => sum + value, 0)));
  return data;
};

describe('a form without JavaScript', () => {
  it.each<[FormName, string]>([
    ['contact', 'Send message successfully, We will reply soon!'],
    ['subscribe', 'Thanks you for your subscribe!'],
    ['order', 'Yêu cầu của bạn đã được gửi.'],
    ['quote', 'sales@saola.example'],
  ])(
    '%s: a question instead of the captcha, everything kept, and then it is stored',
    async (form, thanks) => {
      const asked = await submit(form, fill(form));
      expect(asked.status).toBe(400);
      expect(asked.page.querySelector('.error')).toBeNull();
      const answered = await submit(form, answerQuestion(asked.page));
      expect(answered.status).toBe(200);
      expect(answered.page.querySelector('[role=status]')?.textContent).toContain(thanks);
      expect(answered.page.documentElement.lang).toBe(VALID[form].lang === 'vn' ? 'vi' : 'en');
    },
  );

  it('has the dial code of its country: no script sets it there', async () => {
    const asked = await submit(
      'contact',
      fill('contact', { countryName: 'vn', countryCode: '+61', message: 'The dial code.' }),
    );
    expect((await submit('contact', answerQuestion(asked.page))).status).toBe(200);
    expect((await newestSubmission())?.fields).toMatchObject({ countryName: 'vn', countryCode: '+84' });
  });

  it('with files asks for them again, and takes them', async () => {
    const asked = await submit('career', fill('career'));
    expect(asked.page.querySelector('form')?.getAttribute('enctype')).toBe('multipart/form-data');
    const data = new FormData();
    for (const [name, value] of answerQuestion(asked.page)) data.append(name, value);
    data.append('file0', new Blob([new Uint8Array(PDF)]), 'cv.pdf');
    data.append('file1', new Blob([]), '');
    expect((await submit('career', data)).status).toBe(200);
  });

  it('shows each error at its field and keeps what was written, in the language of the visitor', async () => {
    const message = 'Two lines\r\n<script>alert("x")</script> & more';
    const { page, text } = await submit(
      'contact',
      fill('contact', { lang: 'vn', name: '"><b>An', email: 'x', message }),
    );
    expect(page.documentElement.lang).toBe('vi');
    expect(page.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
    const errorId = page.querySelector('#email')?.getAttribute('aria-describedby') ?? '';
    expect(page.getElementById(errorId)?.textContent).toBe('Email không hợp lệ');
    expect(page.querySelector<HTMLInputElement>('#name')?.value).toBe('"><b>An');
    expect(page.querySelector<HTMLTextAreaElement>('#message')?.value).toBe(message.replace('\r\n', '\n'));
    expect(page.querySelector('main script, main b')).toBeNull();
    expect(text).not.toContain('<script');
  });

  it('asks the questions about a website, with the chosen answers kept', async () => {
    const { page } = await submit('quote', fill('quote', { subject: 'web', deadline: '1' }));
    expect(page.querySelectorAll('fieldset')).toHaveLength(4);
    expect(page.querySelector<HTMLInputElement>('[name=deadline]:checked')?.value).toBe('1');
    expect(page.querySelector('#pageRequest-error')?.textContent).toBe('Please select options above');
  });

  it('refuses a wrong answer, asks anew, and stores nothing', async () => {
    const asked = await submit('contact', fill('contact', { message: 'A wrong answer.' }));
    const data = answerQuestion(asked.page);
    data.set('answer', '99');
    const before = await countSubmissions();
    const refused = await submit('contact', data);
    expect(refused.status).toBe(400);
    expect(refused.page.querySelector('label[for=answer]')).not.toBeNull();
    expect(await countSubmissions()).toBe(before);
  });

  it('takes an answer once, and the same form sent again as the one that it was', async () => {
    const fields = fill('contact', { message: 'Once.' });
    const data = answerQuestion((await submit('contact', fields)).page);
    const before = await countSubmissions();
    expect((await submit('contact', data)).status).toBe(200);
    expect((await submit('contact', data)).status).toBe(200);
    expect(await countSubmissions()).toBe(before + 1);
    data.set('message', 'Twice.');
    expect((await submit('contact', data)).status).toBe(400);
  });

  it('is a page that runs nothing and loads nothing', async () => {
    const { headers, text } = await submit('contact', fill('contact', { message: 'A page.' }));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(policy).not.toContain('unsafe');
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is a page also when the form cannot be told', async () => {
    const { status, page } = await submit('contact', new URLSearchParams({ name: 'x' }));
    expect(status).toBe(400);
    expect(page.querySelector('[role=alert]')?.textContent).toBeTruthy();
    expect(page.querySelector('a')?.href).toBe('https://www.saola.example/en/');
  });

  it('looks like success when the field that people do not see is filled in', async () => {
    const before = await countSubmissions();
    expect((await submit('contact', fill('contact', { website: 'x' }))).status).toBe(200);
    expect(await countSubmissions()).toBe(before);
  });
});

it('a script that sends a form gets JSON', async () => {
  const response = await fetch(`${currentRun().url}${PATHS.quote}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fill('quote', { place: 'service' }),
  });
  const { id } = (await response.json()) as { id: string };
  expect((await findSubmission(id))?.form).toBe('quote');
});

/** A form that a browser sends twice by itself, as a double click does, is one submission. */
import { PDF, VALID } from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  intake = await startIntakeServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
beforeEach(() => intake.cms.clear());
afterEach(() => jest.restoreAllMocks());
afterAll(() => intake.stop());

const HTML = 'text/html,*/*;q=0.8';
const QUOTE = { ...VALID.quote, place: 'service', website: '' };

/** It takes files. */
const WEB = { subject: 'web', deadline: '0', contentPlan: '0', pageRequest: '0', featureRequest: '0' };

const post = async (
  path: string,
  fields: Record<string, string>,
  { address = '203.0.113.1', file }: { address?: string; file?: Buffer } = {},
) => {
  const body = file ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file && body instanceof FormData) body.set('file0', new Blob([new Uint8Array(file)]), 'brief.pdf');
  const headers = { accept: HTML, 'x-forwarded-for': address };
  const response = await fetch(`${intake.url}/api/${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
};

const quote = (changes = {}, more = {}) => post('free-quote-request', { ...QUOTE, ...changes }, more);

const stored = async (): Promise<number> => (await intake.cms.rows(SUBMISSION)).length;

it('a quote of the service page that is sent twice is stored once, and answered alike', async () => {
  const [first, second] = [await quote(), await quote()];
  expect(second).toEqual(first);
  expect(first.status).toBe(200);
  expect(await stored()).toBe(1);
});

it('so it is where both come at the same moment', async () => {
  const both = await Promise.all([quote(), quote()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toBe(1);
});

it('a contact whose question is answered twice is stored once, and both hear that it was sent', async () => {
  const fields = { ...VALID.contact, form: 'contact', website: '' };
  const { text } = await post('team-chat', fields);
  const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [, one = '', other = ''] = /How much is ([a-z]+) plus ([a-z]+)/i.exec(text) ?? [];
  const [, captcha = ''] = /name="captcha" value="([^"]+)"/.exec(text) ?? [];
  const answered = { ...fields, captcha, answer: String(words.indexOf(one) + words.indexOf(other)) };
  const both = await Promise.all([post('team-chat', answered), post('team-chat', answered)]);
  const again = await post('team-chat', answered);
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toBe(1);
});

it('other fields, another file or another address make another submission', async () => {
  for (const [changes, more] of [
    [{}, {}],
    [{ message: 'Another app for tea.' }, {}],
    [{}, { address: '203.0.113.2' }],
    [WEB, { file: PDF }],
    [WEB, { file: Buffer.from(PDF.toString('latin1').replace('595', '596'), 'latin1') }],
    [WEB, { file: PDF }],
  ])
    expect((await quote(changes, more)).status).toBe(200);
  expect(await stored()).toBe(5);
});

it('what is sent again later than ten minutes is another submission', async () => {
  const now = Date.now();
  await quote();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000);
  await quote();
  expect(await stored()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
  await quote();
  expect(await stored()).toBe(2);
});

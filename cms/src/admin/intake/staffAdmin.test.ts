/** The parts of the staff's views in the admin that need no browser. */
import { type ChannelState, unsentIn } from './deliveries/channelState';
import { errorText } from './deliveries/errorText';
import { canSendAgain, outcomeOf } from './deliveries/outcome';
import { formFilter } from './list/formFilter';
import { listStates } from './list/listStates';
import { fieldLines, readFields } from './submission/fieldLines';
import { formatSize } from './submission/formatSize';
import { labelOf, type Label } from './strings/labelOf';
import { en, type StringId } from './strings/en';
import { translations } from './strings/translations';
import { vi } from './strings/vi';
import type { StaffDelivery } from './types';

const delivery = (changes: Partial<StaffDelivery> = {}): StaffDelivery => ({
  documentId: 'd',
  channel: 'chat',
  state: 'waiting',
  attempts: 0,
  lastError: null,
  nextAttemptAt: null,
  sentAt: null,
  ...changes,
});

describe('the strings', () => {
  it('are all there in Vietnamese', () => {
    expect(Object.keys(translations.vi)).toEqual(expect.arrayContaining(Object.keys(translations.en)));
    expect(Object.values(translations.vi).filter((text) => text === '')).toEqual([]);
  });

  it('have the same places for values in both languages', () => {
    const places = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
    for (const id of Object.keys(en) as StringId[])
      expect([id, places(vi[id])]).toEqual([id, places(en[id])]);
  });
});

describe('the fields of a submission', () => {
  it('come in the order of reading, the message last, the empty ones left out', () => {
    const fields = {
      message: 'a\nb',
      lang: 'en',
      email: 'a@b.co',
      name: 'Linh Tran',
      companyName: '',
      new: 'x',
    };
    expect(fieldLines('quote', fields).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'lang',
      'new',
      'message',
    ]);
  });

  it.each([
    ['en', ['quote'], 'Free-quote request'],
    ['vi', ['quote'], 'Yêu cầu báo giá'],
    ['fr', ['career', 'position'], 'Position'],
    ['en', ['quote', 'deadline'], 'Deadline'],
    ['vi', ['quote', 'pageRequest', '2'], 'Tối đa 10 trang'],
    ['en', ['career', 'position', 'qc_intern'], 'QC Intern'],
    ['en', ['contact', 'subject', 'gone'], 'gone'],
    ['en', ['order', 'subject', 'gói CƠ BẢN'], 'gói CƠ BẢN'],
    ['en', ['contact', 'message', 'web'], 'web'],
    ['en', ['gone', 'name'], 'name'],
  ])('are called in the language of the admin (%s, %j)', (locale, label, words) => {
    const [form, field, value] = label as Label;
    expect(labelOf(locale, form, field, value)).toBe(words);
  });

  it('are read as an object and as JSON, and nothing else', () => {
    expect(readFields({ name: 'x' })).toEqual({ name: 'x' });
    expect(readFields('{"name":"x"}')).toEqual({ name: 'x' });
    for (const value of ['{', '[]', 'null', null, undefined, 3, []])
      expect(readFields(value)).toBeUndefined();
  });
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [9_999_999, '10 MB'],
  [2_400_000, '2.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes, 'en')).toBe(words);
});

describe('why a delivery failed', () => {
  it.each([
    ['The address is none for an e-mail.', { id: 'error.address' }],
    ['The mail server cannot be reached.', { id: 'error.mailDown' }],
    ['The mail server answered 550.', { id: 'error.mailRefused', code: '550' }],
    ['The mail server answered 451.', { id: 'error.mailLater', code: '451' }],
    ['The mail server answered 535.', { id: 'error.mailLogIn', code: '535' }],
    ['The mail server takes nothing: it answered 554.', { id: 'error.mailClosed', code: '554' }],
    ['The mail server takes nothing: it answered 535.', { id: 'error.mailLogIn', code: '535' }],
    ['The mail server did not say whether it took the e-mail.', { id: 'error.mailSilent' }],
    ['No answer came in time.', { id: 'error.silent' }],
    ['The chat answered 307.', { id: 'error.chatClosed', code: '307' }],
    ['The chat cannot be reached.', { id: 'error.chatDown' }],
    ['The chat answered 404.', { id: 'error.chatClosed', code: '404' }],
    ['The chat answered 400.', { id: 'error.chatRefused', code: '400' }],
    ['The chat answered 429.', { id: 'error.chatBusy', code: '429' }],
    ['The chat answered 503.', { id: 'error.chatFault', code: '503' }],
    ['The submission was deleted.', { id: 'error.deleted' }],
    ['The message could not be made.', { id: 'error.own' }],
    ['Something new.', undefined],
  ])('%s', (error, text) => {
    expect(errorText(error)).toEqual(text);
  });
});

describe("'Send again'", () => {
  it('is offered for what is parked or has failed, not for what is sent or about to be', () => {
    expect(canSendAgain(delivery({ state: 'parked' }))).toBe(true);
    expect(canSendAgain(delivery({ attempts: 2, lastError: 'The chat cannot be reached.' }))).toBe(true);
    expect(canSendAgain(delivery({ attempts: 1 }))).toBe(false);
    expect(canSendAgain(delivery())).toBe(false);
    expect(canSendAgain(delivery({ state: 'sent', attempts: 1 }))).toBe(false);
  });

  it.each([
    ['sent', { state: 'sent' as const, attempts: 1 }],
    ['refused', { state: 'parked' as const, attempts: 1 }],
    ['failed', { attempts: 1, lastError: 'The chat cannot be reached.' }],
  ])('looks until it was %s', async (_what, changes) => {
    const underWay = delivery({ attempts: 1 });
    const seen = [delivery(), underWay, delivery(changes), delivery({ attempts: 9 })];
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    expect(await outcomeOf(async () => seen.shift(), wait)).toEqual(delivery(changes));
    expect(waits).toHaveLength(2);
  });

  it('ends looking after some seconds, and at once when the delivery is gone', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    expect(await outcomeOf(async () => delivery(), wait)).toEqual(delivery());
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(12_000);
    expect(await outcomeOf(async () => undefined, wait)).toBeUndefined();
  });
});

describe("'Send all again'", () => {
  const state = (changes: Partial<ChannelState> = {}): ChannelState => ({
    ...{ channel: 'mail', paused: null, waiting: 0, parked: 0 },
    ...changes,
  });

  it('is offered for what is parked, and while a channel pauses with something to send', () => {
    const paused = { since: '2026-01-01T00:00:00Z', why: 'down', nextAttemptAt: '2026-01-01T00:00:01Z' };
    expect(unsentIn([state({ parked: 2, waiting: 1 }), state({ parked: 1 })])).toBe(3);
    expect(unsentIn([state({ paused, waiting: 4 }), state({ waiting: 1 })])).toBe(4);
    expect(unsentIn([state({ waiting: 3 })])).toBe(0);
    expect(unsentIn([])).toBe(0);
  });
});

describe('the list', () => {
  it('knows the one form it is filtered by', () => {
    const by = (...conditions: Record<string, unknown>[]) => formFilter({ filters: { $and: conditions } });
    expect(formFilter({})).toBeUndefined();
    expect(by({ form: { $eq: 'quote' } })).toBe('quote');
    expect(by({ name: { $contains: 'x' } }, { form: { $eq: 'quote' } })).toBe('quote');
    expect(by({ form: { $ne: 'quote' } })).toBeUndefined();
    expect(by({ form: { $eq: 'quote' } }, { form: { $eq: 'order' } })).toBeUndefined();
  });

  it('shows a submission by the worst of its deliveries', () => {
    const unsent = (state: 'waiting' | 'parked', documentId: string) => ({
      state,
      submission: { documentId },
    });
    const states = listStates([unsent('parked', 'a'), unsent('waiting', 'a'), unsent('waiting', 'b')]);
    expect([...states]).toEqual([
      ['a', 'parked'],
      ['b', 'waiting'],
    ]);
    expect(listStates([{ state: 'parked', submission: null }]).size).toBe(0);
  });
});

/**
 * Receivers at fault, with the real channels: what waits arrives within a minute of the end of the fault, nothing is
 * parked that goes through later, and nobody gets a mail twice more often than once. `bench/intake` runs it at full size
 * and by a real clock.
 */
import { startChat } from '../../../tests/support/chat';
import { type Fault, startFaultySmtp } from '../../../tests/support/faultySmtp';
import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import {
  SPEED,
  addRows,
  startRun,
  statesOf,
  timeUntil,
  writeCarefully,
} from '../../../tests/support/outboxRun';
import { note, scale } from '../../../tests/support/scale';
import { createChat } from '../channels/chat';
import { createMailChannels } from '../channels/mail';
import type { Channel } from './channel';

jest.setTimeout(scale(120_000, 900_000));

const MINUTE = 60_000 / SPEED;
const FAULT_MS = scale(1_500 / SPEED, 20_000);
const WAITING = scale(200, 5_000);
const DEAD = scale(10, 60);
const BACKLOG = scale(5, 50);
const CHAT_BACKLOG = scale(2, 10);
const GOOD = 'good@example.com';

let database: Awaited<ReturnType<typeof startIntakeDatabase>>;
let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  database = await startIntakeDatabase();
  await writeCarefully(database);
  smtp = await startFaultySmtp();
  chat = await startChat(0);
});
afterAll(async () => {
  await smtp.stop();
  await chat.stop();
  await database.stop();
});

let run: ReturnType<typeof startRun> | undefined;
beforeEach(() => {
  smtp.taken.length = 0;
  chat.messages.length = 0;
});
afterEach(async () => {
  const took = await timeUntil(() => run?.worker.stop().then(() => true) ?? true);
  run = undefined;
  smtp.fault('none');
  chat.react();
  await database.clear();
  expect(took).toBeLessThan(15_500);
});

const confirmation = (): Channel => {
  const recipients = { office: 'hello@saola.example', sales: 'sales@saola.example' };
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'website@saola.example', recipients };
  const channel = createMailChannels(mail).find(({ name }) => name === 'confirmation');
  if (!channel) throw new Error('There is no such channel.');
  return channel;
};

const addresses = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const copiesOf = (email: string): number => smtp.taken.filter((each) => each === email).length;

const sentAll = (emails: string[]) => async () => {
  const states = await statesOf(database);
  return emails.every((email) => states.get(email) === 'sent');
};

it(`${WAITING} rows wait, ${DEAD} of them for dead domains: a message behind all of them arrives, and one after it at once`, async () => {
  const alive = addresses(WAITING - DEAD, 'alive');
  const dead = addresses(DEAD, 'dead');
  const every = Math.floor(WAITING / DEAD);
  const mixed = alive.flatMap((email, index) => [email, ...(index % every === 0 ? dead.splice(0, 1) : [])]);
  await addRows(database, 'confirmation', [...mixed, ...dead, GOOD]);
  run = startRun(database, confirmation());
  const took = await timeUntil(() => smtp.taken.includes(GOOD));
  note(3, `a message behind ${WAITING} others, ${DEAD} of them to dead domains`, seconds(took));
  await addRows(database, 'confirmation', ['after@example.com']);
  run.worker.wake();
  const after = await timeUntil(() => smtp.taken.includes('after@example.com'));
  note(3, 'a message that comes after them', seconds(after));
  expect(after).toBeLessThan(5_000);
  await timeUntil(sentAll([...alive, GOOD, 'after@example.com']));
  const states = await statesOf(database);
  expect([...states.values()].filter((state) => state === 'waiting')).toHaveLength(DEAD);
  expect([...states.values()]).not.toContain('parked');
  expect(Math.max(...[...states.keys()].map(copiesOf))).toBe(1);
});

/** The most copies of one mail: a server that takes a mail without saying so cannot be told from one that does not. */
const FAULTS: [Fault, number][] = [
  ['greets with 554', 1],
  ['refuses the sender', 1],
  ['delays every recipient', 1],
  ['hangs', 1],
  ['drips', 1],
  ['drops the connection before it took the mail', 1],
  ['takes the mail and drops the connection before it says so', 2],
  ['drops the connection after it took the mail', 1],
];

it.each(FAULTS)('a mail server that %s delays mails only', async (fault, mostCopies) => {
  const waiting = addresses(BACKLOG, 'waiting');
  await addRows(database, 'confirmation', waiting);
  smtp.fault(fault);
  run = startRun(database, confirmation());
  const begun = performance.now();
  await timeUntil(() => performance.now() - begun > FAULT_MS);
  smtp.fault('none');
  await addRows(database, 'confirmation', [GOOD]);
  run.worker.wake();
  const took = await timeUntil(() => smtp.taken.includes(GOOD));
  const all = took + (await timeUntil(sentAll([...waiting, GOOD])));
  const copies = Math.max(...waiting.map(copiesOf));
  note(
    3,
    `mail server that ${fault}: a good message, all, copies`,
    `${seconds(took)}, ${seconds(all)}, ${copies}`,
  );
  expect(took).toBeLessThan(MINUTE);
  expect(copies).toBeLessThanOrEqual(mostCopies);
  expect(run.errors).toEqual([]);
});

type Reaction = Parameters<typeof chat.react>[0];

const answer =
  (status: number, headers = {}): Reaction =>
  (response) =>
    response.writeHead(status, headers).end();

it.each<[string, Reaction]>([
  ['answers 403', answer(403)],
  ['answers 404', answer(404)],
  ['answers 410', answer(410)],
  ['asks for a pause of 2 s', answer(429, { 'retry-after': '2' })],
  ['sends messages elsewhere', answer(307, { location: 'http://127.0.0.1:1/' })],
  ['hangs', () => undefined],
])('a chat that %s delays messages only', async (name, reaction) => {
  const waiting = addresses(CHAT_BACKLOG, 'waiting');
  await addRows(database, 'chat', waiting);
  chat.react(reaction);
  run = startRun(database, createChat(chat.url));
  const begun = performance.now();
  await timeUntil(() => performance.now() - begun > FAULT_MS);
  chat.react();
  await addRows(database, 'chat', [GOOD]);
  run.worker.wake();
  const took = await timeUntil(sentAll([...waiting, GOOD]));
  note(3, `chat that ${name}: a good message behind ${CHAT_BACKLOG} others`, seconds(took));
  expect(took).toBeLessThan(MINUTE);
  const order = chat.messages.map(({ text }) => /\w+@example\.com/.exec(text)?.[0]);
  // One that hung while the chat came back may be overtaken: it could have been the trouble itself.
  if (name === 'hangs') expect(order.sort()).toEqual([...waiting, GOOD].sort());
  else expect(order).toEqual([...waiting, GOOD]);
});

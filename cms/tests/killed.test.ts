/** An answered submission is never lost, with its files and its mails, and a key is remembered over a restart. */
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { asAdmin } from './support/admin';
import { VALID, send, sendRaw } from './support/forms';
import { startMailbox } from './support/mailbox';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { pdf } from './support/pdfs';
import { note, scale } from './support/scale';
import { countSubmissions, findSubmission } from './support/submissions';
import { waitFor } from './support/waitFor';

jest.setTimeout(scale(300_000, 1_800_000));

const SUBMISSIONS = scale(50, 1_000);
/** Killed at so many moments, random but for being spread over the run. */
const KILLS = scale(3, 20);
const KILLED_AFTER = Array.from({ length: KILLS }, (_, index) =>
  Math.floor(((index + 0.1 + 0.8 * Math.random()) * SUBMISSIONS) / KILLS),
);

let cms: OwnCms;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
  cms = await startOwnCms('killed');
  mailbox = await startMailbox();
});

afterAll(async () => {
  await cms.stop();
  await mailbox.stop();
});

it('a key that was answered before a restart gets the same answer after it', async () => {
  const key = randomUUID();
  const first = await send('contact', {}, { key });
  await cms.restart();
  const again = await sendRaw(
    'contact',
    { ...VALID.contact, captcha: 'used long ago', website: '' },
    { key },
  );
  expect(again.body).toEqual({ status: 200, id: first.body.id });
  const other = await send('contact', { message: 'Another one.' }, { key });
  expect(other.status).toBe(409);
});

/** Every second one is an application with a file of its own. */
const isApplication = (index: number): boolean => index % 2 === 1;
const emailOf = (index: number): string => `visitor${index}@example.com`;
const fileOf = (index: number): Buffer => pdf(`/PageLabels << /Nums [0 << /St ${index + 1} >>] >>`);

const sendOne = async (index: number, key: string) => {
  const fields = { message: `Message ${index}`, email: emailOf(index) };
  if (isApplication(index))
    return send('career', fields, { key, files: [{ name: 'cv.pdf', bytes: fileOf(index) }] });
  return sendRaw('quote', { ...VALID.quote, place: 'service', website: '', ...fields }, { key });
};

const sendUntilAnswered = async (index: number): Promise<string> => {
  const key = randomUUID();
  const { body } = await waitFor(async () => {
    const answer = await sendOne(index, key).catch(() => undefined);
    // 429 says 'later', as 503 does: all of these visitors share an address.
    if (answer && ![200, 429, 503].includes(answer.status))
      throw new Error(`Submission ${index} was refused: ${answer.text}`);
    return answer?.status === 200 && answer;
  });
  return String(body.id);
};

/** The mails to a recipient, and those to the team that answer to it. */
const copiesOf = (email: string): [toTeam: number, toVisitor: number] => [
  mailbox.mails.filter(({ headers }) => headers['reply-to'] === email).length,
  mailbox.mails.filter(({ to }) => to.includes(email)).length,
];

it(`${SUBMISSIONS} submissions, the process killed ${KILLS} times: every answered one is there with its file and its mails, none twice`, async () => {
  const before = await countSubmissions();
  const answered = new Map<number, string>();
  let revived: Promise<void> = Promise.resolve();
  const queue = Array.from({ length: SUBMISSIONS }, (_, index) => index);
  const visitor = async (): Promise<void> => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      answered.set(index, await sendUntilAnswered(index));
      if (KILLED_AFTER.includes(answered.size)) revived = cms.kill();
    }
  };
  await Promise.all(Array.from({ length: 5 }, visitor));
  await revived;

  const wrong: string[] = [];
  let files = 0;
  for (const [index, id] of answered) {
    const found = await findSubmission(id);
    const isWhole = found?.fields.message === `Message ${index}` && found.email === emailOf(index);
    if (!isWhole) wrong.push(`Message ${index} is not there`);
    const [file] = found?.files ?? [];
    if (!isApplication(index)) continue;
    const kept = file && readFileSync(path.join(cms.env.INTAKE_FILES_DIR ?? '', file.key));
    if (kept?.equals(fileOf(index))) files += 1;
    else wrong.push(`the file of message ${index} is not there`);
  }
  const stored = (await countSubmissions()) - before;
  note(
    1,
    `submissions lost of ${SUBMISSIONS}, the process killed ${KILLS} times`,
    SUBMISSIONS - answered.size,
  );
  note(1, 'stored twice', stored - SUBMISSIONS);
  note(1, `files that are whole, of ${Math.floor(SUBMISSIONS / 2)}`, files);
  const left =
    readdirSync(cms.env.INTAKE_FILES_DIR ?? '').filter((name) => name.length === 36).length - files;
  note(1, 'files of no submission, which a day removes', left);
  expect(wrong).toEqual([]);
  expect(new Set(answered.values()).size).toBe(SUBMISSIONS);
  expect(stored).toBe(SUBMISSIONS);

  // What was on its way at a kill would wait for a minute.
  expect((await asAdmin('/intake/deliveries/retry', 'POST')).status).toBe(200);
  const copies = await waitFor(() => {
    const all = [...answered.keys()].flatMap((index) => copiesOf(emailOf(index)));
    return Math.min(...all) > 0 && all;
  });
  const twice = copies.filter((count) => count > 1).length;
  note(1, `mails that came, of ${2 * SUBMISSIONS}`, copies.filter((count) => count > 0).length);
  note(1, 'mails that came more than once: on their way at a kill', twice);
  // A kill meets one mail to the team and one to a visitor at most.
  expect(twice).toBeLessThanOrEqual(2 * KILLS);
});

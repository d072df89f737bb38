/** An answered submission is never lost, and a key is remembered over a restart. */
import { randomUUID } from 'node:crypto';

import { asAdmin } from './support/admin';
import { VALID, send, sendRaw } from './support/forms';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { note, scale } from './support/scale';
import { waitFor } from './support/waitFor';

jest.setTimeout(scale(300_000, 1_800_000));

const SUBMISSIONS = scale(50, 1_000);
/** Killed at so many moments, random but for being spread over the run. */
const KILLS = scale(3, 20);
const KILLED_AFTER = Array.from({ length: KILLS }, (_, index) =>
  Math.floor(((index + 0.1 + 0.8 * Math.random()) * SUBMISSIONS) / KILLS),
);

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('killed');
});

afterAll(() => cms.stop());

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

it(`${SUBMISSIONS} submissions, the process killed ${KILLS} times: every answered one is there, none twice`, async () => {
  const answered = new Map<string, string>();
  let revived: Promise<void> = Promise.resolve();
  const quote = { ...VALID.quote, place: 'service', website: '' };
  const sendUntilAnswered = async (index: number): Promise<void> => {
    const key = randomUUID();
    const message = `Message ${index}`;
    const { body } = await waitFor(async () => {
      const answer = await sendRaw('quote', { ...quote, message }, { key }).catch(() => undefined);
      return answer?.status === 200 && answer;
    });
    answered.set(message, String(body.id));
    if (KILLED_AFTER.includes(answered.size)) revived = cms.kill();
  };
  const queue = Array.from({ length: SUBMISSIONS }, (_, index) => index);
  const visitor = async (): Promise<void> => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift())
      await sendUntilAnswered(index);
  };
  await Promise.all(Array.from({ length: 5 }, visitor));
  await revived;
  const { text } = await asAdmin('/intake/submissions.csv?form=quote');
  const stored = [...text.matchAll(/"([a-z0-9]{24})".*"(Message \d+)"/g)].map(([, id, message]) => [
    message,
    id,
  ]);
  const lost = [...answered.keys()].filter((message) => !stored.some(([found]) => found === message));
  note(1, `submissions lost of ${SUBMISSIONS}, the process killed ${KILLS} times`, lost.length);
  note(1, 'stored twice', stored.length - new Set(stored.map(([message]) => message)).size);
  expect(stored).toHaveLength(SUBMISSIONS);
  expect(new Map(stored as [string, string][])).toEqual(answered);
});

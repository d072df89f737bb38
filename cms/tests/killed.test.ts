/** An answered submission is never lost (promise 1), and a key is remembered over a restart (promise 2). */
import { randomUUID } from 'node:crypto';

import { asAdmin } from './support/admin';
import { VALID, send, sendRaw } from './support/forms';
import { type OwnCms, startOwnCms } from './support/ownCms';

jest.setTimeout(120_000);

const SUBMISSIONS = 50;
const KILLED_AFTER = [12, 25, 38];

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

it('fifty submissions, the process killed three times: every answered one is there, none twice', async () => {
  const answered = new Map<string, string>();
  let revived: Promise<void> = Promise.resolve();
  const quote = { ...VALID.quote, place: 'service', website: '' };
  const sendUntilAnswered = async (index: number): Promise<void> => {
    const key = randomUUID();
    for (;;) {
      const answer = await sendRaw('quote', { ...quote, message: `Message ${index}` }, { key }).catch(
        () => undefined,
      );
      if (answer?.status === 200) {
        answered.set(`Message ${index}`, String(answer.body.id));
        if (KILLED_AFTER.includes(answered.size)) revived = cms.kill();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
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
  expect(stored).toHaveLength(SUBMISSIONS);
  expect(new Map(stored as [string, string][])).toEqual(answered);
});

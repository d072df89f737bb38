/** The outbox in the database. */
import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import { DELIVERY, SUBMISSION } from '../store/types';
import { createOutbox } from './outbox';

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
beforeAll(async () => {
  cms = await startIntakeDatabase();
});
afterEach(() => cms.clear());
afterAll(() => cms.stop());

const create = async (channel: string, state = 'waiting', more: object = {}): Promise<number> => {
  const submission = await cms.strapi.db
    .query(SUBMISSION)
    .create({ data: { form: 'contact', lang: 'en', email: 'linh@example.com' } });
  const data = { channel, state, attempts: 0, submission: submission.id, ...more };
  return Number((await cms.strapi.db.query(DELIVERY).create({ data })).id);
};

const nextAttemptAt = '2026-01-01T00:00:00.000Z';

it('has the oldest row of a channel that waits for its turn, with its submission', async () => {
  await create('mail', 'sent');
  await create('mail', 'parked');
  await create('mail', 'waiting', { nextAttemptAt });
  await create('chat');
  const first = await create('mail');
  const second = await create('mail');
  const outbox = createOutbox(cms.strapi);
  expect(await outbox.fresh('mail', 0)).toMatchObject({
    id: first,
    submission: { email: 'linh@example.com' },
  });
  expect((await outbox.fresh('mail', first))?.id).toBe(second);
  expect(await outbox.fresh('mail', second)).toBeUndefined();
});

it('has the waiting rows of a channel that have a time of their own', async () => {
  await create('mail');
  await create('chat', 'waiting', { nextAttemptAt });
  await create('mail', 'parked', { nextAttemptAt });
  const id = await create('mail', 'waiting', { nextAttemptAt, unanswered: 1 });
  const timed = await createOutbox(cms.strapi).timed('mail');
  expect(timed).toEqual([expect.objectContaining({ id, unanswered: 1 })]);
  expect(new Date(timed[0]?.nextAttemptAt ?? 0).toISOString()).toBe(nextAttemptAt);
});

it('finds a row as long as it waits', async () => {
  const outbox = createOutbox(cms.strapi);
  const waiting = await create('chat');
  expect((await outbox.find(waiting))?.submission?.email).toBe('linh@example.com');
  expect(await outbox.find(await create('chat', 'sent'))).toBeUndefined();
  expect(await outbox.find(9_999)).toBeUndefined();
});

it('changes one row', async () => {
  const [first, second] = [await create('chat'), await create('chat')];
  await createOutbox(cms.strapi).update(first, { state: 'sent', attempts: 1 });
  expect(await cms.rows(DELIVERY)).toEqual([
    expect.objectContaining({ id: first, state: 'sent', attempts: 1 }),
    expect.objectContaining({ id: second, state: 'waiting', attempts: 0 }),
  ]);
});

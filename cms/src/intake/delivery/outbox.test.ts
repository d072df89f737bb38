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

const create = async (channel: string, state = 'waiting'): Promise<number> => {
  const submission = await cms.strapi.db
    .query(SUBMISSION)
    .create({ data: { form: 'contact', lang: 'en', email: 'linh@example.com' } });
  const data = { channel, state, attempts: 0, submission: submission.id };
  return Number((await cms.strapi.db.query(DELIVERY).create({ data })).id);
};

it('has the waiting rows of a channel, the oldest first, with their submissions', async () => {
  const first = await create('mail');
  await create('chat');
  await create('mail', 'sent');
  await create('mail', 'parked');
  const second = await create('mail');
  const rows = await createOutbox(cms.strapi).waiting('mail', 10, []);
  expect(rows.map(({ id }) => id)).toEqual([first, second]);
  expect(rows[0]?.submission?.email).toBe('linh@example.com');
});

it('has no more of them than asked for, and none of those that are left out', async () => {
  const ids = [await create('mail'), await create('mail'), await create('mail')];
  const outbox = createOutbox(cms.strapi);
  expect((await outbox.waiting('mail', 1, [])).map(({ id }) => id)).toEqual([ids[0]]);
  expect((await outbox.waiting('mail', 1, [ids[0] ?? 0])).map(({ id }) => id)).toEqual([ids[1]]);
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

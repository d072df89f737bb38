/** Submissions are kept as long as the settings say, applications with their files for less. */
import { readdirSync } from 'node:fs';

import { send } from './support/forms';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { withTables } from './support/rows';
import { deliveriesOf, findSubmission } from './support/submissions';

const DAY_MS = 24 * 60 * 60 * 1000;

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('retention', { SUBMISSION_DAYS: '30', APPLICATION_DAYS: '10' });
});

afterAll(() => cms.stop());

const age = (id: string | undefined, days: number): Promise<number> => {
  const time = Date.now() - days * DAY_MS;
  const isPostgres = cms.env.DATABASE_CLIENT === 'postgres';
  const created_at = isPostgres ? new Date(time).toISOString() : time;
  return withTables((tables) => tables('submissions').where({ document_id: id }).update({ created_at }));
};

const filesOnDisk = (): number => readdirSync(cms.env.INTAKE_FILES_DIR ?? '').length;

it('deletes what is older, with its deliveries and files, and keeps the rest', async () => {
  const sent = {
    oldContact: (await send('contact')).body.id,
    newContact: (await send('contact')).body.id,
    oldApplication: (await send('career')).body.id,
    newApplication: (await send('career')).body.id,
  };
  await age(sent.oldContact, 31);
  await age(sent.newContact, 29);
  await age(sent.oldApplication, 11);
  await age(sent.newApplication, 9);
  expect(filesOnDisk()).toBe(2);

  await cms.restart();
  expect(await findSubmission(sent.oldContact)).toBeUndefined();
  expect(await findSubmission(sent.oldApplication)).toBeUndefined();
  expect(await findSubmission(sent.newContact)).toBeDefined();
  expect(await findSubmission(sent.newApplication)).toBeDefined();
  expect(await deliveriesOf(sent.oldContact)).toEqual([]);
  expect(await deliveriesOf(sent.newContact)).toHaveLength(3);
  expect(filesOnDisk()).toBe(1);
});

it('forgets the idempotency keys of what is deleted', async () => {
  const key = '7c2a3f3e-1111-4222-8333-444455556666';
  const first = await send('contact', {}, { key });
  await age(first.body.id, 31);
  await cms.restart();
  const rows = await withTables((tables) => tables('intake_keys').count('id as count'));
  expect(Number(rows[0]?.count)).toBe(0);
});

/** What is deleted, and when. */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { startIntakeDatabase } from '../../tests/support/intakeDatabase';
import { createPrivateFiles, type PrivateFiles, type StoredFile } from './files/privateFiles';
import type { FormId } from './form/forms';
import { forgetOld, forgetOldToday } from './retention';
import { storeSubmission } from './store/storeSubmission';
import { KEYS, PROOFS } from './store/tables';
import { DELIVERY, SUBMISSION } from './store/types';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');
const RETENTION = { submissions: 30, applications: 10 };

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
let folder: string;
let files: PrivateFiles;
beforeAll(async () => {
  cms = await startIntakeDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saola-retention-'));
  files = createPrivateFiles(folder);
});
afterEach(async () => {
  await cms.clear();
  await rm(folder, { recursive: true });
});
afterAll(() => cms.stop());

let keys = 0;

const keepFile = async (): Promise<StoredFile[]> =>
  files.keep([{ name: 'cv.pdf', ...(await files.take(Readable.from([Buffer.from('x')]))) }]);

/** A submission that came so many milliseconds before now, with a file, a key and a delivery. */
const received = async (form: FormId, age: number): Promise<string> => {
  keys += 1;
  const { id } = await storeSubmission(cms.strapi, {
    form,
    values: { email: 'linh@example.com', lang: 'en' },
    files: await keepFile(),
    channels: ['mail'],
    key: { value: `key ${keys}`, bodyHash: 'hash' },
  });
  const data = { createdAt: new Date(NOW.getTime() - age).toISOString() };
  await cms.strapi.db.query(SUBMISSION).update({ where: { documentId: id }, data });
  return id;
};

const forget = (retention = RETENTION) => forgetOld(cms.strapi, files, retention, NOW);

const left = async () => (await cms.rows(SUBMISSION)).map(({ documentId }) => documentId);

it('submissions are kept for their days, applications for theirs', async () => {
  await received('contact', 30 * DAY + 1);
  await received('career', 10 * DAY + 1);
  const kept = [
    await received('contact', 30 * DAY - 1),
    await received('quote', 10 * DAY + 1),
    await received('career', 10 * DAY - 1),
  ];
  await forget();
  expect(await left()).toEqual(kept);
});

it('applications are never kept for longer than everything else', async () => {
  await received('career', 31 * DAY);
  const kept = await received('career', 29 * DAY);
  await forget({ submissions: 30, applications: 400 });
  expect(await left()).toEqual([kept]);
});

it('what is deleted takes its deliveries, its key and its files along, and nothing else', async () => {
  await received('career', 40 * DAY);
  const kept = await received('contact', DAY);
  await forget();
  expect(await cms.rows(DELIVERY, ['submission'])).toEqual([
    expect.objectContaining({ submission: expect.objectContaining({ documentId: kept }) }),
  ]);
  expect(await cms.table(KEYS)).toEqual([expect.objectContaining({ submission: kept })]);
  const [submission] = await cms.rows(SUBMISSION);
  expect(await readdir(folder)).toEqual((submission?.files as StoredFile[]).map(({ key }) => key));
});

it('more than a hundred old ones are deleted as well', async () => {
  const createdAt = new Date(NOW.getTime() - 40 * DAY).toISOString();
  const data = Array.from({ length: 101 }, () => ({ form: 'contact', lang: 'en', createdAt }));
  await cms.strapi.db.query(SUBMISSION).createMany({ data });
  await forget();
  expect(await left()).toEqual([]);
});

it('captchas are forgotten when they have ended, not before', async () => {
  const proofs = () => cms.strapi.db.getConnection(PROOFS);
  await proofs().insert({ token: 'ended', expires_at: NOW.getTime() - 1 });
  await proofs().insert({ token: 'ends now', expires_at: NOW.getTime() });
  await forget();
  expect((await cms.table(PROOFS)).map(({ token }) => token)).toEqual(['ends now']);
});

describe('a file that no submission knows', () => {
  const age = async ([file]: StoredFile[], ms: number): Promise<string> => {
    const time = new Date(Date.now() - ms);
    await utimes(path.join(folder, file?.key ?? ''), time, time);
    return file?.key ?? '';
  };

  it('is removed after a day: until then its submission may be on its way', async () => {
    await age(await keepFile(), DAY + 60_000);
    const young = await age(await keepFile(), DAY - 60_000);
    await forget();
    expect(await readdir(folder)).toEqual([young]);
  });

  it('is none of those that an application or a quote has', async () => {
    for (const form of ['career', 'quote'] as const) await received(form, DAY);
    const known = (await cms.rows(SUBMISSION)).flatMap(({ files: kept }) => kept as StoredFile[]);
    for (const file of known) await age([file], 2 * DAY);
    await age(await keepFile(), 2 * DAY);
    await forget();
    expect((await readdir(folder)).sort()).toEqual(known.map(({ key }) => key).sort());
  });

  it('may lie beside a submission without files', async () => {
    await cms.strapi.db.query(SUBMISSION).create({ data: { form: 'quote', lang: 'en' } });
    await age(await keepFile(), 2 * DAY);
    await forget();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('when the clock has jumped', () => {
  const at = (ms: number) => forgetOldToday(cms.strapi, files, RETENTION, new Date(NOW.getTime() + ms));

  it('a year ahead, nothing is deleted, nor by restarts, and somebody is told', async () => {
    await at(0);
    const kept = await received('contact', DAY);
    await cms.strapi.db.getConnection(PROOFS).insert({ token: 'used', expires_at: NOW.getTime() + DAY });
    for (const minute of [0, 1, 60, 600]) await at(365 * DAY + minute * 60_000);
    expect(await left()).toEqual([kept]);
    expect(await cms.table(PROOFS)).toHaveLength(1);
    expect(cms.logged).toEqual(
      expect.arrayContaining([expect.stringContaining('The clock has jumped, to 2027-11-22T12:00:00.000Z.')]),
    );
  });

  it('and is set right again, nothing is deleted on the way, and what is too old a day later', async () => {
    await at(0);
    await received('contact', 31 * DAY);
    const kept = await received('contact', 28 * DAY);
    for (const ms of [365 * DAY, 0, 1_000]) await at(ms);
    expect(await left()).toHaveLength(2);
    await at(DAY);
    expect(await left()).toEqual([kept]);
  });

  it('and goes on for a day, it is the time', async () => {
    await at(0);
    await received('contact', DAY);
    await at(365 * DAY);
    await at(366 * DAY);
    expect(await left()).toEqual([]);
  });

  it('by two days at most, it was not noticed: what is too old then is deleted', async () => {
    await at(0);
    await received('contact', 29 * DAY);
    const kept = await received('contact', 27 * DAY);
    await at(2 * DAY);
    expect(await left()).toEqual([kept]);
  });
});

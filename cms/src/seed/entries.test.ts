import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { createEntries, readEntries } from './entries';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'saola-entries-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (type: string, entries: object[]): void => {
  mkdirSync(path.join(folder, 'entries'), { recursive: true });
  writeFileSync(path.join(folder, 'entries', `${type}.json`), JSON.stringify(entries));
};

/** A Strapi that notes what is written. */
const fakeStrapi = (localized: boolean) => {
  const calls: unknown[] = [];
  const saved =
    (action: string, uid: string) =>
    async ({ data, ...version }: { data: object }) => {
      calls.push([action, uid, version, data]);
      return { documentId: 'one' };
    };
  const strapi = {
    contentType: () => ({ pluginOptions: { i18n: { localized } } }),
    documents: (uid: string) => ({ create: saved('create', uid), update: saved('update', uid) }),
  } as unknown as Core.Strapi;
  return { strapi, calls };
};

it('a sample folder without entries of that kind has none', () => {
  expect(readEntries(folder)).toEqual([]);
});

it('an entry in two languages becomes one published document', async () => {
  write('notice', [{ en: { title: 'Closed' }, vi: { title: 'Nghỉ' } }]);
  const { strapi, calls } = fakeStrapi(true);
  await createEntries(strapi, readEntries(folder));
  expect(calls).toEqual([
    ['create', 'api::notice.notice', { locale: 'en', status: 'published' }, { title: 'Closed' }],
    [
      'update',
      'api::notice.notice',
      { locale: 'vi', status: 'published', documentId: 'one' },
      { title: 'Nghỉ' },
    ],
  ]);
});

it('an entry of a type without languages is published as it stands', async () => {
  write('badge', [{ name: 'ISO' }]);
  const { strapi, calls } = fakeStrapi(false);
  await createEntries(strapi, readEntries(folder));
  expect(calls).toEqual([['create', 'api::badge.badge', { status: 'published' }, { name: 'ISO' }]]);
});

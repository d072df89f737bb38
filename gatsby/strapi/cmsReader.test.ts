import { resolve } from 'node:path';

import { collection, fakeCms } from '../../jest/fakeCms';
import { CmsReader } from './cmsReader';
import { readContentModels } from './contentModels';
import { cmsClient } from './requests';

const models = readContentModels(resolve('cms/src'));
const cms = fakeCms();

beforeEach(() => {
  for (const { kind, pluralName } of models)
    if (kind === 'collectionType') cms.answers.set(`/api/${pluralName}`, collection());
  changes('first', null);
});

const changes = (mark: string | null, documents: object[] | null) =>
  cms.answers.set('/api/content-changes', { data: { mark, documents } });
const post = (documentId: string) => ({ type: 'api::dicom-blog.dicom-blog', documentId });
const day = 24 * 60 * 60 * 1000;

const reader = () => {
  const own = new CmsReader();
  return (now = 0) => own.read(cmsClient(cms.url, 'token'), models, now);
};
const filtersOf = (path: string) =>
  cms.askedFor(path).map(({ url }) => [...url.searchParams].filter(([name]) => name.startsWith('filters')));

describe('a process that reads the CMS', () => {
  it('reads everything first, and then what has changed since then, by the mark that the CMS gave', async () => {
    const read = reader();
    expect((await read()).whole).toBe(true);
    changes('second', [post('doors')]);
    cms.asked.length = 0;
    expect((await read()).whole).toBe(false);
    expect(cms.askedFor('/api/content-changes')[0]?.url.search).toBe('?since=first');
    expect(filtersOf('/api/dicom-blogs')).toEqual([[['filters[$or][0][documentId][$in][0]', 'doors']]]);
    expect(cms.askedFor('/api/blog-tags')).toEqual([]);
    changes('third', [post('doors')]);
    await read();
    expect(cms.askedFor('/api/content-changes').at(-1)?.url.search).toBe('?since=second');
  });

  it('has the entries that it has not read again', async () => {
    const read = reader();
    const tag = { id: 1, documentId: 'wood', locale: 'en', title: 'Wood', slug: 'wood' };
    cms.answers.set('/api/blog-tags', collection(tag));
    await read();
    cms.answers.set('/api/blog-tags', 500);
    changes('second', [post('doors')]);
    expect((await read()).read.map(({ entry }) => entry)).toEqual([tag]);
  });

  it.each([
    ['when it is any that may have changed', null, 1],
    ['when nobody says that something changed: whoever builds then doubts the site', [], 1],
    ['when it has not done so for a day', [post('doors')], day],
  ])('reads everything %s', async (_, documents, later) => {
    const read = reader();
    await read();
    cms.asked.length = 0;
    changes('second', documents);
    expect((await read(later)).whole).toBe(true);
    expect(filtersOf('/api/dicom-blogs')).toEqual([[]]);
  });

  it('reads everything when what has changed leads to something that nobody told of', async () => {
    const read = reader();
    const led = (user: object | null) =>
      collection({ id: 1, documentId: 'doors', locale: 'en', title: 'Doors', user });
    cms.answers.set('/api/dicom-blogs', led(null));
    await read();
    const author = { id: 1, documentId: 'linh', firstName: 'Linh' };
    cms.answers.set('/api/authors', collection(author));
    cms.answers.set('/api/dicom-blogs', led(author));
    changes('second', [post('doors')]);
    const { whole, read: entries } = await read();
    expect(whole).toBe(true);
    expect(entries.map(({ entry }) => entry)).toContainEqual(author);
  });

  it('does so once: what is not to be had is known then', async () => {
    const read = reader();
    const lost = { id: 1, documentId: 'lost', firstName: 'Lost' };
    cms.answers.set(
      '/api/dicom-blogs',
      collection({ id: 1, documentId: 'doors', locale: 'en', title: 'Doors', user: lost }),
    );
    expect((await read()).whole).toBe(true);
    changes('second', [post('doors')]);
    expect((await read()).whole).toBe(false);
  });

  it('asks for the same changes again after a reading that failed', async () => {
    const read = reader();
    await read();
    changes('second', [post('doors')]);
    cms.answers.set('/api/dicom-blogs', 500);
    await expect(read()).rejects.toThrow('HTTP 500');
    cms.answers.set('/api/dicom-blogs', collection({ id: 1, documentId: 'doors', locale: 'en', title: 'A' }));
    expect((await read()).read).toMatchObject([{ entry: { title: 'A' } }]);
    expect(cms.askedFor('/api/content-changes').at(-1)?.url.search).toBe('?since=first');
  });

  it.each([{ mark: 1, documents: [] }, { mark: 'a', documents: [{ type: 'x' }] }, { mark: 'a' }, {}])(
    'refuses an answer that does not say what has changed: %j',
    async (data) => {
      cms.answers.set('/api/content-changes', { data });
      await expect(reader()()).rejects.toThrow(
        '/api/content-changes with changes: start the CMS of this version',
      );
    },
  );
});

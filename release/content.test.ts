import { writeFile } from 'node:fs/promises';

import { changedEntries, type Content, contentOf, readContent, type ReleaseContent } from './content';
import { currentId } from './releases';
import { Place, smallSite } from './testing/place';

const entry = (documentId: string, locale: string | null, version = '1', title = documentId) => ({
  ...{
    type: 'api::dicom-blog.dicom-blog',
    documentId,
    locale,
    title,
    slug: documentId,
    language: locale,
    version,
  },
});
const content = (...entries: Content['entries']): Content => ({
  readAt: '2026-11-24T02:00:00.000Z',
  entries,
  leftOut: [],
});

const told = (before: Content, after: Content) =>
  changedEntries(before, after).map(({ documentId, locale, title, how }) =>
    [how, documentId, locale, title].join(' '),
  );

describe('what changed from one release to the next', () => {
  it('is told by entry and language', () => {
    const before = content(entry('a', 'en'), entry('a', 'vi'), entry('b', 'en'), entry('c', null));
    const after = content(
      entry('a', 'en'),
      entry('a', 'vi', '2', 'Mới'),
      entry('d', 'en'),
      entry('c', null, '2'),
    );
    expect(told(before, after)).toEqual(['changed a vi Mới', 'new d en d', 'changed c  c', 'gone b en b']);
  });

  it('is nothing where nothing was published', () => {
    const same = content(entry('a', 'en'));
    expect(told(same, same)).toEqual([]);
  });
});

describe('a release', () => {
  let place: Place;
  beforeEach(async () => (place = await Place.create()));
  afterEach(() => place.remove());

  const release = async (found: Content | null, source = 'source', version = 'one') => {
    await place.write(smallSite(version));
    const contentFile = found ? await place.writeContent(found) : undefined;
    const { id } = await place.release(1, source, { contentFile });
    return readContent<ReleaseContent>(contentOf(place.releasesDir, id));
  };

  it('says what it shows, and what changed against the one that was live', async () => {
    expect(await release(content(entry('a', 'en')))).toEqual({ ...content(entry('a', 'en')), changes: null });
    const second = await release(content(entry('a', 'en', '2')), 'new code', 'two');
    expect(second?.changes).toEqual({
      site: true,
      entries: [
        { type: 'api::dicom-blog.dicom-blog', documentId: 'a', locale: 'en', title: 'a', how: 'changed' },
      ],
    });
  });

  it('says what was left out', async () => {
    const { slug: _slug, language: _language, ...name } = entry('a', 'en');
    const fault = { what: 'entry', reason: 'wrongSlug', field: 'slug', file: '', detail: '' } as const;
    const leftOut = [{ ...name, ...fault }];
    expect((await release({ ...content(), leftOut }))?.leftOut).toEqual(leftOut);
  });

  it('is refused when the CMS is empty all at once, and the live one shows many entries', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id, 'en'));
    await release(content(...many));
    const live = await currentId(place.releasesDir);
    await expect(release(content(), 'source', 'two')).rejects.toThrow(
      'the CMS has no published entry, and the live release shows 5',
    );
    await expect(release(content())).rejects.toThrow('Is it the right database?');
    expect(await currentId(place.releasesDir)).toBe(live);
    expect((await release(content(entry('a', 'en')), 'source', 'two'))?.changes?.entries).toHaveLength(4);
    expect((await release(content(), 'source', 'three'))?.entries).toEqual([]);
  });

  it('is made as well where a build said nothing of its content', async () => {
    expect(await release(null)).toBeNull();
    expect((await release(content(entry('a', 'en')), 'source', 'two'))?.changes).toBeNull();
  });
});

it.each(['', '{', 'null', '{"entries":[]}', '[]'])('content that reads "%s" is none', async (text) => {
  const place = await Place.create();
  const file = `${place.root}/content.json`;
  await writeFile(file, text);
  expect(await readContent(file)).toBeNull();
  await place.remove();
});

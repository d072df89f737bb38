import type { ReleaseContent } from '../../release/content';
import { rollBack } from '../../release/rollback';
import { Place } from '../../release/testing/place';
import { changesLine, releaseLines } from './listing';

let place: Place;
beforeEach(async () => (place = await Place.create()));
afterEach(() => place.remove());

const content = (count: number, site = false): ReleaseContent => ({
  ...{ readAt: '', entries: [], leftOut: [] },
  changes: {
    site,
    entries: Array.from({ length: count }, (_, index) => ({
      ...{ type: 'api::dicom-blog.dicom-blog', documentId: 'a', locale: index === 1 ? null : 'en' },
      ...{ title: `Post ${index}`, how: 'changed' as const },
    })),
  },
});

it.each([
  [null, 'changes unknown'],
  [content(0), 'nothing of the CMS'],
  [content(0, true), 'the site itself'],
  [content(2), 'changed "Post 0" (en), changed "Post 1"'],
  [
    content(5, true),
    'the site itself, changed "Post 0" (en), changed "Post 1", changed "Post 2" (en), and 2 more',
  ],
])('what changed in a release is told in a few words (%#)', (found, line) => {
  expect(changesLine(found)).toBe(line);
});

it('the list names the releases, the live one, and that somebody went back to it', async () => {
  expect(await releaseLines(place.releasesDir)).toEqual([expect.stringMatching(/no release .* yet/)]);
  const [a, b] = [await place.publish('a', 4), await place.publish('b', 5)];
  expect(await releaseLines(place.releasesDir)).toEqual([
    expect.stringMatching(new RegExp(`^\\* ${b.id}  .* UTC  revision 5  changes unknown$`)),
    expect.stringMatching(new RegExp(`^  ${a.id}  .* revision 4  `)),
    '* is live.',
  ]);
  await rollBack(place.releasesDir, a.id, 5);
  const lines = await releaseLines(place.releasesDir);
  expect(lines[1]).toMatch(new RegExp(`^\\* ${a.id}`));
  expect(lines[2]).toMatch(/somebody went back .*until the next publish/);
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { currentId, listReleases } from './releases';
import { endRollback, NoSuchRelease, readRollback, rollBack, rollbackRevision } from './rollback';
import { Place, smallSite } from './testing/place';

let place: Place;
let folder: string;
let ids: string[];
beforeEach(async () => {
  place = await Place.create();
  folder = place.releasesDir;
  ids = [];
  for (const revision of [1, 2, 3]) ids.push((await place.publish(String(revision), revision)).id);
});
afterEach(() => place.remove());

const release = async (version: string, revision: number, begun?: Date) => {
  await place.write(smallSite(version));
  return place.release(revision, 'source', { begun });
};
const [minute, now] = [60_000, () => Date.now()];

describe('going back to an older release', () => {
  it('makes it the live one, and stands for the content of now', async () => {
    await rollBack(folder, ids[0] ?? '', 5);
    expect(await currentId(folder)).toBe(ids[0]);
    expect(await readRollback(folder)).toMatchObject({ release: ids[0], revision: 5 });
    expect(await rollbackRevision(folder, 7)).toBe(5);
  });

  it('ends with the next release', async () => {
    await rollBack(folder, ids[0] ?? '', 3);
    const { id } = await release('four', 4, new Date(now() + 1));
    expect(await currentId(folder)).toBe(id);
    expect(await readRollback(folder)).toBeNull();
    expect(await rollbackRevision(folder, 4)).toBeNull();
  });

  it('is not undone by a build that had begun before: its release is kept, and not live', async () => {
    await rollBack(folder, ids[0] ?? '', 4);
    const { id } = await release('four', 4, new Date(now() - minute));
    expect(await currentId(folder)).toBe(ids[0]);
    expect(await listReleases(folder)).toEqual([id, ids[2], ids[0]]);
    expect(await readRollback(folder)).not.toBeNull();
  });

  it('to the newest one ends it', async () => {
    await rollBack(folder, ids[0] ?? '', 3);
    await rollBack(folder, ids[2] ?? '', 3);
    expect(await currentId(folder)).toBe(ids[2]);
    expect(await readRollback(folder)).toBeNull();
  });

  it('stands for the first content that is seen when the CMS was down', async () => {
    await rollBack(folder, ids[1] ?? '', null);
    expect(await rollbackRevision(folder, 9)).toBe(9);
    expect(await rollbackRevision(folder, 10)).toBe(9);
  });

  it('can be ended without a release', async () => {
    await rollBack(folder, ids[1] ?? '', 3);
    await endRollback(folder);
    await endRollback(folder);
    expect(await readRollback(folder)).toBeNull();
    expect(await currentId(folder)).toBe(ids[1]);
  });

  it.each(['', 'nowhere', '..', 'current', '../releases'])('is refused for "%s"', async (id) => {
    const refused = await rollBack(folder, id, 3).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NoSuchRelease);
    expect(String(refused)).toContain(`There are: ${[...ids].reverse().join(', ')}.`);
    expect(await currentId(folder)).toBe(ids[2]);
    expect(await readRollback(folder)).toBeNull();
  });

  it('is refused for a release that is not whole', async () => {
    await writeFile(path.join(folder, ids[0] ?? '', 'manifest.json'), '{"files":');
    await expect(rollBack(folder, ids[0] ?? '', 3)).rejects.toThrow(NoSuchRelease);
  });
});

it.each(['', '{', '{"release":"elsewhere"}', 'null'])(
  'a note of it that says "%s" holds nothing',
  async (text) => {
    await writeFile(path.join(folder, 'rollback.json'), text);
    expect(await readRollback(folder)).toBeNull();
    expect(await readFile(path.join(folder, 'rollback.json'), 'utf8')).toBe(text);
  },
);

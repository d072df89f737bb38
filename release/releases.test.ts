import fs, { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Place } from './testing/place';
import {
  currentId,
  listReleases,
  prune,
  readInfo,
  removeLeftovers,
  switchTo,
  syncFolder,
  temporaryName,
} from './releases';

let place: Place;
let folder: string;
beforeEach(async () => {
  place = await Place.create();
  folder = place.releasesDir;
  await mkdir(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await place.remove();
});

const create = async (id: string, createdAt: string) => {
  await mkdir(path.join(folder, id));
  await writeFile(
    path.join(folder, id, 'release.json'),
    JSON.stringify({ id, createdAt, revision: 1, source: 'x' }),
  );
};

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

describe('the releases', () => {
  it('are listed with the newest first, those of the same moment by their ids', async () => {
    await create('b', day(2));
    await create('c', day(1));
    await create('a', day(3));
    await create('d', day(2));
    expect(await listReleases(folder)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('are those that are whole: drafts, links, files and broken ones are none', async () => {
    await create('a', day(1));
    await create('.release-1-b', day(2));
    await mkdir(path.join(folder, 'broken'));
    await mkdir(path.join(folder, 'cut'));
    await writeFile(path.join(folder, 'cut', 'release.json'), '{"id":');
    await writeFile(path.join(folder, 'file'), '');
    await symlink('a', path.join(folder, 'current'));
    expect(await listReleases(folder)).toEqual(['a']);
    expect(await readInfo(folder, 'cut')).toBeNull();
    expect(await readInfo(folder, 'a')).toMatchObject({ id: 'a', createdAt: day(1) });
  });

  it('are none while there is no folder', async () => {
    expect(await listReleases(path.join(folder, 'nowhere'))).toEqual([]);
  });
});

describe('the live release', () => {
  it('is where the link leads, also to a whole path', async () => {
    expect(await currentId(folder)).toBeNull();
    await symlink(path.join(folder, 'a'), path.join(folder, 'current'));
    expect(await currentId(folder)).toBe('a');
  });

  it('is switched by one rename, and the switch is on the disk when it is done', async () => {
    await symlink('old', path.join(folder, 'current'));
    const renamed = jest.spyOn(fs, 'rename');
    const { open } = fs;
    const synced: string[] = [];
    jest.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
      const handle = await open(file, ...rest);
      const { sync } = handle;
      handle.sync = async () => {
        synced.push(`${String(file)} -> ${await readlink(path.join(folder, 'current'))}`);
        return sync.call(handle);
      };
      return handle;
    });
    await switchTo(folder, 'new');
    expect(await currentId(folder)).toBe('new');
    expect(renamed.mock.calls).toEqual([
      [path.join(folder, `.current-${process.pid}-new`), path.join(folder, 'current')],
    ]);
    expect(synced).toEqual([`${folder} -> new`]);
    expect(await readdir(folder)).toEqual(['current']);
  });
});

it('a folder that is synced is closed again, also when that fails', async () => {
  const handle = { sync: jest.fn().mockRejectedValue(new Error('EIO')), close: jest.fn() };
  jest.spyOn(fs, 'open').mockResolvedValue(handle as unknown as fs.FileHandle);
  await expect(syncFolder(folder)).rejects.toThrow('EIO');
  expect(handle.close).toHaveBeenCalledTimes(1);
});

describe('of old releases', () => {
  const four = async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await create(id, day(index + 1));
  };

  it('three are kept, with the live one among them, however old it is', async () => {
    await four();
    await symlink('a', path.join(folder, 'current'));
    await prune(folder);
    expect(await listReleases(folder)).toEqual(['d', 'c', 'a']);
  });

  it('the two newest are kept while none is live', async () => {
    await four();
    await prune(folder);
    expect(await listReleases(folder)).toEqual(['d', 'c']);
  });
});

it('a release whose removal was killed half-way is none any more, and is swept with what else was left', async () => {
  for (const [index, id] of ['a', 'b', 'c'].entries()) await create(id, day(index + 1));
  await create('.spare', day(0));
  jest.spyOn(fs, 'rm').mockRejectedValueOnce(new Error('killed'));
  await expect(prune(folder)).rejects.toThrow('killed');
  expect(await listReleases(folder)).toEqual(['c', 'b']);
  expect(await readdir(folder)).toEqual([temporaryName('release', 'a'), '.spare', 'b', 'c']);
});

describe('what a process left behind', () => {
  const DEAD = 4_194_304_999;

  it('is removed when it has died, and is of ours', async () => {
    for (const name of [`.release-${DEAD}-x`, `.current-${DEAD}-x`]) await create(name, day(1));
    const others = [
      `.release-${process.pid}-x`,
      `.other-${DEAD}-x`,
      `x.release-${DEAD}-x`,
      '.release-x-y',
      'kept',
    ];
    for (const name of others) await create(name, day(1));
    await removeLeftovers(folder);
    expect((await readdir(folder)).sort()).toEqual([...others].sort());
  });

  it('carries its id', () => {
    expect(temporaryName('release', 'x')).toBe(`.release-${process.pid}-x`);
    expect(temporaryName('current', 'x')).toBe(`.current-${process.pid}-x`);
  });
});

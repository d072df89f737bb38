import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createRemoteFileNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import { fakeCms } from '../../jest/fakeCms';
import { fetchFileNode, sourcingArgs } from '../../jest/sourcingArgs';
import { inTemporaryFolder } from '../../jest/temporaryFolder';
import { cmsFiles, MOST_PIXELS } from './files';
import type { Place } from './place';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));
jest.mocked(createRemoteFileNode).mockImplementation((options) => fetchFileNode(options));

inTemporaryFolder();
const cms = fakeCms();
const entry = 'Blog post "Doors" (dicom-blog, doors, en), titleImage';
const place: Place = {
  entry: { type: 'api::dicom-blog.dicom-blog', documentId: 'd', locale: 'en', title: 'Doors' },
  label: 'Blog post "Doors" (dicom-blog, doors, en)',
  field: 'titleImage',
};

const drawing = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({
    create: {
      ...{ width: 200, height: 100, channels: 3, background: 'red' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();

describe('a file of the CMS', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('that is a whole picture is brought home: %s', async (format) => {
    cms.answers.set(`/uploads/a.${format}`, await drawing(format));
    const { args, warnings } = sourcingArgs();
    const file = await cmsFiles(args, cms.url).bring({ url: `/uploads/a.${format}` }, place);
    expect(file?.extension).toBe(format);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['of another site', 'https://other.example/uploads/a.png', 'media library'],
    ['another answer of the CMS', '/uploads/../api/dicom-blogs', 'media library'],
    ['a page among the uploads', '/uploads/a.html', 'no picture'],
    ['a script among the uploads', '/uploads/a.js', 'no picture'],
    ['a drawing, which may hold a script', '/uploads/a.svg', 'no picture'],
  ])('that a text shows is left out when it is %s', async (_, url, why) => {
    for (const name of ['a.html', 'a.js', 'a.svg']) cms.answers.set(`/uploads/${name}`, randomBytes(300));
    cms.answers.set('/api/dicom-blogs', Buffer.from('{}'));
    const { args, warnings } = sourcingArgs();
    expect(await cmsFiles(args, cms.url).bring({ url, inText: true }, place)).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining(why)]);
    expect(warnings[0]).toContain(entry);
  });

  it('that is no picture is brought home unread', async () => {
    cms.answers.set('/uploads/a.pdf', randomBytes(300));
    const { args } = sourcingArgs();
    expect(await cmsFiles(args, cms.url).bring({ url: '/uploads/a.pdf' }, place)).toBeDefined();
  });

  it.each([
    ['random bytes', 'noise.png', async () => randomBytes(3000)],
    ['a picture that breaks off', 'half.jpg', async () => (await drawing('jpeg')).subarray(0, 2000)],
    ['a picture without its last bytes', 'cut.webp', async () => (await drawing('webp')).subarray(0, -20)],
    ['a web page', 'page.png', async () => Buffer.from('<!doctype html><p>Not found</p>')],
    ['nothing', 'empty.png', async () => Buffer.alloc(0)],
  ])('that is %s is left out, with its name and where it is shown', async (_, name, bytes) => {
    cms.answers.set(`/uploads/${name}`, await bytes());
    const { args, warnings } = sourcingArgs();
    const { bring, leftOut, assertStore } = cmsFiles(args, cms.url);
    expect(await bring({ url: `/uploads/${name}`, name: 'My picture' }, place)).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      `${entry}: the site is built without the file "My picture" (/uploads/${name})`,
    );
    expect(warnings[0]).toMatch(/it cannot be decoded \(.+\)\.$/);
    expect(warnings[0]).not.toContain('\n');
    expect(leftOut).toEqual([
      {
        ...place.entry,
        ...{ what: 'picture', reason: 'undecodable', field: 'titleImage', file: 'My picture' },
        detail: expect.stringMatching(/^it cannot be decoded/) as unknown,
      },
    ]);
    expect(assertStore).not.toThrow();
  });

  it.each([
    ['a picture of too many pixels', 10_000, 6_000, 1],
    ['an animation of too many frames', 1_000, 1_000, 60],
  ])('that is %s is left out before it is decoded', async (_, width, height, pages) => {
    const header = { width, height: height * pages, pages, pageHeight: height };
    const metadata = jest.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce(header);
    const decoded = jest.spyOn(sharp.prototype, 'resize');
    cms.answers.set('/uploads/a.png', await drawing('png'));
    const { args, warnings } = sourcingArgs();
    const { bring, leftOut } = cmsFiles(args, cms.url);
    expect(await bring({ url: '/uploads/a.png' }, place)).toBeUndefined();
    expect(leftOut).toMatchObject([{ what: 'picture', reason: 'tooLarge', documentId: 'd' }]);
    expect(warnings[0]).toContain(`it has ${width} by ${height * pages} pixels.`);
    expect(decoded).not.toHaveBeenCalled();
    metadata.mockRestore();
    decoded.mockRestore();
  });

  it('may have as many pixels as the CMS takes', () => {
    const taken = readFileSync(resolve(__dirname, '../../cms/src/media/checkPicture.ts'), 'utf8');
    expect(taken).toContain(`MOST_PIXELS = ${MOST_PIXELS.toLocaleString('en').replaceAll(',', '_')};`);
  });

  it.each([404, 410, 403])('that the CMS refuses (HTTP %d) is left out', async (status) => {
    cms.answers.set('/uploads/gone.png', status);
    const { args, warnings } = sourcingArgs();
    expect(await cmsFiles(args, cms.url).bring({ url: '/uploads/gone.png' }, place)).toBeUndefined();
    expect(warnings).toEqual([
      `${entry}: the site is built without the file "/uploads/gone.png" (/uploads/gone.png): HTTP ${status}.`,
    ]);
  });

  it.each(['http://[/uploads/a.png', '/uploads/%zz.png'])(
    'whose address is none is left out: %s',
    async (url) => {
      jest.mocked(createRemoteFileNode).mockImplementationOnce(() => {
        throw new Error('not a proper web uri');
      });
      const { args, warnings } = sourcingArgs();
      expect(await cmsFiles(args, cms.url).bring({ url }, place)).toBeUndefined();
      expect(warnings).toHaveLength(1);
    },
  );

  it('that breaks off again and again ends the build', async () => {
    jest.mocked(createRemoteFileNode).mockRejectedValueOnce('Failed to download it after 3 attempts');
    const { args } = sourcingArgs();
    await expect(cmsFiles(args, cms.url).bring({ url: '/uploads/a.png' }, place)).rejects.toThrow(
      'The CMS cannot deliver /uploads/a.png (Failed to download it after 3 attempts)',
    );
  });

  it.each([500, 503, 429])(
    'that the CMS fails to deliver (HTTP %d) ends the build in one line',
    async (status) => {
      cms.answers.set('/uploads/a.png', status);
      const { args, warnings } = sourcingArgs();
      await expect(cmsFiles(args, cms.url).bring({ url: '/uploads/a.png' }, place)).rejects.toThrow(
        `The CMS cannot deliver /uploads/a.png (HTTP ${status}), shown in ${entry}.`,
      );
      expect(warnings).toEqual([]);
    },
  );

  it('ends the build when the CMS is gone', async () => {
    const { args } = sourcingArgs();
    await expect(
      cmsFiles(args, 'http://127.0.0.1:65535').bring({ url: '/uploads/a.png' }, place),
    ).rejects.toThrow(/^The CMS cannot deliver \/uploads\/a\.png \(.+\), shown in .+\.$/);
  });

  it('of another host is left out when that host is gone: it is not the CMS that fails', async () => {
    const { args, warnings } = sourcingArgs();
    const { bring } = cmsFiles(args, cms.url);
    expect(await bring({ url: 'http://127.0.0.1:65535/uploads/a.png' }, place)).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['of an entry', { updatedAt: 'first' }, { updatedAt: 'second' }],
    ['in a text', { inText: true }, { inText: true }],
  ])('%s that was replaced is brought home again, by the same process too', async (_, before, after) => {
    // As Gatsby does, for as long as its process lives.
    const once = new Map<string, ReturnType<typeof fetchFileNode>>();
    jest.mocked(createRemoteFileNode).mockImplementation((options) => {
      const file = once.get(options.url) ?? fetchFileNode(options);
      once.set(options.url, file);
      return file;
    });
    const { args } = sourcingArgs();
    const bring = (how: object) => cmsFiles(args, cms.url).bring({ url: '/uploads/a.png', ...how }, place);
    const [old, young] = [await drawing('png'), await drawing('png')];
    cms.answers.set('/uploads/a.png', old);
    const first = await bring(before);
    expect((await bring(before))?.id).toBe(first?.id);
    expect(cms.askedFor('/uploads/a.png')).toHaveLength(1);
    cms.answers.set('/uploads/a.png', young);
    const second = await bring(after);
    expect(readFileSync(second?.absolutePath ?? '').equals(young)).toBe(true);
    jest.mocked(createRemoteFileNode).mockImplementation((options) => fetchFileNode(options));
  });

  it('is asked for once in a build, and told of at every place that shows it', async () => {
    cms.answers.set('/uploads/noise.png', randomBytes(3000));
    const { args, warnings } = sourcingArgs();
    const { bring } = cmsFiles(args, cms.url);
    await Promise.all(
      ['One', 'Two'].map((label) => bring({ url: '/uploads/noise.png' }, { ...place, label, field: '' })),
    );
    expect(cms.askedFor('/uploads/noise.png')).toHaveLength(1);
    expect(warnings.map((line) => line.split(':')[0])).toEqual(['One', 'Two']);
  });

  it('that has not changed since the last build is not asked for again', async () => {
    cms.answers.set('/uploads/a.png', await drawing('png'));
    const { args, touched } = sourcingArgs();
    const bring = (updatedAt: string) =>
      cmsFiles(args, cms.url).bring({ url: '/uploads/a.png', updatedAt }, place);
    await bring('Monday');
    const file = await bring('Monday');
    expect(cms.askedFor('/uploads/a.png')).toHaveLength(1);
    expect(touched).toEqual([file?.id]);
    await bring('Tuesday');
    expect(cms.askedFor('/uploads/a.png')).toHaveLength(2);
  });
});

describe('the store of files', () => {
  const bringAll = async (broken: number, whole: number) => {
    const { args } = sourcingArgs();
    const { bring, assertStore } = cmsFiles(args, cms.url);
    const picture = await drawing('png');
    const names = Array.from({ length: broken + whole }, (_, index) => `/uploads/${index}.png`);
    names.slice(broken).forEach((name) => cms.answers.set(name, picture));
    await Promise.all(names.map((url) => bring({ url }, place)));
    return assertStore;
  };

  it.each([
    [1, 0],
    [4, 1],
    [5, 5],
  ])('may lack %d files beside %d that are there', async (broken, whole) => {
    expect(await bringAll(broken, whole)).not.toThrow();
  });

  it('that lacks most of its files ends the build in one line', async () => {
    expect(await bringAll(6, 5)).toThrow(/^The CMS cannot deliver 6 of 11 files/);
  });
});

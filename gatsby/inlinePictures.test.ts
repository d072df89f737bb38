/** @jest-environment node */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { CreateResolversArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { bringPicturesHome } from './inlinePictures';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));

const cms = 'http://cms.example:1337';
const args = {
  cache: { name: 'cache' },
  createNodeId: () => 'id',
  actions: { createNode: () => undefined },
} as unknown as CreateResolversArgs;
const home = (html: string) => bringPicturesHome(html, cms, args);
const fetched = jest.mocked(createRemoteFileNode);

inTemporaryFolder();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => {
    const absolutePath = resolve('fetched.png');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).toFile(absolutePath);
    // The node of a file has a hundred fields more.
    return { absolutePath, internal: { contentDigest: 'a1b2c3' } } as Awaited<
      ReturnType<typeof createRemoteFileNode>
    >;
  });
});

describe('a picture in a text of the CMS', () => {
  it('is brought into the release with its size, and loads when it is near', async () => {
    expect(await home('<p>a</p><img src="/uploads/door.png" alt="A door"><p>b</p>')).toBe(
      '<p>a</p><img src="/static/a1b2c3/fetched.png" alt="A door" width="40" height="30" loading="lazy" decoding="async" /><p>b</p>',
    );
    expect(existsSync('public/static/a1b2c3/fetched.png')).toBe(true);
  });

  it('is fetched from the CMS of the build when its address names no host', async () => {
    await home('<img src="/uploads/door.png">');
    expect(fetched.mock.calls.map(([{ url }]) => url)).toEqual([`${cms}/uploads/door.png`]);
  });

  it('is fetched from the host its address names', async () => {
    await home('<img alt="A door" src="https://files.example/uploads/door.png">');
    expect(fetched.mock.calls.map(([{ url }]) => url)).toEqual(['https://files.example/uploads/door.png']);
  });

  it("keeps the editor's own size", async () => {
    expect(await home('<img src="/uploads/door.png" width="20" height="15" alt="" />')).toBe(
      '<img src="/static/a1b2c3/fetched.png" width="20" height="15" alt="" loading="lazy" decoding="async" />',
    );
  });

  it('is fetched once, however often it is shown', async () => {
    const html = await home('<img src="/uploads/door.png"><img src="/uploads/door.png">');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(html.match(/\/static\//g)).toHaveLength(2);
  });

  it.each([
    ['a picture that is no upload', '<img src="https://other.example/door.png" alt="">'],
    ['a link to an upload', '<a href="/uploads/brief.pdf">Brief</a>'],
    ['a text without pictures', '<p>src="/uploads/door.png"</p>'],
  ])('is all that is touched: %s stays as it is', async (_, html) => {
    expect(await home(html)).toBe(html);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that cannot be fetched stops the build and is named', async () => {
    fetched.mockRejectedValue(new Error('HTTP 404'));
    await expect(home('<img src="/uploads/gone.png">')).rejects.toThrow(
      'The picture /uploads/gone.png of a text cannot be fetched from the CMS: Error: HTTP 404',
    );
  });
});

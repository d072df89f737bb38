import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';

import { inTemporaryFolder } from '../../jest/temporaryFolder';
import { bringPicturesHome } from './inlinePictures';

const bring = jest.fn();
const place = {
  entry: { type: 'api::dicom-blog.dicom-blog', documentId: 'd', locale: 'en', title: 'Doors' },
  label: 'Blog post "Doors" (dicom-blog, doors, en)',
  field: 'content',
};
const home = (html: string) => bringPicturesHome(html, bring, place);

inTemporaryFolder();
beforeEach(() => {
  bring.mockReset();
  bring.mockImplementation(async () => {
    const absolutePath = resolve('fetched.png');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).toFile(absolutePath);
    // The node of a file has a hundred fields more.
    return { absolutePath, internal: { contentDigest: 'a1b2c3' } } as unknown as FileSystemNode;
  });
});

describe('a picture in a text of the CMS', () => {
  it('is brought into the release with its size, and loads when it is near', async () => {
    expect(await home('<p>a</p><img src="/uploads/door.png" alt="A door"><p>b</p>')).toBe(
      '<p>a</p><img src="/static/a1b2c3/fetched.png" width="40" height="30" loading="lazy" decoding="async" alt="A door" /><p>b</p>',
    );
    expect(existsSync('public/static/a1b2c3/fetched.png')).toBe(true);
  });

  it.each(['/uploads/door.png', 'https://files.example/uploads/door.png'])(
    'is asked for by its address, and by the entry that shows it: %s',
    async (url) => {
      await home(`<img alt="A door" src="${url}">`);
      expect(bring.mock.calls).toEqual([[{ url, inText: true }, place]]);
    },
  );

  it("keeps the editor's own size", async () => {
    expect(await home('<img src="/uploads/door.png" width="20" height="15" alt="" />')).toBe(
      '<img src="/static/a1b2c3/fetched.png" width="20" height="15" loading="lazy" decoding="async" alt="" />',
    );
  });

  it('is fetched once, however often it is shown', async () => {
    const html = await home('<img src="/uploads/door.png"><img src="/uploads/door.png">');
    expect(bring).toHaveBeenCalledTimes(1);
    expect(html.match(/\/static\//g)).toHaveLength(2);
  });

  it.each([
    ['a link to an upload', '<a href="/uploads/brief.pdf">Brief</a>'],
    ['a text without pictures', '<p>src="/uploads/door.png"</p>'],
  ])('is all that is touched: %s stays as it is', async (_, html) => {
    expect(await home(html)).toBe(html);
    expect(bring).not.toHaveBeenCalled();
  });

  it('is one attribute, whatever its address says', async () => {
    const html = '<img src="/uploads/ onerror=alert(1) class=pwn x=$&amp;.png" alt="$&amp; &quot;b&quot;">';
    expect(await home(html)).toBe(
      '<img src="/static/a1b2c3/fetched.png" width="40" height="30" loading="lazy" decoding="async" alt="$&amp; &quot;b&quot;" />',
    );
    expect(bring).toHaveBeenCalledWith(
      { url: '/uploads/ onerror=alert(1) class=pwn x=$&.png', inText: true },
      expect.anything(),
    );
  });

  it('leaves the text around it as it was, letter by letter', async () => {
    const text = `<p>5 &lt; 6 &amp; "Ẵ"<br />a</p><table><tbody><tr><td colspan="2"></td></tr></tbody></table>`;
    const picture = '<img src="/uploads/door.png" alt="" />';
    const html = await home(`${text}${picture}${text}`);
    expect(html.startsWith(text) && html.endsWith(text)).toBe(true);
  });

  it('without an address is left out', async () => {
    expect(await home('<p>a<img alt="A door">b</p>')).toBe('<p>ab</p>');
  });

  it('that cannot be had is left out, and the text around it stays', async () => {
    bring.mockResolvedValue(undefined);
    expect(await home('<p>a <img src="/uploads/gone.png" alt="Gone"> b</p>')).toBe('<p>a  b</p>');
  });

  it('that the CMS fails to deliver stops the build', async () => {
    bring.mockRejectedValue(new Error('HTTP 500'));
    await expect(home('<img src="/uploads/a.png">')).rejects.toThrow('HTTP 500');
  });
});

import { settings } from '../settings';
import { foreignPicture, showsNothing } from './publishedText';

describe('a picture in a text', () => {
  it.each([
    '/uploads/door.png',
    `${settings.publicUrl}/uploads/door_1a2b.webp`,
    '/uploads/door.png?updated=1&amp;x=2',
  ])('is of the media library: %s', (src) => {
    expect(
      foreignPicture(`<p>Text</p><figure><img alt="a > b" src="${src}" width="4"></figure>`),
    ).toBeUndefined();
  });

  it.each([
    'https://example.com/door.png',
    '//example.com/uploads/door.png',
    'http://localhost.evil.example/uploads/door.png',
    'data:image/png;base64,AAAA',
    '/admin/door.png',
    '/uploads/../admin/door.png',
    '/uploads/a/b.png',
    'file:///etc/passwd',
    'http://[',
    '',
  ])('is not of the media library: %j', (src) => {
    expect(foreignPicture(`<img src="/uploads/door.png"><IMG alt='' SRC="${src}">`)).toBe(src);
  });

  it.each(['<img src=https://example.com/a.png>', "<img\nsrc='https://example.com/a.png'>"])(
    'is found however it is written: %s',
    (html) => {
      expect(foreignPicture(html)).toBe('https://example.com/a.png');
    },
  );

  it('is no picture where a text tells of one', () => {
    const told =
      '<pre><code>&lt;img src="https://example.com/a.png"&gt;</code></pre><img data-src="x" src="/uploads/a.png">';
    expect(foreignPicture(told)).toBeUndefined();
  });
});

it.each(['<img ', '<img "', "<img '", '<', '<!--', '<img src', '&#', '<p>'])(
  'a megabyte of %j is read in no time',
  (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect(foreignPicture(text)).toBeUndefined();
    expect(typeof showsNothing(text)).toBe('boolean');
  },
  5_000,
);

import { readdirSync } from 'node:fs';

import { contentTypeOf, isText } from './contentTypes';

const bannerFiles = readdirSync('static/banners', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

describe('the content type of a file', () => {
  it('is known for every kind of file that banners are made of', () => {
    expect(bannerFiles.length).toBeGreaterThan(0);
    expect(bannerFiles.filter((file) => contentTypeOf(file).type === 'application/octet-stream')).toEqual([]);
  });

  it('of subtitles is text', () => {
    expect(contentTypeOf('film.en.vtt').type).toBe('text/vtt; charset=utf-8');
    expect(isText('film.en.vtt')).toBe(true);
  });
});

import { contentTypeOf, isText } from './contentTypes';

it('a feed is RSS, and any other XML is XML', () => {
  expect(contentTypeOf('en/blog/rss.xml')).toEqual({
    ...{ type: 'application/rss+xml; charset=utf-8', compressible: true },
  });
  expect(contentTypeOf('sitemap-0.xml').type).toBe('application/xml; charset=utf-8');
  expect(isText('vn/blog/rss.xml')).toBe(true);
});

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { languages, type Language } from '../src/i18n/locales';
import { blogIndexPagePath, blogIndexPath, fromBlogIndex, type BlogIndex } from '../src/lib/blogIndex';
import { writeBlogIndexes } from './blogIndex';

inTemporaryFolder();

const write = (file: string, text: string) => {
  mkdirSync(dirname(join('public', file)), { recursive: true });
  writeFileSync(join('public', file), text);
};

const picture = (src: string, srcSet?: string) => ({
  localFile: { childImageSharp: { gatsbyImageData: { images: { fallback: { src, srcSet } } } } },
});
const post = (slug: string, more: object = {}) => ({
  ...{ slug, title: `Title of ${slug}`, excerpt: null, views: null, categories: null, tags: null },
  ...{ defaultPublishedDate: null, publishedAt: '2026-06-01T02:00:00.000Z', user: null, titleImage: null },
  ...more,
});

/** What Gatsby wrote of the pages that asked. */
const found = (posts: Partial<Record<Language, readonly object[]>>) => {
  for (const language of languages)
    write(
      `page-data${blogIndexPagePath(language)}page-data.json`,
      JSON.stringify({ result: { data: { posts: { nodes: posts[language] ?? [] } } } }),
    );
};
const indexOf = (language: Language) =>
  fromBlogIndex(JSON.parse(readFileSync(join('public', blogIndexPath(language)), 'utf8')) as BlogIndex);

const door = post('door', {
  ...{ excerpt: 'How it opens', views: 7, categories: [{ title: 'Design' }], tags: [{ title: 'React' }] },
  user: { firstName: 'Linh', avatar: picture('/static/linh.webp') },
  titleImage: picture('/static/1/door-1600.webp', '/static/1/480.webp 480w,\n/static/1/880.webp 880w'),
});

describe('the indexes of a build', () => {
  beforeEach(() => {
    for (const name of ['480', '880', 'door-1600']) write(`static/1/${name}.webp`, name);
  });

  it('know of each post of their language what its card shows, and where its thumbnail is', async () => {
    found({ en: [door, post('window')], vn: [] });
    expect(await writeBlogIndexes('public')).toEqual(['en', 'vn']);
    expect(indexOf('vn')).toEqual([]);
    const [first, second] = indexOf('en');
    expect(first).toMatchObject({
      ...{ slug: 'door', title: 'Title of door', excerpt: 'How it opens', views: 7, author: 'Linh' },
      ...{ avatar: '/static/linh.webp', categories: ['Design'], tags: ['React'] },
      date: '2026-06-01T02:00:00.000Z',
    });
    expect(second).toMatchObject({ slug: 'window', excerpt: null, views: 0, author: null, picture: null });
    expect(readFileSync(`public/static/blog/door.${first?.picture}.webp`, 'utf8')).toBe('880');
  });

  it('are not touched while they stay the same', async () => {
    found({ en: [door] });
    await writeBlogIndexes('public');
    const before = statSync(join('public', blogIndexPath('en'))).mtimeMs;
    expect(await writeBlogIndexes('public')).toEqual([]);
    expect(statSync(join('public', blogIndexPath('en'))).mtimeMs).toBe(before);
  });

  it('change alone when the posts of their language do', async () => {
    found({ en: [door] });
    await writeBlogIndexes('public');
    found({ en: [door], vn: [post('cua')] });
    expect(await writeBlogIndexes('public')).toEqual(['vn']);
  });

  it('take away the thumbnail of a post that has gone', async () => {
    found({ en: [door] });
    await writeBlogIndexes('public');
    expect(readdirSync('public/static/blog')).toHaveLength(1);
    found({ en: [] });
    await writeBlogIndexes('public');
    expect(readdirSync('public/static/blog')).toEqual([]);
  });

  it('have the picture itself where it is smaller than a thumbnail', async () => {
    write('static/2/small.webp', 'small');
    found({ vn: [post('cua', { titleImage: picture('/static/2/small.webp') })] });
    await writeBlogIndexes('public');
    const [name = ''] = readdirSync('public/static/blog');
    expect(readFileSync(join('public/static/blog', name), 'utf8')).toBe('small');
  });
});

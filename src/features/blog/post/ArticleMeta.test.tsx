import { documentWithHead } from '../../../../jest/fixtures';
import { ArticleMeta } from './ArticleMeta';

const post = {
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  user: { firstName: 'Linh', avatar: null },
  categories: [{ title: 'Thiết kế' }, { title: 'R&D' }],
  tags: [{ title: 'React' }, { title: '"><script>' }],
};
const tagsOf = (more: object = {}) =>
  [...documentWithHead(<ArticleMeta post={{ ...post, ...more }} />).querySelectorAll('meta')]
    .map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')])
    .filter(([property]) => property?.startsWith('article:'));

describe('what Open Graph says of a post', () => {
  it('is its date, its author, its first category and each of its tags', () => {
    expect(tagsOf()).toEqual([
      ['article:published_time', '2024-01-05T02:00:00.000Z'],
      ['article:author', 'Linh'],
      ['article:section', 'Thiết kế'],
      ['article:tag', 'React'],
      ['article:tag', '"><script>'],
    ]);
  });

  it('is the day of its publication where it has no date, and nothing that is not known', () => {
    expect(tagsOf({ defaultPublishedDate: null, user: null, categories: null, tags: null })).toEqual([
      ['article:published_time', '2026-06-01T02:00:00.000Z'],
    ]);
  });
});

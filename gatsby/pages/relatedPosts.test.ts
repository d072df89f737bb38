import { relatedPosts } from './relatedPosts';

const post = (id: string, ...groups: string[]) => ({
  id,
  categories: groups.slice(0, 1).map((group) => ({ id: group })),
  tags: groups.slice(1).map((group) => ({ id: group })),
});

const posts = [
  post('newest', 'design', 'forms'),
  post('b', 'business'),
  post('c', 'design', 'react'),
  post('d', 'engineering', 'forms'),
  post('e', 'design', 'forms'),
  post('oldest', 'business'),
];

describe('what to read after a post', () => {
  const related = relatedPosts(posts);

  it('is older, and has most categories and tags in common with it, the latest first', () => {
    expect(related.get('newest')).toEqual(['e', 'c', 'd']);
  });

  it('is the latest of the others where nothing is in common', () => {
    expect(related.get('b')).toEqual(['oldest', 'c', 'd']);
  });

  it('is newer only where there are not enough older ones, the nearest first', () => {
    expect(related.get('e')).toEqual(['oldest', 'd', 'c']);
    expect(related.get('oldest')).toEqual(['e', 'd', 'c']);
  });

  it('stays the same when a new post comes', () => {
    const later = relatedPosts([post('brand new', 'design', 'forms'), ...posts]);
    for (const { id } of posts) expect(later.get(id)).toEqual(related.get(id));
  });

  it('is nothing for a post that is alone, and never the post itself', () => {
    expect(relatedPosts([post('alone', 'design')]).get('alone')).toEqual([]);
    for (const [id, others] of related) expect(others).not.toContain(id);
  });

  it('does with posts of no group', () => {
    const none = (id: string) => ({ id, categories: null, tags: null });
    expect(relatedPosts([none('1'), none('2')]).get('1')).toEqual(['2']);
  });
});

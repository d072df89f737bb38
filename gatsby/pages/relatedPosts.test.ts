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
    expect(related.get('b')).toEqual(['oldest', 'd', 'e']);
  });

  it('is newer only where there are not enough older ones, the nearest first', () => {
    expect(related.get('c')).toEqual(['e', 'oldest', 'newest']);
    expect(related.get('oldest')).toEqual(['d', 'c', 'b']);
  });

  it('is none of those right before and after it, which have their own links above', () => {
    const at = new Map(posts.map(({ id }, place) => [id, place]));
    for (const [id, others] of related)
      for (const other of others)
        expect(Math.abs((at.get(id) ?? 0) - (at.get(other) ?? 0))).toBeGreaterThan(1);
  });

  it('is one of these where there are no others', () => {
    const few = relatedPosts(posts.slice(0, 3));
    expect(few.get('newest')).toEqual(['c', 'b']);
    expect(few.get('b')).toEqual(['c', 'newest']);
  });

  it('stays the same when a new post comes', () => {
    const later = relatedPosts([post('brand new', 'design', 'forms'), ...posts]);
    for (const { id } of posts) expect(later.get(id)).toEqual(related.get(id));
  });

  it('is the same post on few pages only, however well it fits', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      post(`${index}`, index === 59 ? 'x' : `${index}`, 'y'),
    );
    const counts = new Map<string, number>();
    for (const id of [...relatedPosts(many).values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(6);
    for (const others of relatedPosts(many).values()) expect(new Set(others).size).toBe(3);
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

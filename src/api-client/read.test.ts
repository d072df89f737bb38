import { date, list, number, object, optional, text } from './read';

const reader = object({ posts: list(object({ title: text, views: optional(number) })) });

describe('reading an answer', () => {
  it('keeps the named fields and leaves out the others', () => {
    const answer = { posts: [{ title: 'A', views: 2, secret: 'x' }], meta: {} };
    expect(reader(answer, '')).toEqual({ posts: [{ title: 'A', views: 2 }] });
  });

  it('gives null for an optional value that is null or not there', () => {
    expect(reader({ posts: [{ title: 'A', views: null }, { title: 'B' }] }, '')).toEqual({
      posts: [
        { title: 'A', views: null },
        { title: 'B', views: null },
      ],
    });
  });

  it.each([
    ['a list instead of an object', [], "'' of the answer should be an object but is []"],
    ['null', null, "'' of the answer should be an object but is null"],
    ['no list', {}, "'posts' of the answer should be a list but is undefined"],
    ['a list of other things', { posts: ['A'] }, `'posts[0]' of the answer should be an object but is "A"`],
    ['a missing text', { posts: [{}] }, "'posts[0].title' of the answer should be a text but is undefined"],
    [
      'a text for a number',
      { posts: [{ title: 'A', views: '2' }] },
      `'posts[0].views' of the answer should be a number but is "2"`,
    ],
  ])('refuses %s, naming its place', (_, answer, message) => {
    expect(() => reader(answer, '')).toThrow(message);
  });

  it('takes a date that is one', () => {
    expect(date('2026-05-12T02:00:00.000Z', 'date')).toBe('2026-05-12T02:00:00.000Z');
    expect(() => date('soon', 'date')).toThrow("'date' of the answer should be a date");
    expect(() => date(5, 'date')).toThrow("'date' of the answer should be a date");
  });
});

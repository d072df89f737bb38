import { titleOf } from './entries';

describe('what an entry is called on the page of the website', () => {
  it.each([
    [{ title: 'Doors', slug: 'doors' }, 'Doors'],
    [{ firstName: ' Ngọc ' }, 'Ngọc'],
    [{ title: null, heading: 'Templates' }, 'Templates'],
  ])('is its title, or what it has in its place: %j', (entry, title) => {
    expect(titleOf(entry, 'd1')).toBe(title);
  });

  it.each(['', ' ', '\u200b\u200d', '\u0000\u202e', null])(
    'is its address where nobody can see the title: %j',
    (title) => {
      expect(titleOf({ title, slug: 'doors' }, 'd1')).toBe('doors');
      expect(titleOf({ title }, 'd1')).toBe('d1');
    },
  );
});

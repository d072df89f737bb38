import { mostUsed } from './mostUsed';

const items = [
  { title: 'SEO', postCount: 2 },
  { title: 'Đồ hoạ', postCount: 5 },
  { title: 'Forms', postCount: 0 },
  { title: 'Ăn uống', postCount: 2 },
];

describe('categories and tags of the sidebar', () => {
  it('come by their count of posts, equal ones in Vietnamese alphabetical order', () => {
    expect(mostUsed(items).map(({ title }) => title)).toEqual(['Đồ hoạ', 'Ăn uống', 'SEO']);
  });

  it('leave out those without a post', () => {
    expect(mostUsed(items).some(({ title }) => title === 'Forms')).toBe(false);
  });
});

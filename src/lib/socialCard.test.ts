import { socialCardPath } from './socialCard';

describe('the address of a social card', () => {
  it('is the same for the same title in the same language', () => {
    expect(socialCardPath('en', 'Career')).toBe(socialCardPath('en', 'Career'));
    expect(socialCardPath('en', 'Career')).toMatch(/^\/og\/[0-9a-f]{14}\.webp$/);
  });

  it('is another one for another title or language', () => {
    const addresses = [
      socialCardPath('en', 'Blog'),
      socialCardPath('vn', 'Blog'),
      socialCardPath('en', 'Blogs'),
      socialCardPath('en', ''),
    ];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('tells apart ten thousand titles that hardly differ', () => {
    const titles = Array.from({ length: 10_000 }, (_, index) => `Quán phở số ${index}`);
    expect(new Set(titles.map((title) => socialCardPath('vn', title))).size).toBe(titles.length);
  });
});

import { present } from './present';

describe('present', () => {
  it('hands on what is there, empty or not', () => {
    expect([present('', 'a'), present(0, 'b'), present('c', 'c')]).toEqual(['', 0, 'c']);
  });

  it('stops the build with the name of what is missing', () => {
    expect(() => present(null, 'content/pages/x/vn.md')).toThrow('Missing: content/pages/x/vn.md');
  });
});

import { required } from './required';

describe('required', () => {
  it('hands on what is there, empty or not', () => {
    expect([required('', 'a'), required(0, 'b'), required('c', 'c')]).toEqual(['', 0, 'c']);
  });

  it('stops the build with the name of what is missing', () => {
    expect(() => required(null, 'content/pages/x/vn.md')).toThrow('Missing: content/pages/x/vn.md');
  });
});

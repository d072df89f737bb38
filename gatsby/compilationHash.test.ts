import { CompilationHash } from './compilationHash';

const hashOf = (names: string[]): string | undefined => {
  const compilation = { hash: 'webpack', getAssets: () => names.map((name) => ({ name })) };
  new CompilationHash().apply({ hooks: { emit: { tap: (_name, work) => work(compilation) } } });
  return compilation.hash;
};

describe('the hash of a build', () => {
  it('is the same for the same files, in whatever order webpack made them', () => {
    expect(hashOf(['app-1.js', 'page-2.js'])).toBe(hashOf(['page-2.js', 'app-1.js']));
    expect(hashOf(['app-1.js'])).toMatch(/^[0-9a-f]{20}$/);
  });

  it('is another one when a file is', () => {
    expect(hashOf(['app-1.js', 'page-2.js'])).not.toBe(hashOf(['app-1.js', 'page-3.js']));
  });
});

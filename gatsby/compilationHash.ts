import { createHash } from 'node:crypto';

/** As much of webpack as is needed here. */
interface Compilation {
  hash?: string;
  getAssets: () => readonly { readonly name: string }[];
}
interface Compiler {
  readonly hooks: {
    readonly emit: { readonly tap: (name: string, work: (compilation: Compilation) => void) => void };
  };
}

/**
 * Makes the hash of a build the hash of the files it wrote. Gatsby puts it into every page, and compares it when a
 * visitor goes on, to learn of a new release. Webpack's own is another one with a warm cache than with a cold one
 * although every file is the same: every page then counts as changed, is compressed anew, and makes visitors reload.
 */
export class CompilationHash {
  apply({ hooks }: Compiler): void {
    hooks.emit.tap('CompilationHash', (compilation) => {
      const names = compilation
        .getAssets()
        .map(({ name }) => name)
        .sort();
      compilation.hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20);
    });
  }
}

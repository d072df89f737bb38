import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Finds installed packages from the project's root: Gatsby bundles this code, and its `require.resolve` is gone. */
export const projectRequire = createRequire(join(process.cwd(), 'package.json'));

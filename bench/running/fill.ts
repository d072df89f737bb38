import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';

/**
 * Adds posts in both languages and templates of three layouts to the database of a stopped CMS that was started once.
 * `env` is the CMS's.
 */
export function fill(posts: number, templates: number, env: NodeJS.ProcessEnv): void {
  const cms = inRoot('cms');
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'fill.cjs'), `${posts}`, `${templates}`],
    { cwd: cms, env: { ...env, NODE_PATH: path.join(cms, 'node_modules') }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The database could not be filled.\n${stderr}`);
}

/** Fills the CMS of this folder, which ran once and is stopped: `npm run bench:fill -- <posts> <templates>`. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { envFile, inRoot } from '../../node-lib/root';
import { fill } from './fill';

const [posts = 0, templates = 0] = process.argv.slice(2).map(Number);
const settings = parseEnv(readFileSync(envFile, 'utf8'));
fill(posts, templates, {
  ...process.env,
  ...settings,
  CMS_DIST_DIR: inRoot('cms', 'dist'),
  NODE_ENV: 'production',
});

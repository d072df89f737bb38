// Plain Node without packages: installs what is missing, then runs the comparison in this same process.
import { createRequire } from 'node:module';

import { installPackage } from '../../scripts/install.mjs';

await installPackage('site');
const require = createRequire(import.meta.url);
require('tsx/cjs');
require('./main.ts');

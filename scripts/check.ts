import { availableParallelism } from 'node:os';

import { checkParts } from './test/checkParts';
import { runParts } from './test/runParts';
import { logOf } from './test/tell';

const usage = 'npm run check, or npm run check -- --all for every unit test.';

// What a person runs before each commit: no CMS runs, and no browser.
runParts((services) => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--all')) throw new Error(`Say ${usage}`);
  const parts = checkParts(services, logOf, option === '--all' ? 'all' : 'changed');
  return { parts, workers: availableParallelism() };
});

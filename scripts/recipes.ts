import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Interrupted, stopOnSignals } from './lib/interrupt';
import { Services } from './lib/services';
import { copyCheckout } from './recipes/copy';
import { follow } from './recipes/recipe';
import { recipes } from './recipes/recipes';
import { installCms } from './services/steps';
import { explain, say } from './test/tell';

/** Follows the recipes of README.md in a copy of this checkout, and lets the copy try what came of it. */
async function tryRecipes(services: Services, copy: string): Promise<number | null> {
  await installCms();
  copyCheckout(copy);
  for (const recipe of recipes) follow(recipe, copy);
  const program = path.join(copy, 'scripts', 'recipes', 'try.ts');
  return services.start({
    name: 'The copy',
    args: ['--require', require.resolve('tsx/cjs'), program],
    cwd: copy,
    env: process.env,
    log: null,
  }).ended;
}

const services = new Services();
const interrupted = stopOnSignals(
  () => [services],
  () => say('\nStopping …'),
);
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'saola-recipes-')));
Promise.race([tryRecipes(services, copy), interrupted])
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Interrupted ? 'Interrupted.' : explain(error)}\n`);
    return 1;
  })
  .then((code) => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(code ?? 1);
  });

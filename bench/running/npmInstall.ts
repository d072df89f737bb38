import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../scripts/lib/services';

/**
 * Installs what the `package.json` of a folder says, without running scripts of packages.
 * @throws StepFailed when npm fails
 */
export async function npmInstall(services: Services, folder: string): Promise<void> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run the comparison with npm: npm run bench:…');
  const program = {
    name: `Installing ${path.basename(folder)}`,
    args: [npm, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
    cwd: folder,
    env: process.env,
    log: `bench-install-${path.basename(folder)}.log`,
  };
  await services.run(program, 'Mend what the log says, then try again.');
}

/** Installs one package with its command line alone, outside of our own dependencies. */
export async function installTool(
  services: Services,
  folder: string,
  name: string,
  version: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const content = { name: `bench-${name}`, private: true, dependencies: { [name]: version } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(content));
  await npmInstall(services, folder);
}

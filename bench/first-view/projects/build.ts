import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Services } from '../../../scripts/lib/services';
import type { Project } from './project';

const quiet = {
  ASTRO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Builds an installed project for production. Resolves with the folder of its site.
 * @throws StepFailed when the build fails
 */
export async function build(services: Services, project: Project, folder: string): Promise<string> {
  const [script = '', ...args] = project.build;
  // A build on top of an earlier one may keep files of it.
  for (const made of [project.output, '.cache', '.next']) {
    rmSync(path.join(folder, made), { recursive: true, force: true });
  }
  const program = {
    name: `Building with ${project.title}`,
    args: [path.join(folder, 'node_modules', script), ...args],
    cwd: folder,
    env: { ...process.env, ...quiet, NODE_ENV: 'production', CI: 'true' },
    log: `bench-build-${project.id}.log`,
  };
  await services.run(program, 'Mend what the log says, then try again.');
  return path.join(folder, project.output);
}

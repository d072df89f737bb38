/** In place of the compiled thread that looks into files: the units of the CMS run from their sources. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

const cms = join(__dirname, '../..');
const source = join(cms, 'src/intake/files/inspection/inspector.ts');

/** Bundles it, once for each process of tests; they don't see each other's half-written file. */
const build = (): string => {
  const script = join(cms, '.tmp/inspector.cjs');
  const own = join(cms, `.tmp/inspector-${process.pid}.cjs`);
  mkdirSync(dirname(script), { recursive: true });
  const how = ['--bundle', '--platform=node', '--format=cjs', '--log-level=error', `--outfile=${own}`];
  execFileSync(join(dirname(require.resolve('esbuild/package.json')), 'bin/esbuild'), [source, ...how]);
  renameSync(own, script);
  return script;
};

export const inspectorScript = build();

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CMS_DIR } from './paths';

const SOURCES = ['config', 'src', 'types', 'package.json', 'tsconfig.json'];

const filesOf = (entry: string): string[] => {
  const file = path.join(CMS_DIR, entry);
  if (!existsSync(file)) return [];
  if (entry.endsWith('.test.ts')) return [];
  if (path.extname(entry)) return [entry];
  return readdirSync(file).flatMap((name) => filesOf(path.join(entry, name)));
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort())
    hash.update(file).update(readFileSync(path.join(CMS_DIR, file)));
  return hash.digest('hex');
};

/**
 * Compiles the CMS for the tests when its sources have changed since the last time. `strapi build` would also bundle the
 * admin's pages, which takes most of a minute; who has built it already says where by `COMPILED_CMS`.
 *
 * @returns the folder of the compiled CMS.
 */
export const compileCms = (): string => {
  if (process.env.COMPILED_CMS) return process.env.COMPILED_CMS;
  const outDir = path.join(CMS_DIR, '.tmp/test-dist');
  const stamp = path.join(outDir, 'fingerprint');
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return outDir;
  rmSync(outDir, { recursive: true, force: true });
  const tsc = path.join(CMS_DIR, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', CMS_DIR, '--outDir', outDir], { stdio: 'inherit' });
  writeFileSync(stamp, current);
  return outDir;
};

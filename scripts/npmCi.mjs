// Plain Node without packages: this runs before anything is installed.
import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const install = ['ci', '--include=dev', '--no-audit', '--no-fund'];

// Inside `npm run` this is the very npm that was called; it works without a shell everywhere.
const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : null;
const program = (args) => (own ? [process.execPath, [own, ...args]] : ['npm', args]);

/** npm writes many small files: more threads than cores wait for each other, a tenth of the time on two cores. */
const threads = String(Math.min(4, Math.max(2, availableParallelism())));

/** @returns what npm ended with; what it says is added to the log. */
function npm(args, { folder, logFile, env }) {
  return new Promise((resolve) => {
    const log = createWriteStream(logFile, { flags: 'a' });
    const [command, all] = program(args);
    const child = spawn(command, all, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { UV_THREADPOOL_SIZE: threads, ...env, ...process.env },
    });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.end(`${error.message}\n`, () => resolve(1)));
    child.on('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

/** @returns the address of the registry that npm is set to, or null when npm does not say one. */
function registryOf(folder) {
  return new Promise((resolve) => {
    const [command, all] = program(['config', 'get', 'registry']);
    execFile(command, all, { cwd: folder, encoding: 'utf8' }, (_error, said) => {
      const last = (said ?? '').trim().split('\n').at(-1) ?? '';
      resolve(URL.canParse(last) ? last.replace(/\/*$/, '/') : null);
    });
  });
}

/**
 * A lockfile in which each package of the registry has its address. Ours name none, as every machine may have another
 * registry; but without one npm asks for the list of all versions of each package, which is most of its work.
 *
 * @param lock a parsed `package-lock.json`
 * @param registry with a slash at its end
 */
export function withAddresses(lock, registry) {
  const addressed = Object.entries(lock.packages).map(([place, entry]) => {
    if (place === '' || entry.resolved || !entry.integrity) return [place, entry];
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [place, { ...entry, resolved: `${registry}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(addressed) };
}

/** Installs in a folder of its own and takes the result when it is whole. @returns whether it went well. */
async function ciByAddress(place) {
  const { folder, staging } = place;
  const registry = await registryOf(folder);
  if (registry === null) return false;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  for (const name of ['package.json', '.npmrc', 'patches'])
    if (existsSync(path.join(folder, name)))
      cpSync(path.join(folder, name), path.join(staging, name), { recursive: true });
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  writeFileSync(path.join(staging, 'package-lock.json'), JSON.stringify(withAddresses(lock, registry)));
  const code = await npm(install, { ...place, folder: staging });
  if (code === 0) {
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    renameSync(path.join(staging, 'node_modules'), path.join(folder, 'node_modules'));
  }
  rmSync(staging, { recursive: true, force: true });
  return code === 0;
}

/**
 * `npm ci` in a folder, a third as long: see `withAddresses`. A registry whose addresses are others gets npm's own way.
 *
 * @param place `folder`: where package.json is; `staging`: a folder for nothing else, on the same disk; `logFile`: where
 *   npm's words go, written anew; `env`: variables that the environment may have otherwise
 * @returns npm's exit code
 */
export async function npmCi(place) {
  mkdirSync(path.dirname(place.logFile), { recursive: true });
  writeFileSync(place.logFile, '');
  return (await ciByAddress(place)) ? 0 : npm(install, place);
}

// Plain Node without packages: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const quietInterval = 15_000;

/** The files that decide what belongs into `node_modules`. */
function sources(folder) {
  const patches = path.join(folder, 'patches');
  const names = existsSync(patches) ? readdirSync(patches).filter((name) => name.endsWith('.patch')) : [];
  return [path.join(folder, 'package-lock.json'), ...names.sort().map((name) => path.join(patches, name))];
}

function fingerprint(files) {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`);
  for (const file of files) hash.update(`${path.basename(file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** npm leaves this file after every install; older than the lockfile, it tells of an earlier one. */
function isInstalledByHand(folder, files) {
  const trace = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(trace)) return false;
  const { mtimeMs } = statSync(trace);
  return files.every((file) => statSync(file).mtimeMs <= mtimeMs + 1000);
}

/** Shows that something goes on: a running clock on a terminal, a line now and then elsewhere. */
function showClock(text) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const { isTTY } = process.stdout;
  const write = () =>
    process.stdout.write(isTTY ? `\r${text} … ${seconds()} s` : `${text} … ${seconds()} s\n`);
  write();
  const timer = setInterval(write, isTTY ? 1000 : quietInterval);
  return (result) => {
    clearInterval(timer);
    process.stdout.write(`${isTTY ? '\r' : ''}${text}: ${result} after ${seconds()} s\n`);
  };
}

function npm(args, folder, logFile) {
  // Inside `npm run` this is the very npm that was called; it works without a shell everywhere.
  const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : null;
  const [command, all] = own ? [process.execPath, [own, ...args]] : ['npm', args];
  return new Promise((resolve) => {
    const log = createWriteStream(logFile);
    const child = spawn(command, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', (error) => log.end(`${error.message}\n`, () => resolve(1)));
    child.on('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

/**
 * Installs the packages of a folder exactly as its lockfile says, when they are not there or the lockfile or
 * a patch changed since. Exits the process with an explanation when npm fails.
 */
export async function install(folder, title) {
  const files = sources(folder);
  const stamp = path.join(folder, 'node_modules', '.saola-install');
  const wanted = fingerprint(files);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (found === wanted) return;
  if (found !== null || !isInstalledByHand(folder, files)) {
    const logFile = path.join(root, 'logs', `install-${path.basename(folder)}.log`);
    mkdirSync(path.dirname(logFile), { recursive: true });
    const done = showClock(`Installing the packages of ${title} (npm ci)`);
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder, logFile);
    done(code === 0 ? 'done' : 'failed');
    if (code !== 0) {
      const last = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20);
      process.stderr.write(`${last.join('\n')}\n\nnpm ci failed in ${folder}. The whole log: ${logFile}\n`);
      process.stderr.write(
        'Check the network and that a C++ compiler and Python 3 are there, then try again.\n',
      );
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}

/** Installs one of the two packages: `site` (the root) or `cms`. */
export function installPackage(name) {
  return name === 'cms' ? install(path.join(root, 'cms'), 'the CMS') : install(root, 'the site');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installPackage(process.argv[2]);

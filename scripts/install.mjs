// Plain Node without packages: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { npmCi } from './npmCi.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const quietInterval = 15_000;

/** The two packages: their folder, what they are called and what their install is told besides. */
const packages = {
  site: { folder: root, title: 'the site', env: {} },
  cms: {
    folder: path.join(root, 'cms'),
    title: 'the CMS',
    // SQLite is compiled from its source: this takes a quarter of the time that its own -O3 takes. Half of what is saved
    // is a warning about indentation, for which the compiler reads the one file of 9 MB again and again.
    env: { CFLAGS: '-O1 -Wno-misleading-indentation', CXXFLAGS: '-O1' },
  },
};

/** npm could not install a package: the message says which, what npm said last, and what to do. */
export class InstallFailed extends Error {}

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

async function install(name) {
  const { folder, title, env } = packages[name];
  const files = sources(folder);
  const stamp = path.join(folder, 'node_modules', '.saola-install');
  const wanted = fingerprint(files);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (found === wanted) return;
  if (found !== null || !isInstalledByHand(folder, files)) {
    const logFile = path.join(root, 'logs', `install-${name}.log`);
    const staging = path.join(root, 'build', `install-${name}`);
    const code = await npmCi({ folder, staging, logFile, env });
    if (code !== 0) {
      const last = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
      throw new InstallFailed(
        `${last}\n\nnpm ci failed for ${title}. The whole log: ${logFile}\n` +
          'Check the network and that a C++ compiler and Python 3 are there, then try again.',
      );
    }
  }
  writeFileSync(stamp, wanted);
}

// The programs of the commands load this file in another way than the bootstrap does, and get a module of their own.
const installs = (globalThis[Symbol.for('saola.installs')] ??= new Map());

/**
 * Installs the packages of `site` (the root) or `cms` exactly as the lockfile says, when they are not there or the
 * lockfile or a patch changed since. Asked again by the same process, it answers with the same promise: whoever needs
 * a package later waits for the install that began with the command.
 *
 * @throws InstallFailed when npm fails
 */
export function installPackage(name) {
  if (!installs.has(name)) {
    const promise = install(name);
    // Nobody may be waiting for it yet.
    promise.catch(() => undefined);
    installs.set(name, promise);
  }
  return installs.get(name);
}

/** Shows that an install goes on: a running clock on a terminal, a line now and then elsewhere. */
export async function showInstall(name) {
  const begun = Date.now();
  const text = `Installing the packages of ${packages[name].title} (npm ci)`;
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const { isTTY } = process.stdout;
  const write = () =>
    process.stdout.write(isTTY ? `\r${text} … ${seconds()} s` : `${text} … ${seconds()} s\n`);
  let shown = false;
  const timer = setInterval(
    () => {
      shown = true;
      write();
    },
    isTTY ? 1000 : quietInterval,
  );
  try {
    await installPackage(name);
  } finally {
    clearInterval(timer);
    if (shown) process.stdout.write(isTTY ? '\n' : `${text}: ${seconds()} s\n`);
  }
}

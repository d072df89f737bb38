/** Packages come in a third of npm's own time, and by npm's own way where that does not work. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { inRoot } from '../node-lib/root';
import { TemporaryFolder } from '../node-lib/temporaryFolder';

let home: TemporaryFolder;
beforeEach(() => {
  home = new TemporaryFolder();
});
afterEach(() => home.remove());

const at = (...parts: string[]) => home.file('site', ...parts);
const entry = (version: string) => ({ version, integrity: 'sha512-x' });
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'site' },
    'node_modules/plain': entry('1.0.0'),
    'node_modules/@scope/deep/node_modules/@other/inner': entry('2.0.0-beta.1'),
    'node_modules/alias': { ...entry('3.0.0'), name: 'real' },
    'node_modules/elsewhere': { ...entry('4.0.0'), resolved: 'https://files.example/elsewhere.tgz' },
    'node_modules/linked': { link: true },
  },
};

/**
 * Runs the install with an npm of our own: `config` says its registry, `ci` leaves the lockfile that it was given in
 * node_modules and ends with the code of its turn.
 */
function run(codes: number[], registry = 'https://npm.example/all'): { code: number; log: string } {
  mkdirSync(at('node_modules', 'old'), { recursive: true });
  mkdirSync(at('patches'));
  writeFileSync(at('patches', 'plain+1.0.0.patch'), 'a patch');
  writeFileSync(at('package.json'), '{"name":"site"}');
  writeFileSync(at('package-lock.json'), JSON.stringify(lock));
  const npm = home.file('npm.js');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
    if (process.argv[2] === 'config') { console.log('npm warn of something\\n${registry}'); process.exit(0); }
    const turns = ${JSON.stringify(home.file('turns'))};
    const turn = fs.existsSync(turns) ? fs.readFileSync(turns, 'utf8').length : 0;
    fs.appendFileSync(turns, 'x');
    console.log('turn', turn, 'with', process.env.CFLAGS, fs.existsSync('patches/plain+1.0.0.patch'));
    fs.mkdirSync('node_modules/new', { recursive: true });
    fs.copyFileSync('package-lock.json', 'node_modules/new/lock.json');
    process.exit(${JSON.stringify(codes)}[turn]);`,
  );
  chmodSync(npm, 0o755);
  const logFile = home.file('logs', 'install.log');
  const place = { folder: at(), staging: home.file('staging'), logFile, env: { CFLAGS: '-O1' } };
  const script = `import { npmCi } from ${JSON.stringify(inRoot('scripts', 'npmCi.mjs'))};
    console.log(await npmCi(${JSON.stringify(place)}));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  return { code: Number(said), log: readFileSync(logFile, 'utf8') };
}

const installedLock = () =>
  JSON.parse(readFileSync(at('node_modules', 'new', 'lock.json'), 'utf8')) as typeof lock;

it('gives each package of the registry its address there, and leaves the lockfile without', () => {
  const { code, log } = run([0]);
  expect(code).toBe(0);
  expect(log).toBe('turn 0 with -O1 true\n');
  const addresses = Object.fromEntries(
    Object.entries(installedLock().packages).map(([place, each]) => [
      place,
      'resolved' in each ? each.resolved : undefined,
    ]),
  );
  expect(addresses).toEqual({
    '': undefined,
    'node_modules/plain': 'https://npm.example/all/plain/-/plain-1.0.0.tgz',
    'node_modules/@scope/deep/node_modules/@other/inner':
      'https://npm.example/all/@other/inner/-/inner-2.0.0-beta.1.tgz',
    'node_modules/alias': 'https://npm.example/all/real/-/real-3.0.0.tgz',
    'node_modules/elsewhere': 'https://files.example/elsewhere.tgz',
    'node_modules/linked': undefined,
  });
  expect(JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))).toEqual(lock);
});

it('replaces what was installed before, and leaves nothing else behind', () => {
  run([0]);
  expect(existsSync(at('node_modules', 'old'))).toBe(false);
  expect(existsSync(home.file('staging'))).toBe(false);
});

it('leaves it to npm when a registry has other addresses', () => {
  const { code, log } = run([1, 0]);
  expect(code).toBe(0);
  expect(log).toBe('turn 0 with -O1 true\nturn 1 with -O1 true\n');
  expect(installedLock()).toEqual(lock);
  expect(existsSync(home.file('staging'))).toBe(false);
});

it('leaves it to npm when npm names no registry', () => {
  const { code } = run([0], 'undefined');
  expect(code).toBe(0);
  expect(installedLock()).toEqual(lock);
});

it("ends with npm's own code when that fails as well", () => {
  expect(run([1, 7]).code).toBe(7);
});

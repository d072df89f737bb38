// The first step of every command: plain Node without packages. It checks the Node version, installs what
// is missing, and then runs the TypeScript program of the command in this same process.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Major and minor: what checks the pages' HTML asks for it. */
const oldest = [20, 19];
const commands = ['start', 'test', 'check', 'build', 'develop', 'types', 'recipes', 'release'];
/** These go on to the CMS: its packages come at the same time as those of the site. */
const withCms = ['start', 'test', 'check', 'develop', 'types', 'recipes'];

const [command = '', ...args] = process.argv.slice(2);
if (!commands.includes(command)) {
  process.stderr.write(`Say one of: ${commands.join(', ')}.\n`);
  process.exit(2);
}
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `This needs Node ${oldest.join('.')} or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.stderr.write('With nvm: nvm install && nvm use\n');
  process.exit(1);
}

const { InstallFailed, installPackage, showInstall } = await import('./install.mjs');
if (withCms.includes(command)) installPackage('cms');
try {
  await showInstall('site');
} catch (error) {
  process.stderr.write(`${error instanceof InstallFailed ? error.message : error.stack}\n`);
  process.exit(1);
}

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), `${command}.ts`);
process.argv.splice(1, process.argv.length - 1, program, ...args);
const require = createRequire(import.meta.url);
require('tsx/cjs');
require(program);

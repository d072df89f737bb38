import { tellNews } from '../node-lib/buildNews';
import { loadSettings } from '../node-lib/envFile';
import { hashFiles } from '../node-lib/hashFiles';
import { withLock } from '../node-lib/lock';
import { buildLock, envFile, root } from '../node-lib/root';
import { failureOfBuild, lastWords } from './failures';
import { type BuildEnded, CODE_CHANGED, isBuildOrder, STAY } from './orders';
import { SiteBuild } from './siteBuild';

const site = new SiteBuild();

/** Builds once, after whoever else builds in this folder. Resolves with whether that went well; the log says why not. */
async function build(): Promise<boolean> {
  try {
    await withLock(
      buildLock,
      () => site.build(loadSettings(envFile, process.env)),
      (pid) => process.stdout.write(`Another build of this folder runs (process ${pid}); waiting for it\n`),
    );
    return true;
  } catch (error) {
    process.stderr.write(`${lastWords(error)}\n`);
    await tellNews({ failed: failureOfBuild(error) });
    return false;
  }
}

function leave(code: number): never {
  site.end();
  process.exit(code);
}

/** The code of this program, as it is on the disk. */
const codeOnDisk = () => hashFiles(root, ['site-build', 'release', 'node-lib', 'package-lock.json']);

if (process.argv.includes(STAY)) {
  const code = codeOnDisk();
  process.on('message', (message) => {
    if (!isBuildOrder(message)) return;
    if (codeOnDisk() !== code) leave(CODE_CHANGED);
    void build().then((ok) => process.send?.({ ended: { ok } } satisfies BuildEnded));
  });
  process.on('disconnect', () => leave(0));
} else {
  void build().then((ok) => leave(ok ? 0 : 1));
}

/**
 * The program that Gatsby runs in. It builds the site, and then stays for as long as its parent does, which may have it
 * publish: nearly all the work of a build is to get where this process already is.
 */
import { root } from '../node-lib/root';
import { build, publish } from './gatsbyInside';
import { type DoneMessage, publishIn } from './gatsbyMessages';

// Gatsby's workers are no TypeScript.
process.execArgv = [];

function tellDone(rendered: number | null): void {
  const memory = Math.round(process.memoryUsage.rss() / 1e6);
  const message: DoneMessage = { done: { rendered, memory } };
  process.send?.(message);
}

async function run(): Promise<void> {
  await build(root);
  process.on('message', (message) => {
    const order = publishIn(message);
    if (!order) return;
    process.env.BUILD_WITHOUT = JSON.stringify(order.without);
    publish().then(({ rendered }) => tellDone(rendered.length), fail);
  });
  tellDone(null);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

process.on('disconnect', () => process.exit(0));
run().catch(fail);

/**
 * The program that Gatsby runs in. It builds the site, and then stays for as long as its parent does, which may have it
 * publish: nearly all the work of a build is to get where this process already is.
 */
import { Session } from 'node:inspector';

import { root } from '../node-lib/root';
import { build, publish } from './gatsbyInside';
import { type DoneMessage, publishIn } from './gatsbyMessages';
import { heldMemory } from './heldMemory';

// Gatsby's workers are no TypeScript.
process.execArgv = [];

/** So many MB may be left lying about before they are collected: with much memory free, V8 would wait for the limit. */
const litterMost = 100;
/** What is held when nothing lies about, in MB. */
let tidy = 0;

// For as long as the process lives: whoever disconnects in an answer waits for ever.
const inspector = new Session();
inspector.connect();

/** Collects all that can be, and gives the memory back: V8's own `gc` leaves a third of it where it is. */
const collect = (): Promise<void> =>
  new Promise((resolve) => {
    inspector.post('HeapProfiler.collectGarbage', () => {
      tidy = heldMemory();
      resolve();
    });
  });

function tellDone(rendered: number | null): void {
  const message: DoneMessage = { done: { rendered, memory: tidy } };
  // Collected while nobody waits for it: what this publish left lying about shows in the figure of the next.
  process.send?.(message, undefined, {}, () => {
    if (heldMemory() > tidy + litterMost) void collect();
  });
}

async function run(): Promise<void> {
  await build(root);
  // After a build there is as much to collect as to keep.
  await collect();
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

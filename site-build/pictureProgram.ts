import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

// Before the first picture: the threads that draw begin with the priority of the one that starts them.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** A job of Gatsby's: `name` is a function of the worker file that the plugin at `resolve` brings. */
interface Job {
  readonly id: string;
  readonly name: string;
  readonly outputDir: string;
  readonly plugin: { readonly resolve: string };
}

type Worker = Readonly<Record<string, ((job: Job) => Promise<object | undefined>) | undefined>>;

async function run(job: Job): Promise<object | undefined> {
  const load = createRequire(path.join(job.plugin.resolve, 'package.json'));
  const worker = load('./gatsby-worker') as Worker;
  const work = worker[job.name];
  if (!work) throw new Error(`${job.plugin.resolve} has no worker '${job.name}'.`);
  await mkdir(job.outputDir, { recursive: true });
  return work(job);
}

process.on('message', ({ payload: job }: { payload: Job }) => {
  run(job).then(
    (result) => process.send?.({ type: 'JOB_COMPLETED', payload: { id: job.id, result } }),
    (error: unknown) => process.send?.({ type: 'JOB_FAILED', payload: { id: job.id, error: String(error) } }),
  );
});

import { createServer, type AddressInfo } from 'node:net';

import { StepFailed } from './stepFailed';

/** A port a command is about to use: for whom, and which setting names it. */
export interface PortUse {
  name: string;
  setting: string;
  port: number;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // Without a host it asks for all addresses, so that a listener on any of them counts.
    probe.listen(port, () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}

/** Those of the ports that somebody uses already. */
export async function portsInUse(uses: PortUse[]): Promise<PortUse[]> {
  const taken: PortUse[] = [];
  // One after the other: two probes of the same port would take each other for a stranger.
  for (const use of uses) if ((await tryPort(use.port)) === null) taken.push(use);
  return taken;
}

/** The preferred port when it is free, else any free one. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred;
}

/**
 * The failure that tells of ports in use: who wants each and which setting names it. `earlier` is the id of
 * a start of this folder that still runs.
 */
export function portsTaken(taken: PortUse[], earlier: number | null): StepFailed {
  const lines = taken.map(
    ({ name, setting, port }) => `Port ${port} is in use, and ${name} needs it (${setting}).`,
  );
  const advice = earlier
    ? `It belongs to an earlier start of this folder. Stop that one with Ctrl-C, or: kill ${earlier}`
    : 'Stop the program that uses it, or set another port in .env (and change the addresses there that name it).';
  return new StepFailed(lines.join('\n'), advice);
}

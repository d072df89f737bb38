/** What the program of a build is asked for when it stays: one build. */
export const buildOrder = { order: 'build' } as const;

/** What it answers when a build has ended. */
export interface BuildEnded {
  readonly ended: { readonly ok: boolean };
}

/** Whether a message between processes asks for a build. */
export function isBuildOrder(message: unknown): boolean {
  return (Object(message) as { order?: unknown }).order === buildOrder.order;
}

/** How a build ended, in a message between processes; undefined when it is another message. */
export function endedIn(message: unknown): BuildEnded['ended'] | undefined {
  return (Object(message) as Partial<BuildEnded>).ended;
}

/** The argument with which the program stays and builds whenever it is asked to. */
export const STAY = '--stay';

/** The exit code of a program that stayed while its own code was replaced: another one is to be started for the build. */
export const CODE_CHANGED = 75;

import type { LeftOut } from '../release/content';

/** What the program that Gatsby runs in is told: publish, without these entries. */
export interface PublishMessage {
  readonly publish: { readonly without: readonly LeftOut[] };
}

/** What it tells when a build, or a publish, has ended well. */
export interface DoneMessage {
  readonly done: {
    /** How many pages were written; null after a whole build. */
    readonly rendered: number | null;
    /** That the process holds when nothing lies about to be collected, in MB (heldMemory.ts). */
    readonly memory: number;
  };
}

/** The order in a message between processes; undefined when it is another message. */
export function publishIn(message: unknown): PublishMessage['publish'] | undefined {
  return (Object(message) as Partial<PublishMessage>).publish;
}

/** The end in a message between processes; undefined when it is another message. */
export function doneIn(message: unknown): DoneMessage['done'] | undefined {
  return (Object(message) as Partial<DoneMessage>).done;
}

/** Work that is heavy is done a few at a time, in turns of the addresses that it comes from. */
import { Refusal } from './refusal';

export interface TurnBounds {
  /** Works at once. */
  works: number;
  /** Addresses that wait or whose work is being done. */
  addresses: number;
  /** Works of one address, the one that is being done among them. */
  each: number;
}

export interface Turns {
  /**
   * Does a work when it is its turn. Of each address one work is done or stands in the queue; its others wait behind that
   * one, so that whoever sends many waits for himself: an office has one address, and two people may send at the same time.
   *
   * @param counted what limits count the sender by.
   * @throws Refusal 429 when too many works of this address wait, 503 when too many addresses do.
   */
  take: <Result>(counted: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Seconds. */
const RETRY_AFTER = 10;

/** Turns for works that come from now on. */
export const createTurns = ({ works, addresses, each }: TurnBounds): Turns => {
  /** The works of each address, the addresses in the order of their turns. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  const busy = new Set<string>();

  const next = (): void => {
    for (const [counted, line] of lines) {
      if (busy.size >= works) return;
      const [work] = line;
      if (busy.has(counted) || !work) continue;
      busy.add(counted);
      void work().finally(() => {
        busy.delete(counted);
        line.shift();
        // The next work of this address stands behind those of the others.
        lines.delete(counted);
        if (line.length > 0) lines.set(counted, line);
        next();
      });
    }
  };

  return {
    take: async (counted, work) => {
      const line = lines.get(counted) ?? [];
      if (line.length >= each) throw new Refusal(429, {}, RETRY_AFTER);
      if (line.length === 0 && lines.size >= addresses) throw new Refusal(503, {}, RETRY_AFTER);
      return new Promise((resolve, reject) => {
        line.push(() => work().then(resolve, reject));
        lines.set(counted, line);
        next();
      });
    },
  };
};

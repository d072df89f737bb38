import { parseArgs } from 'node:util';

/** How a run differs from the whole comparison. */
export interface Options {
  /** Ids of the sites to measure; null for all. */
  only: string[] | null;
  /** Runs of Lighthouse on each site. */
  rounds: number;
  /** Clicks, and texts, on each site. */
  tries: number;
  /** Folder for projects and builds, kept for the next run; null for a temporary one. */
  folder: string | null;
  /** Folder of releases (`RELEASES_DIR`) to take our site from; null to build it. */
  releases: string | null;
}

const whole = { rounds: 5, tries: 10 };

function count(name: string, value: string | undefined, preset: number, least: number): number {
  const number = Number(value ?? preset);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} is a number from ${least}, not "${value}"`);
  return number;
}

/** Reads the arguments of the command line. @throws when one is unknown or wrong */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      tries: { type: 'string' },
      folder: { type: 'string' },
      releases: { type: 'string' },
    },
  });
  return {
    only: values.only?.split(',') ?? null,
    rounds: count('rounds', values.rounds, whole.rounds, 1),
    tries: count('tries', values.tries, whole.tries, 0),
    folder: values.folder ?? null,
    releases: values.releases ?? null,
  };
}

/** Whether a run is good enough for its results to be kept. */
export function isWhole({ only, rounds, tries }: Options): boolean {
  return only === null && rounds >= whole.rounds && tries >= whole.tries;
}

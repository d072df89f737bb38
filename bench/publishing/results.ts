import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { writePretty } from '../running/writePretty';
import { chart } from './chart';
import { report } from './report';

/** What one publish cost, from the edit until it was live. */
export interface Publish {
  readonly edit: string;
  /** Seconds of processor of all processes of the program that publishes. */
  readonly cpu: number;
  readonly seconds: number;
  /** HTML files that were written, or null for a whole build. */
  readonly pages: number | null;
  /** MB that those processes hold when it is live. */
  readonly memory: number;
}

/** What a build without any cache took. */
export interface ColdBuild {
  readonly cpu: number;
  readonly seconds: number;
  /** MB of all its processes, at the most. */
  readonly memory: number;
  /** Whether it shows what all the publishes before it brought about, byte for byte. */
  readonly same: boolean;
}

/** A run: so many publishes on a site of one size, and a cold build after them. */
export interface Run {
  /** ISO 8601, the day. */
  readonly date: string;
  readonly cores: number;
  readonly seed: number;
  readonly posts: number;
  readonly templates: number;
  /** HTML files of the release, and all its files. */
  readonly pages: number;
  readonly files: number;
  readonly publishes: readonly Publish[];
  readonly cold: ColdBuild;
  /** What whoever measured has to say of it. */
  readonly note?: string;
}

/** The medians of another framework for one change. */
export interface OtherFigure {
  readonly framework: string;
  readonly edit: string;
  readonly cpu: number;
  readonly seconds: number;
  readonly pages: number;
}

/** What was found: a run for each size, the smallest first, and the others with the posts of one of them. */
export interface Results {
  readonly runs: readonly Run[];
  readonly others: { readonly posts: number; readonly figures: readonly OtherFigure[] };
}

const file = (ending: string): string => path.join(__dirname, `results.${ending}`);

/** What is committed, or nothing yet. */
export const readResults = (): Results =>
  existsSync(file('json'))
    ? (JSON.parse(readFileSync(file('json'), 'utf8')) as Results)
    : { runs: [], others: { posts: 0, figures: [] } };

/** Writes `results.json`, `results.md` and, once the others are measured, `results.svg`. */
export async function writeResults(results: Results): Promise<void> {
  await writePretty(file('json'), JSON.stringify(results));
  await writePretty(file('md'), report(results));
  if (results.others.figures.length > 0) writeFileSync(file('svg'), chart(results));
}

/** Puts a run in the place of the one of the same size. */
export const withRun = ({ runs, others }: Results, run: Run): Results => ({
  runs: [
    ...runs.filter(({ posts, templates }) => posts !== run.posts || templates !== run.templates),
    run,
  ].sort((one, other) => one.pages - other.pages),
  others,
});

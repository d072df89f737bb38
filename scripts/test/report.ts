import type { Ended } from '../lib/graph';
import { type Counts, countOne, sum, summaryLine } from './counts';
import type { Part } from './testParts';

export type EndedPart = Ended<Counts | null, Part>;

/** What a part counts for: what its runner counted; one failure when it broke off or could not begin. */
export function countsOf({ step, ending }: EndedPart): Counts | null {
  if (ending.kind === 'done') return ending.result;
  // What has no tests counts only when it breaks: nothing that hangs on it was tried.
  return step.groups || ending.kind === 'failed' ? countOne(false) : null;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).padStart(7);

function row(ended: EndedPart): string {
  const { step, ending, begun } = ended;
  const counts = countsOf(ended);
  const mark = ending.kind === 'left out' || (counts && counts.failed > 0) ? '✘' : '✔';
  const said = ending.kind === 'left out' ? `left out: ${ending.because}` : counts && summaryLine(counts);
  const times = `${seconds(ended.begun)} ${seconds(ended.ended)} ${seconds(ended.ended - begun)}`;
  return `${mark} ${step.title.padEnd(30)} ${times}   ${said ?? ''}`.trimEnd();
}

/** Where the time went: a line per part, in seconds since the beginning, the longest way first to last; `processor` is what the machine used. */
export function timeTable(all: readonly EndedPart[], processor: number | null): string {
  const head = `  ${'part'.padEnd(30)} ${['begun', 'ended', 'seconds'].map((each) => each.padStart(7)).join(' ')}`;
  const rows = [...all].sort((a, b) => a.begun - b.begun || a.ended - b.ended).map(row);
  const wall = Math.max(0, ...all.map(({ ended }) => ended)) / 1000;
  const used = processor === null ? '' : `, ${processor.toFixed(0)} s of processor`;
  return [head, ...rows, `  ${wall.toFixed(0)} s in all${used}`].join('\n');
}

/** What the programs used of the processor, in seconds. */
export function processorTable(seconds: readonly (readonly [name: string, seconds: number])[]): string {
  return seconds.map(([name, each]) => `  ${name.padEnd(46)} ${each.toFixed(1).padStart(7)}`).join('\n');
}

/** All parts together. */
export function totalOf(all: readonly EndedPart[]): Counts {
  return sum(all.flatMap((ended) => countsOf(ended) ?? []));
}

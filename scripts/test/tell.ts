import { inRoot } from '../../node-lib/root';
import { StepFailed } from '../lib/stepFailed';
import { fullText } from '../lib/tail';
import { type Counts, summaryLine } from './counts';
import type { ProcessorTime } from '../lib/processorTime';
import { countsOf, type EndedPart, processorTable, timeTable } from './report';

/** Writes a line. */
export const say = (text: string) => process.stdout.write(`${text}\n`);

const heading = (text: string) => say(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);

/** File name below `logs/` of what a part writes. */
export const logOf = (name: string) => `test-${name}.log`;

/** Whether the parts that come after one cannot begin. */
export const hasFailed = (counts: Counts | null): boolean => (counts?.failed ?? 0) > 0;

/** What is said of what was thrown: of a step that failed, also the end of its log and what to do. */
export function explain(error: unknown): string {
  if (error instanceof StepFailed) return `${error.message}${error.explain()}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Says how a part ended; of one that failed, all it wrote. */
export function tell(ended: EndedPart): void {
  const { step, ending } = ended;
  const counts = countsOf(ended);
  const took = `${((ended.ended - ended.begun) / 1000).toFixed(1)} s`;
  if (ending.kind === 'left out') say(`✘ ${step.title}: left out, because "${ending.because}" failed`);
  else if (!counts || counts.failed === 0)
    say(`✔ ${step.title} (${took})${counts ? `: ${summaryLine(counts)}` : ''}`);
  else {
    heading(`${step.title} failed`);
    say(ending.kind === 'failed' ? explain(ending.error) : fullText(inRoot('logs', logOf(step.name))));
    heading(`end of ${step.title}`);
  }
}

/** Shows where the time went, and what used the processor. */
export function tellTimes(results: readonly EndedPart[], processor: ProcessorTime): void {
  heading('Where the time went');
  say(timeTable(results, processor.ofMachine));
  heading('Seconds of processor, without those of browsers');
  say(processorTable(processor.seconds));
}

import { root } from '../../node-lib/root';
import { StepFailed } from '../lib/stepFailed';
import { countOne } from './counts';
import { gitStatus, leftBehind } from './gitStatus';
import type { Part } from './testParts';

/** The parts, and as the last one after all of them: that none of them changed what git keeps. */
export function withCleanPart(parts: readonly Part[]): Part[] {
  const before = gitStatus(root);
  const clean: Part = {
    name: 'clean',
    title: 'Git is as it was before',
    // It counts as a test, and no word chooses it: it comes with whatever is chosen.
    groups: [],
    after: parts.map(({ name }) => name),
    run: async () => {
      const left = leftBehind(before, gitStatus(root));
      if (left.length > 0)
        throw new StepFailed(
          `Since this run began there changed:\n${left.join('\n')}`,
          'Commit what was generated anew, and let git ignore what else a command writes.',
        );
      return countOne(true);
    },
  };
  return [...parts, clean];
}

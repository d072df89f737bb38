import { availableParallelism } from 'node:os';

import { withCleanPart } from './test/cleanPart';
import { E2eStack } from './test/e2eStack';
import { allParts, choose, groups } from './test/testParts';
import { runParts } from './test/runParts';
import { logOf, say } from './test/tell';

// Everything, or the parts of the group that the first argument names.
runParts((services) => {
  const group = process.argv[2];
  const stack = new E2eStack(services);
  const cores = availableParallelism();
  // Programs that take each other's place on a core do more work for the same: 6 % more when twenty ran at once.
  const unitWorkers = group === 'unit' ? cores : Math.ceil(cores / 2);
  const parts = choose(allParts(services, stack, logOf, unitWorkers), group);
  if (parts.length === 0) throw new Error(`There is no part "${group}". Say one of: ${groups.join(', ')}.`);
  return {
    parts: withCleanPart(parts),
    // Journeys and the tests of the CMS wait for timers and browsers: with as many parts as cores a quarter of the time is idle.
    workers: cores + 1,
    onBegin: ({ name, title }) => say(`  ${title} … (logs/${logOf(name)})`),
    onStopped: () => stack.stop(),
  };
});

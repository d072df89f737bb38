import { buildSync } from 'esbuild';

import { lateScripts } from '../src/lib/lateScripts';
import { browserModule } from './browserModule';

const entries = {
  [lateScripts.views]: 'src/first-view/lateViews.ts',
  [lateScripts.own]: 'src/first-view/lateOwn.ts',
  [lateScripts.ahead]: 'src/first-view/lateAhead.ts',
};

/** Writes the scripts that pages load when they are idle below `to`, at their addresses. */
export const writeLateScripts = (to: string): void => {
  for (const [address, entry] of Object.entries(entries))
    buildSync({
      entryPoints: [entry],
      outfile: `${to}${address}`,
      ...browserModule,
    });
};

import { freshenViews } from '../lib/freshViews';
import { fetchAhead, isDear } from './ahead';
import { beginLate } from './lateAll';

// A script of its own, which pages that show views load when they are idle (late.ts). What is seen comes first; where data are dear, the
// numbers of the build will do.
beginLate();
if (!isDear()) void freshenViews().then(fetchAhead);

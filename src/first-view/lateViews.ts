import { freshenViews } from '../lib/freshViews';
import { fetchAhead } from './ahead';
import { beginLate } from './lateAll';

// A script of its own, which list pages load when they are idle (late.ts). What is seen comes first.
beginLate();
void freshenViews().then(fetchAhead);

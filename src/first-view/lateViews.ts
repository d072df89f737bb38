import { freshenViews } from '../lib/freshViews';

// A script of its own, which list pages load when they are idle (late.ts).
void freshenViews();

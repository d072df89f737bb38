import { fetchAhead } from './ahead';
import { keepAnchor } from './keepAnchor';
import { beginLate } from './lateAll';

// A script of its own, which pages load when they are idle (late.ts).
beginLate();
keepAnchor();
void fetchAhead();

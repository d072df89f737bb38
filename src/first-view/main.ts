import { showAddress } from './address';
import { watchChoices } from './choices';
import { watchDialogs } from './dialogs';
import { watchIntent } from './intent';
import { bringLate } from './late';
import { watchMenus } from './menus';
import { whenIdle, whenSeen } from './when';

// The script of a first view, the same on every page: inlined in the head, at most 1.4 kB after brotli together
// with the speculation rules. It hears what a visitor does before React is there (docs/adr/0001).
watchIntent();
watchMenus();
watchDialogs();
watchChoices();
showAddress();
addEventListener('load', () => whenSeen(() => whenIdle(bringLate)));

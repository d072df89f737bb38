import { showAddress } from './address';
import { watchChoices } from './choices';
import { watchDialogs } from './dialogs';
import { watchFrames } from './frames';
import { watchIntent } from './intent';
import { bringLate } from './late';
import { watchMenus } from './menus';
import { countView } from './views';
import { whenIdle, whenSeen } from './when';

// The script of a first view, the same on every page: inlined in the head, at most 2 kB after brotli together
// with the speculation rules. It hears what a visitor does before React is there (docs/adr/0001).
watchIntent();
watchMenus();
watchDialogs();
watchChoices();
showAddress();
addEventListener('DOMContentLoaded', watchFrames);
// A view is somebody who stays. Until then the page has the browser to itself: storage and a call take their time.
const stayed = 5_000;
addEventListener('load', () =>
  whenSeen(() => {
    setTimeout(countView, stayed);
    whenIdle(bringLate);
  }),
);

import { showAddress } from './address';
import { watchDialogs } from './dialogs';
import { watchIntent } from './intent';
import { watchLanguage } from './language';
import { watchMenus } from './menus';
import { countView } from './views';
import { whenSeen } from './when';

// The script of a first view, the same on every page: inlined in the head, at most 2 kB after brotli together
// with the speculation rules. It hears what a visitor does before React is there (docs/adr/0001).
watchIntent();
watchMenus();
watchDialogs();
watchLanguage();
addEventListener('DOMContentLoaded', showAddress);
// A view is somebody who stays. The browser draws the page's pictures until then: a call in between would hold them up.
const stayed = 2_000;
addEventListener('load', () => whenSeen(() => setTimeout(countView, stayed)));

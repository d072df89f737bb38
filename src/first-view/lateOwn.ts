import { loadPageScripts } from '../lib/pageScripts';
import './lateAhead';

// A script of its own: that of all pages, and what one names that has scripts of its own (src/features/shell/PageScripts.tsx).
for (const place of document.querySelectorAll<HTMLElement>('[data-page-scripts]')) loadPageScripts(place);

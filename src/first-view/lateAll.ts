import { turnYear } from '../lib/copyrightYear';
import { watchFrames } from './frames';
import { countView } from './views';

/** Milliseconds: a view is somebody who stays. Until then the page has the browser to itself: storage and a call take their time. */
const stayed = 5_000;

/** What every page does when it is idle, without React. */
export const beginLate = (): void => {
  turnYear();
  watchFrames();
  setTimeout(countView, stayed);
};

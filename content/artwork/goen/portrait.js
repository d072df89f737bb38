import { head } from './art.js';

/** A head of the desks seen large enough to have a look. */
export const portrait = (i) =>
  head(i).replace(
    '</svg>',
    '<g fill="#2b1a52"><circle cx="-5.500" cy="4" r="1.500"/><circle cx="5.500" cy="4" r="1.500"/></g><path d="M-4 11q4 3 8 0" fill="none" stroke="#7a3c22" stroke-width="1.500" stroke-linecap="round"/></svg>',
  );

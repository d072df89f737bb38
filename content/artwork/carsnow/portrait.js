import { face } from './shot-licence.js';
import { plum } from './words.js';

/** The driver's face in a ring that closes while it is checked, 91 around 0,0. */
export const portrait = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="84" fill="#e4dcef"/><clipPath id="round"><circle r="80"/></clipPath><g clip-path="url(#round)">${face(0, 2, 0.98)}</g><circle r="82" fill="none" stroke="#fff" stroke-width="9"/><circle r="82" fill="none" stroke="${plum}" stroke-width="9" stroke-dasharray="440 76" transform="rotate(-90)" stroke-linecap="round"/></g>`;

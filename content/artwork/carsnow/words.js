import { say as inWords } from '../shared/language.js';
import { voice } from '../shared/words.js';

export const [ink, plum, lime] = ['#1d1030', '#4c1f6b', '#d5f56f'];

// Outfit has no Vietnamese letters.
const family = inWords('Outfit Variable', 'Nunito Variable');
export const say = voice(family, { fill: ink, weight: inWords(600, 750) });
export const quiet = voice(family, { fill: '#6b5c82', weight: inWords(450, 600) });

/** The top edge of a phone, 390 wide. */
export const status = (time, tone = ink) =>
  `${say(30, 39, 15, time, { fill: tone })}<rect x="141" y="18" width="108" height="30" rx="15"/><g transform="translate(336 27)"><rect x="1" y="1" width="19" height="10" rx="3" fill="none" stroke="${tone}"/><rect x="3" y="3" width="14" height="6" rx="1.500" fill="${tone}"/><path d="M22 4v4" stroke="${tone}" stroke-width="2" stroke-linecap="round"/></g>`;

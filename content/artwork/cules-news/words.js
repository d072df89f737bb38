import { voice } from '../shared/words.js';

export const [garnet, navy, gold, cream, grass] = '#a3182f #16234a #f0b43c #fbf6ea #1f7a55'.split(' ');
/** Narrow and loud, as on the front of the app. */
export const loud = voice('Archivo Variable', { fill: navy, weight: 800, style: 'font-stretch:75%' });
export const plain = voice('Archivo Variable', { fill: navy, weight: 600 });

export const toggle = (x, y, on) =>
  `<rect x="${x}" y="${y}" width="68" height="38" rx="19" fill="${on ? garnet : '#cfc6b4'}"/><circle cx="${x + (on ? 49 : 19)}" cy="${y + 19}" r="15" fill="#fff"/>`;

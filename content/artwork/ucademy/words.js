import { say as inWords } from '../shared/language.js';

/** Outfit lacks the letters of Vietnamese; Mulish is thinner at the same weight. */
const [face, heavier] = inWords(['Outfit Variable', 0], ['Mulish Variable', 100]);

/** Words in a drawing. */
export const say = (x, y, size, text, { fill = '#141a3f', weight = 600, anchor = 'start', more = '' } = {}) =>
  `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight + heavier}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;

export const tick = (x, y, r, ground, ink = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><path d="m${x - r * 0.45} ${y} ${r * 0.34} ${r * 0.36} ${r * 0.58}-${r * 0.7}" fill="none" stroke="${ink}" stroke-width="${r * 0.24}" stroke-linecap="round" stroke-linejoin="round"/>`;

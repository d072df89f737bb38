import { voice } from '../shared/words.js';

export const [green, cream, mustard, brick, rule] = '#1f3d2e #f8f2e4 #e2a72e #b4452c #ddd3bb'.split(' ');
export const slab = voice('Bitter Variable', { fill: green, weight: 750 });
export const plain = voice('Public Sans Variable', { fill: '#5c5948', weight: 500 });

export const number = (x, y, r, text, ground = brick) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}" stroke="#fff" stroke-width="3"/>${plain(x, y + r * 0.36, r * 1.02, text, { fill: '#fff', weight: 750, anchor: 'middle' })}`;

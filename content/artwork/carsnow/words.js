import { voice } from '../shared/words.js';

export const [ink, plum, lime] = ['#1d1030', '#4c1f6b', '#d5f56f'];
export const say = voice('Outfit Variable', { fill: ink, weight: 600 });
export const quiet = voice('Outfit Variable', { fill: '#6b5c82', weight: 450 });

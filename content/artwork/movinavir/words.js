import { voice } from '../shared/words.js';

export const [navy, ice, teal, coral, rule] = '#0a2745 #eaf2f5 #33a3a0 #e9735a #cbdbe3'.split(' ');
export const calm = voice('Newsreader Variable', { fill: navy, weight: 450 });
export const plain = voice('Hanken Grotesk Variable', { fill: '#4d6376', weight: 500 });

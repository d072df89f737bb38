import { voice } from '../shared/words.js';

export const [black, yellow, dust, rule] = '#1a1a18 #f5b800 #efece3 #d9d4c6'.split(' ');
/** Narrow and tall, as on the side of a machine. */
export const tall = voice('Saira Variable', { fill: black, weight: 750, style: 'font-stretch:68%' });
export const plain = voice('Saira Variable', { fill: '#55524a', weight: 550, style: 'font-stretch:88%' });

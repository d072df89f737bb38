import { voice } from '../shared/words.js';

export const [black, paper] = ['#17150f', '#fff9ea'];
export const fat = voice('Paytone One', { fill: black, weight: 400 });
export const plain = voice('Mulish Variable', { fill: black, weight: 750 });

import { voice } from '../shared/words.js';

export const [deep, violet, amber, green, coral] = '#2b1a52 #6d45b8 #ffb879 #2fae8d #ef5a4a'.split(' ');
export const say = voice('Nunito Variable', { fill: deep, weight: 800 });
export const quiet = voice('Nunito Variable', { fill: '#695e82', weight: 650 });

/** A drawing of the course book at a place of its own. */
export const set = (x, y, width, height, drawing) =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

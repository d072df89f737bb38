import type { Composition } from './canvas';
import { plants, stairs } from './growth';
import { arches, grid, rings, waves } from './patterns';

/** Each kind with the words that an alternative text begins with. */
export const COMPOSITIONS: readonly { words: string; draw: Composition }[] = [
  { words: 'Concentric rings', draw: rings },
  { words: 'Rising steps', draw: stairs },
  { words: 'Rows of waves', draw: waves },
  { words: 'A grid of quarter circles and dots', draw: grid },
  { words: 'Rows of arches', draw: arches },
  { words: 'Tall plants with paired leaves', draw: plants },
];

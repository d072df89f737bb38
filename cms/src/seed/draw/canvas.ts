import type { Palette } from './palette';
import type { Random } from './random';

/** A space to fill: its size in pixels, its colours and its chance. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
}

/** Fills the whole canvas with one kind of shapes. */
export type Composition = (canvas: Canvas) => string;

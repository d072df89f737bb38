import type { Composition } from './canvas';
import { plants, stairs } from './growth';
import type { Words } from './palette';
import { arches, grid, rings, waves } from './patterns';

/** Each kind with the words that an alternative text begins with. */
export const COMPOSITIONS: readonly { words: Words; draw: Composition }[] = [
  { words: { en: 'Concentric rings', vi: 'Những vòng tròn đồng tâm' }, draw: rings },
  { words: { en: 'Rising steps', vi: 'Những bậc thang đi lên' }, draw: stairs },
  { words: { en: 'Rows of waves', vi: 'Những hàng sóng' }, draw: waves },
  {
    words: { en: 'A grid of quarter circles and dots', vi: 'Ô lưới với các phần tư hình tròn và chấm tròn' },
    draw: grid,
  },
  { words: { en: 'Rows of arches', vi: 'Những hàng vòm cong' }, draw: arches },
  {
    words: { en: 'Tall plants with paired leaves', vi: 'Những thân cây cao với lá mọc từng đôi' },
    draw: plants,
  },
];

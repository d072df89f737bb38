/** Compositions that stand on the ground and rise. */
import type { Composition } from './canvas';
import { circle, cycle, path, range, rect } from './shapes';

export const stairs: Composition = ({ width, height, palette, random }) => {
  const count = random.int(7, 11);
  const step = width / count;
  const rising = random.pick([true, false]);
  return range(count)
    .map((index) => {
      const top = height * (0.2 + (0.65 * (rising ? count - 1 - index : index)) / count);
      return (
        rect(index * step, 0, step + 1, top - step * 0.75, cycle(palette.colours, index + 2)) +
        rect(index * step, top, step + 1, height - top, cycle(palette.colours, index)) +
        rect(index * step, top, step + 1, step * 0.14, palette.line) +
        circle((index + 0.5) * step, top - step * 0.4, step * 0.2, cycle(palette.colours, index + 1))
      );
    })
    .join('');
};

export const plants: Composition = ({ width, height, palette, random }) => {
  const count = random.int(6, 8);
  const gap = width / count;
  return range(count)
    .map((index) => {
      const x = (index + 0.5) * gap;
      const top = height * (random.int(8, 30) / 100);
      const stem = path(
        [
          ['M', x, height],
          ['V', top],
        ],
        'none',
        { colour: palette.line, width: gap * 0.035 },
      );
      const pairs = range(Math.floor((height - top) / (gap * 0.42)));
      const leaves = pairs.flatMap((pair) => {
        const y = top + gap * 0.25 + pair * gap * 0.42;
        const reach = gap * 0.5;
        return [reach, -reach].map((side, at) =>
          path(
            [
              ['M', x, y],
              ['q', side * 0.3, -reach * 0.85, side, -reach * 0.55],
              ['q', -side * 0.2, reach * 0.8, -side, reach * 0.55, 'z'],
            ],
            cycle(palette.colours, index + at),
          ),
        );
      });
      return stem + leaves.join('') + circle(x, top, gap * 0.14, cycle(palette.colours, index + 2));
    })
    .join('');
};

/** Compositions of repeated round shapes. */
import type { Composition } from './canvas';
import { circle, cycle, path, range, rect, ring } from './shapes';

export const rings: Composition = ({ width, height, palette, random }) => {
  const step = height / random.int(7, 10);
  const centres = [0.18, 0.52, 0.86].map((at) => ({ x: width * at, y: height * (random.int(2, 8) / 10) }));
  return centres
    .map(
      ({ x, y }, centre) =>
        range(7)
          .map((index) => ring(x, y, step * (7 - index), cycle(palette.colours, index + centre), step * 0.5))
          .join('') + circle(x, y, step * 0.55, palette.line),
    )
    .join('');
};

export const waves: Composition = ({ width, height, palette, random }) => {
  const rows = random.int(7, 10);
  const row = height / rows;
  const half = width / random.int(3, 6);
  return range(rows + 1)
    .map((index) => {
      const y = index * row;
      const lift = row * (index % 2 ? 1.1 : -1.1);
      const crests = range(Math.ceil(width / half / 2) + 1).map(() => [
        'q',
        half / 2,
        -lift,
        half,
        0,
        't',
        half,
        0,
      ]);
      return path(
        [['M', -half * (index % 2), y], ...crests, ['V', height, 'H', -half, 'Z']],
        cycle(palette.colours, index),
      );
    })
    .join('');
};

export const grid: Composition = ({ width, height, palette, random }) => {
  const columns = random.int(7, 9);
  const cell = width / columns;
  return range(Math.ceil(height / cell))
    .flatMap((row) =>
      range(columns).map((column) => ({ x: column * cell, y: row * cell, colour: row * 3 + column })),
    )
    .map(({ x, y, colour }) => {
      const tile = rect(x, y, cell + 1, cell + 1, cycle(palette.colours, colour));
      const mark = cycle(palette.colours, colour + 1 + random.int(0, 1));
      const quarter = path([['M', x, y], ['h', cell], ['a', cell, cell, 0, 0, 1, -cell, cell], ['z']], mark);
      return tile + random.pick([quarter, circle(x + cell / 2, y + cell / 2, cell * 0.32, mark), '']);
    })
    .join('');
};

export const arches: Composition = ({ width, height, palette, random }) => {
  const count = random.int(4, 6);
  const span = width / count;
  return range(3)
    .flatMap((row) => range(count).map((column) => ({ row, column })))
    .map(({ row, column }) =>
      range(4)
        .map((inner) => {
          const radius = (span / 2) * (1 - inner * 0.24);
          const x = (column + 0.5) * span;
          const bottom = (height / 3) * (row + 1);
          const steps = [
            ['M', x - radius, bottom + 1],
            ['V', bottom - height / 3 + span / 2 + inner * span * 0.06],
          ];
          return path(
            [...steps, ['a', radius, radius, 0, 0, 1, radius * 2, 0], ['V', bottom + 1, 'Z']],
            cycle(palette.colours, inner + row + column),
          );
        })
        .join(''),
    )
    .join('');
};

/** A furnished room as seen from any side: boxes on a floor, drawn without a lens, the far ones first. */
const tilt = 0.5;

/** Lighter and darker by a factor. */
const shade = (colour, by) =>
  `#${[1, 3, 5]
    .map((at) => Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * by)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** Furniture: where it begins, how large it is, in centimetres of a room of 400 by 400, and its colour; a list is one piece, drawn in its order. */
const box = (x, y, z, w, d, h, colour) => ({ x, y, z, w, d, h, colour });

export const drawRoom = (degrees, { scale, left, top }) => {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const project = (x, y, z) => {
    const [a, b] = [x - 200, y - 200];
    const across = a * cos - b * sin;
    const away = a * sin + b * cos;
    return [left + across * scale, top + (away * tilt - z * 0.86) * scale, away];
  };
  const shape = (points, colour, more = '') =>
    `<path d="M${points
      .map((point) =>
        project(...point)
          .slice(0, 2)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width=".6" stroke-linejoin="round" ${more}/>`;
  /** How much light a side has that looks along (x, y): it comes from one corner of the window, whichever way the room is turned. */
  const facing = (nx, ny) => nx * sin + ny * cos;
  const light = (nx, ny) => 0.86 + 0.16 * (nx * cos - ny * sin);

  const sides = ({ x, y, z, w, d, h, colour }) => {
    const faces = [
      [
        1,
        0,
        [
          [x + w, y],
          [x + w, y + d],
        ],
      ],
      [
        -1,
        0,
        [
          [x, y],
          [x, y + d],
        ],
      ],
      [
        0,
        1,
        [
          [x, y + d],
          [x + w, y + d],
        ],
      ],
      [
        0,
        -1,
        [
          [x, y],
          [x + w, y],
        ],
      ],
    ];
    return [
      ...faces
        .filter(([nx, ny]) => facing(nx, ny) > 0)
        .map(([nx, ny, [p, q]]) =>
          shape(
            [
              [...p, z],
              [...q, z],
              [...q, z + h],
              [...p, z + h],
            ],
            shade(colour, light(nx, ny) * 0.9),
          ),
        ),
      shape(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        shade(colour, 1.06),
      ),
    ].join('');
  };
  const round = (cx, cy, z, r, colour) => {
    const [px, py] = project(cx, cy, z);
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(r * scale).toFixed(1)}" ry="${(r * scale * tilt).toFixed(1)}" fill="${colour}"/>`;
  };
  const post = (cx, cy, from, to, r, colour) => {
    const [px, foot] = project(cx, cy, from);
    const [, head] = project(cx, cy, to);
    return `${round(cx, cy, from, r, shade(colour, 0.8))}<path d="M${px - r * scale} ${foot}V${head}H${px + r * scale}V${foot}z" fill="${shade(colour, 0.86)}"/><path d="M${px - r * scale} ${foot}V${head}h${r * scale * 0.6}V${foot}z" fill="${colour}"/>${round(cx, cy, to, r, shade(colour, 1.12))}`;
  };

  /** A wall with what hangs on it; only those stand that one looks onto from inside. */
  const wall = (nx, ny, from, to, colour, hangings) => {
    if (facing(nx, ny) <= 0.02) return '';
    const tone = shade(colour, light(nx, ny) * 1.04);
    const along = (t, z) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z];
    const panel = (t0, t1, z0, z1, fill) =>
      shape([along(t0, z0), along(t1, z0), along(t1, z1), along(t0, z1)], fill);
    const skirting = panel(0, 1, 0, 14, shade('#f3e3c4', light(nx, ny)));
    return panel(0, 1, 0, 192, tone) + skirting + hangings(panel);
  };
  const windowOn = (panel) =>
    panel(0.24, 0.76, 66, 166, '#fff3da') +
    panel(0.265, 0.735, 72, 160, '#9fd4e0') +
    panel(0.265, 0.735, 72, 110, '#6fae8a') +
    panel(0.265, 0.735, 72, 90, '#4f9070') +
    panel(0.49, 0.51, 72, 160, '#fff3da') +
    panel(0.15, 0.26, 40, 174, '#e9a13b') +
    panel(0.74, 0.85, 40, 174, '#e9a13b');
  const paintings = (panel) =>
    panel(0.2, 0.42, 98, 170, '#fff3da') +
    panel(0.22, 0.4, 105, 163, '#e2725b') +
    panel(0.22, 0.4, 105, 128, '#7a2f3a') +
    panel(0.48, 0.62, 104, 160, '#fff3da') +
    panel(0.5, 0.6, 110, 154, '#f2b84b');
  const door = (panel) =>
    panel(0.54, 0.84, 0, 172, '#f3e3c4') +
    panel(0.57, 0.81, 0, 166, '#b5552f') +
    panel(0.76, 0.785, 78, 88, '#f3e3c4');
  const shelf = (panel) =>
    panel(0.2, 0.8, 112, 119, '#f3e3c4') +
    ['#e2725b', '#f7ead2', '#f2b84b', '#8fc46b', '#c2361f']
      .map((colour, i) => panel(0.24 + i * 0.04, 0.27 + i * 0.04, 119, 148 + (i % 3) * 8, colour))
      .join('') +
    panel(0.62, 0.72, 119, 146, '#8fc46b');

  const floor = [
    shape(
      [
        [0, 0, 0],
        [400, 0, 0],
        [400, 400, 0],
        [0, 400, 0],
      ],
      '#c98a4b',
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      shape(
        [
          [0, 40 + i * 40, 0],
          [400, 40 + i * 40, 0],
          [400, 42.5 + i * 40, 0],
          [0, 42.5 + i * 40, 0],
        ],
        '#b5763a',
      ),
    ),
  ].join('');
  const edge = sides(box(0, 0, -16, 400, 400, 16, '#9c6230'));
  const rug =
    round(215, 215, 0.5, 122, '#f7ead2') +
    round(215, 215, 0.6, 104, '#e9a13b') +
    round(215, 215, 0.7, 98, '#f7ead2');

  /** Pieces with the point by which they stand before or behind each other. */
  const pieces = [
    {
      at: [105, 62],
      draw: () =>
        [
          ...[
            box(100, 30, 0, 190, 84, 30, '#c9563f'),
            box(100, 22, 0, 190, 22, 84, '#e2725b'),
            box(84, 24, 0, 24, 92, 56, '#e2725b'),
            box(286, 24, 0, 24, 92, 56, '#e2725b'),
            box(110, 46, 30, 86, 66, 16, '#ee8a70'),
            box(200, 46, 30, 86, 66, 16, '#ee8a70'),
            box(118, 46, 46, 40, 14, 36, '#f2b84b'),
          ],
        ]
          .sort((a, b) => depth(a) - depth(b))
          .map(sides)
          .join(''),
    },
    {
      at: [215, 215],
      draw: () =>
        post(215, 215, 0, 34, 10, '#7a4a24') +
        post(215, 215, 34, 42, 50, '#a8622f') +
        post(228, 205, 42, 62, 9, '#f7ead2'),
    },
    {
      at: [350, 60],
      draw: () => {
        const [px, py] = project(352, 56, 168);
        return `${post(352, 56, 0, 5, 22, '#12292b')}${post(352, 56, 5, 172, 2.4, '#12292b')}<path d="M${px - 34 * scale} ${py}l${14 * scale} ${-44 * scale}h${40 * scale}l${14 * scale} ${44 * scale}z" fill="#ffe08a"/><ellipse cx="${px}" cy="${py}" rx="${34 * scale}" ry="${10 * scale}" fill="#fff6d6"/>`;
      },
    },
    {
      at: [60, 330],
      draw: () => {
        const [px, py] = project(58, 318, 52);
        const leaf = (angle, long, dark) =>
          `<path transform="translate(${px} ${py}) rotate(${angle}) scale(${scale})" d="M0 0C-17 ${-long * 0.4} -14 ${-long * 0.85} 0 ${-long}C14 ${-long * 0.85} 17 ${-long * 0.4} 0 0z" fill="${dark ? '#3f7a52' : '#5d8f5b'}"/>`;
        return (
          post(58, 318, 0, 52, 27, '#f7ead2') +
          [-62, 60, -36, 38, -12, 16].map((angle, i) => leaf(angle, 62 + i * 8, i % 2)).join('')
        );
      },
    },
    {
      at: [352, 262],
      draw: () =>
        [
          box(318, 226, 0, 62, 62, 36, '#1c8276'),
          box(366, 222, 0, 18, 70, 84, '#17806f'),
          box(318, 218, 0, 58, 14, 52, '#17806f'),
          box(318, 284, 0, 58, 14, 52, '#17806f'),
        ]
          .sort((a, b) => depth(a) - depth(b))
          .map(sides)
          .join(''),
    },
    {
      at: [60, 190],
      draw: () =>
        sides(box(18, 150, 0, 42, 110, 62, '#8a4f27')) +
        sides(box(24, 164, 62, 30, 10, 30, '#c2361f')) +
        sides(box(24, 178, 62, 30, 8, 34, '#f7ead2')) +
        post(40, 232, 62, 84, 9, '#f2b84b'),
    },
  ];
  /** What lies on another piece comes after it. */
  const depth = ({ x, y, z, w, d }) => project(x + w / 2, y + d / 2, 0)[2] + z * 3;

  return [
    edge,
    floor,
    rug,
    wall(0, 1, [0, 0], [400, 0], '#0f5c5a', paintings),
    wall(1, 0, [0, 0], [0, 400], '#136b66', windowOn),
    wall(0, -1, [0, 400], [400, 400], '#0f5c5a', shelf),
    wall(-1, 0, [400, 0], [400, 400], '#136b66', door),
    ...pieces.sort((a, b) => project(...a.at, 0)[2] - project(...b.at, 0)[2]).map(({ draw }) => draw()),
  ].join('');
};

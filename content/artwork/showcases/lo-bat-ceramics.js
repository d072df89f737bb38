const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

// The same numbers at every visit: the drawing must not change between two photographs.
let seed = 7;
const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
const between = (a, b) => a + (b - a) * random();

// Forty-two glazes: light, body, pooled; kind: c crackle, s speckle, f flame, m matt.
const glazes =
  `e9e6da d8d3c2 a9a48f c|e3e6dd cdd3c8 97a196 |dfe5da bccbb9 80957f c|cfdccb a9c1aa 6d8a72 |d5dfc8 b3c29a 7a8c5c |c5d6c0 98b39a 5f8068 c|c6dac9 8fb09a 4c7561 |a9c4b4 739a86 3d6353 |b6cfc9 82a9a3 47716d |9bbdb8 5d8c88 2c5754 c|88a893 577d68 2b4a3b |6e8f7c 3f6353 1f3a30 s
b7c6d4 8499b0 4a607c c|94abc8 5c7aa6 2c4672 |6d8bbd 3a5c99 1c3564 |5f7fb4 31518c 172f5c s|3f5a8c 223c6d 101f3f |d8dee2 aebcc7 74889a f|f3ead4 e2d4b2 b39f75 c|e8d9b8 cdb789 98804f s|dccfa9 b8a56f 7d6b3a m|d3cab4 b5ab92 7d745c s|c2b79f 978b72 61583f m|e5c98d c99c4c 8f6422
d9a95f b57a2c 774713 |c58c4e 9c5f27 5f3310 s|b87347 8a4b27 4f2510 |a65f3e 78391f 41190b f|8f5236 642f1a 35140a |8a4a30 6b3420 341408 |6a3c2b 45221a 200d09 s|55342a 33201b 160c0a |4a4340 2c2725 121010 |5a5e5c 373b3a 191c1c s|8d8f88 62655f 3a3d38 m|c9a59a a5776b 6e443b m
d88a6c b9583a 7c2c18 f|c9543c a02c1f 5a110d f|b23a3a 821c26 440a14 f|93506e 662a4a 331026 f|7c6a92 51426b 281f3b f|bfa9b8 917a8f 5d485f c`
    .split(/[|\n]/)
    .map((text) => {
      const [light, base, dark, kind = ''] = text.trim().split(' ');
      return { light: `#${light}`, base: `#${base}`, dark: `#${dark}`, kind };
    });

const defs = `<defs>${glazes
  .map(
    (
      g,
      i,
    ) => `<linearGradient id="b${i}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${g.light}"/><stop offset=".14" stop-color="${g.base}"/><stop offset=".72" stop-color="${g.base}"/><stop offset="1" stop-color="${g.dark}"/></linearGradient>
<linearGradient id="n${i}"><stop stop-color="${g.dark}"/><stop offset=".55" stop-color="${g.base}"/><stop offset="1" stop-color="${g.light}"/></linearGradient>`,
  )
  .join('')}
<linearGradient id="shade"><stop stop-color="#0c1210" stop-opacity=".42"/><stop offset=".1" stop-color="#0c1210" stop-opacity=".1"/><stop offset=".27" stop-color="#fff" stop-opacity=".34"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#0c1210" stop-opacity=".4"/><stop offset=".94" stop-color="#0c1210" stop-opacity=".52"/><stop offset="1" stop-color="#0c1210" stop-opacity=".26"/></linearGradient>
<radialGradient id="deepen" cx=".5" cy=".75" r=".62"><stop stop-color="#0b1712" stop-opacity=".42"/><stop offset="1" stop-color="#0b1712" stop-opacity="0"/></radialGradient>
<linearGradient id="clay"><stop stop-color="#6d3f28"/><stop offset=".3" stop-color="#c58f68"/><stop offset="1" stop-color="#4f2a19"/></linearGradient>
<linearGradient id="linen" x2="0" y2="1"><stop stop-color="#e6e1d7"/><stop offset=".56" stop-color="#d3cdc1"/><stop offset=".57" stop-color="#c3b8a6"/><stop offset="1" stop-color="#d8cebd"/></linearGradient>
<filter id="soft" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="5"/></filter><filter id="soft2" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="1.600"/></filter></defs>`;

// A vessel is half a profile from lip to foot (cubic pieces), turned on the wheel.
const kinds = {
  rice: { at: [50, 0], cuts: [[50, 20, 40, 43, 20, 50]], foot: 7, tilt: 0.25 },
  soup: { at: [64, 0], cuts: [[62, 24, 48, 45, 25, 51]], foot: 7, tilt: 0.24 },
  cup: { at: [29, 0], cuts: [[31, 26, 30, 42, 16, 48]], foot: 5, tilt: 0.27 },
  beaker: { at: [25, 0], cuts: [[24, 26, 25, 52, 18, 60]], foot: 4, tilt: 0.27 },
  plate: { at: [66, 0], cuts: [[56, 8, 44, 15, 32, 17]], foot: 4, tilt: 0.3 },
  dish: { at: [36, 0], cuts: [[34, 9, 26, 14, 17, 16]], foot: 4, tilt: 0.3 },
  bottle: {
    at: [13, 0],
    cuts: [
      [9, 6, 8, 18, 9, 30],
      [10, 46, 38, 50, 38, 80],
      [38, 104, 28, 114, 21, 118],
    ],
    foot: 5,
    tilt: 0.3,
  },
  teapot: { at: [20, 0], cuts: [[46, 3, 56, 44, 24, 56]], foot: 5, tilt: 0.24, pot: true },
};
const outline = ({ at, cuts, tilt }) => {
  let [x, y] = at;
  let right = '';
  let left = '';
  for (const [a, b, c, d, e, f] of cuts) {
    right += `C${a} ${b} ${c} ${d} ${e} ${f}`;
    left = `C${-c} ${d} ${-a} ${b} ${-x} ${y}${left}`;
    [x, y] = [e, f];
  }
  return {
    path: `M${-at[0]} ${at[1]}L${at[0]} ${at[1]}${right}A${x} ${x * tilt} 0 0 1 ${-x} ${y}${left}Z`,
    x,
    y,
  };
};
let number = 0;
const crackle = (w, h, count, colour) =>
  Array.from({ length: count }, () => {
    let [x, y, a] = [between(-w, w), between(0, h), between(0, 6.3)];
    let d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
    for (let i = 0; i < 4; i += 1) {
      a += between(-0.9, 0.9);
      x += Math.cos(a) * between(4, 9);
      y += Math.sin(a) * between(4, 9);
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".45" opacity=".4"/>`;
  }).join('');
const vessel = (kind, glaze, x, y, scale, shadow = true) => {
  const k = kinds[kind];
  const g = glazes[glaze];
  const o = outline(k);
  const [r] = k.at;
  const ry = r * k.tilt;
  const id = `v${(number += 1)}`;
  const low = o.y + k.foot;
  const wide = Math.max(r, ...k.cuts.map((c) => c[4]));
  const marks =
    g.kind === 'c'
      ? crackle(wide, o.y, 26, g.dark)
      : g.kind === 's'
        ? Array.from(
            { length: 70 },
            () =>
              `<circle cx="${between(-wide, wide).toFixed(1)}" cy="${between(0, o.y).toFixed(1)}" r="${between(0.25, 0.8).toFixed(2)}" fill="${random() > 0.4 ? g.dark : g.light}" opacity=".7"/>`,
          ).join('')
        : g.kind === 'f'
          ? Array.from(
              { length: 22 },
              () =>
                `<path d="M${between(-wide, wide).toFixed(1)} ${between(-4, 6).toFixed(1)}q${between(-3, 3).toFixed(1)} ${(o.y / 2).toFixed(1)} 0 ${between(o.y / 2, o.y).toFixed(1)}" stroke="${random() > 0.5 ? g.light : '#6f7fb0'}" stroke-width="${between(0.6, 2.4).toFixed(1)}" fill="none" opacity=".4" filter="url(#soft2)"/>`,
            ).join('')
          : '';
  const shine = `<path d="M${-wide * 0.62} ${o.y * 0.16}C${-wide * 0.62} ${o.y * 0.5} ${-wide * 0.48} ${o.y * 0.72} ${-wide * 0.34} ${o.y * 0.82}C${-wide * 0.44} ${o.y * 0.62} ${-wide * 0.5} ${o.y * 0.4} ${-wide * 0.48} ${o.y * 0.2}Z" fill="#fff" opacity=".75" filter="url(#soft2)"/>`;
  const pot = k.pot
    ? `<path d="M34 34C52 30 54 14 66 4l5 4C64 22 60 44 36 48Z" fill="url(#b${glaze})"/><path d="M34 34C52 30 54 14 66 4l5 4C64 22 60 44 36 48Z" fill="#0c1210" opacity=".2"/><path d="M-37 14C-66 4-66 50-33 46" fill="none" stroke="${g.dark}" stroke-width="6.500"/><path d="M-37 13C-65 4-65 49-33 45" fill="none" stroke="${g.base}" stroke-width="4"/>`
    : '';
  const lid = k.pot
    ? `<path d="M-21 1C-18-10 18-10 21 1A21 5 0 0 1-21 1Z" fill="url(#b${glaze})"/><path d="M-21 1C-18-10 18-10 21 1A21 5 0 0 1-21 1Z" fill="url(#shade)"/><path d="M-21 1A21 5 0 0 0 21 1" fill="none" stroke="${g.dark}" stroke-width=".8"/><circle cy="-11" r="4.500" fill="${g.base}"/><circle cy="-11" r="4.500" fill="url(#shade)"/>`
    : `<ellipse rx="${r}" ry="${ry}" fill="url(#n${glaze})"/><ellipse cy="${ry * 0.1}" rx="${r * 0.96}" ry="${ry * 0.9}" fill="url(#deepen)"/>${kind === 'plate' || kind === 'dish' ? `<ellipse cy="${ry * 0.16}" rx="${r * 0.64}" ry="${ry * 0.58}" fill="${g.base}" stroke="${g.dark}" stroke-width=".7" stroke-opacity=".55"/><path d="M${-r * 0.5} ${ry * 0.24}A${r * 0.6} ${ry * 0.56} 0 0 1 ${r * 0.1} ${-ry * 0.36}" stroke="#fff" opacity=".5" stroke-width="2" fill="none" filter="url(#soft2)"/>` : `<path d="M${r * 0.42} ${ry * 0.5}Q${r * 0.78} ${ry * 0.22} ${r * 0.84} ${-ry * 0.18}" stroke="#fff" stroke-width="${r * 0.05}" fill="none" opacity=".5" filter="url(#soft2)"/>`}<ellipse rx="${r}" ry="${ry}" fill="none" stroke="#7d5a3b" stroke-width="1" opacity=".75"/><path d="M${-r} 0A${r} ${ry} 0 0 0 ${r} 0" fill="none" stroke="${g.light}" stroke-width=".9"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shadow ? `<ellipse cx="${wide * 0.3}" cy="${low - 1}" rx="${wide * 0.95}" ry="${wide * 0.15}" fill="#2b1c10" opacity=".42" filter="url(#soft)"/><ellipse cx="3" cy="${low}" rx="${o.x * 1.1}" ry="${o.x * k.tilt}" fill="#1f130b" opacity=".6" filter="url(#soft2)"/>` : ''}
<clipPath id="${id}"><path d="${o.path}"/></clipPath><path d="M${-o.x} ${o.y - 2}L${-o.x + 1.5} ${low}A${o.x - 1.5} ${o.x * k.tilt} 0 0 0 ${o.x - 1.5} ${low}L${o.x} ${o.y - 2}Z" fill="url(#clay)"/>${pot}
<g clip-path="url(#${id})"><path d="${o.path}" fill="url(#b${glaze})"/>${marks}<path d="${o.path}" fill="url(#shade)"/>${k.at[0] > 60 && o.y < 20 ? '' : shine}</g>
<path d="M${-o.x} ${o.y}A${o.x} ${o.x * k.tilt} 0 0 0 ${o.x} ${o.y}" fill="none" stroke="${g.dark}" stroke-width="1.400"/>${lid}</g>`;
};

// A test tile: dipped in glaze, bare clay at the foot, its number pressed in.
const tile = (i, on) => {
  const g = glazes[i];
  const dip = `M2 6Q2 2 6 2H26Q30 2 30 6V${29 + (i % 3)}Q27 ${32 + (i % 4)} 23 ${30 + (i % 2)}T15 ${31 + (i % 3)}T2 ${30 + (i % 2)}Z`;
  return `<svg viewBox="0 0 32 41">${on ? '<rect x="-2.500" y="-2.500" width="37" height="46" rx="7" fill="none" stroke="#e2592a" stroke-width="2.500"/>' : ''}<rect x="2" y="2" width="28" height="37" rx="4" fill="#b98562"/><path d="${dip}" fill="url(#b${i})"/><path d="M4.500 8V6Q4.500 4 7 4H25" stroke="#fff" stroke-width="1.600" fill="none" opacity=".45" stroke-linecap="round"/><path d="M6 10C10 16 8 22 7 27" stroke="#fff" stroke-width="3" opacity=".28" fill="none" filter="url(#soft2)"/></svg>`;
};

const greyCard = (x, y) =>
  `<g transform="translate(${x} ${y}) skewX(-14)"><path d="M3 4H109V50H3Z" fill="#2b1c10" opacity=".35" filter="url(#soft2)"/><rect width="104" height="46" fill="#8b8b89"/>${['#f4f4f2', '#b9b9b7', '#5d5d5c', '#1b1b1b'].map((c, i) => `<rect x="${6 + i * 23.5}" y="26" width="21" height="14" fill="${c}"/>`).join('')}<text x="7" y="17" font-family="Hanken" font-weight="700" font-size="11" fill="#fff">18% grey</text></g>`;

const iso = (x, y, z) => [284 + x * 60 - y * 46, 100 + x * 19 + y * 23 - z * 57];
const poly = (points, fill, more = '') =>
  `<path d="M${points
    .map((p) =>
      iso(...p)
        .map((n) => n.toFixed(1))
        .join(' '),
    )
    .join('L')}Z" fill="${fill}" ${more}/>`;
const stickers = (n) => (n < 100 ? '#8fb09a' : n < 200 ? '#31518c' : n < 280 ? '#d8cfb8' : '#6b3420');
const carton = (x, y, z, s, h, n) => {
  const edge = 'stroke="#7c5a35" stroke-width=".5"';
  return `${poly(
    [
      [x, y, z + h],
      [x + s, y, z + h],
      [x + s, y + s, z + h],
      [x, y + s, z + h],
    ],
    '#dfc197',
    edge,
  )}${poly(
    [
      [x, y + s, z],
      [x + s, y + s, z],
      [x + s, y + s, z + h],
      [x, y + s, z + h],
    ],
    '#c9a473',
    edge,
  )}${poly(
    [
      [x + s, y, z],
      [x + s, y + s, z],
      [x + s, y + s, z + h],
      [x + s, y, z + h],
    ],
    '#a07c4d',
    edge,
  )}${poly(
    [
      [x + s * 0.2, y + s, z + h * 0.25],
      [x + s * 0.8, y + s, z + h * 0.25],
      [x + s * 0.8, y + s, z + h * 0.75],
      [x + s * 0.2, y + s, z + h * 0.75],
    ],
    stickers(n),
  )}${poly(
    [
      [x + s, y + s * 0.25, z + h * 0.25],
      [x + s, y + s * 0.75, z + h * 0.25],
      [x + s, y + s * 0.75, z + h * 0.75],
      [x + s, y + s * 0.25, z + h * 0.75],
    ],
    stickers(n),
    'opacity=".7"',
  )}`;
};
const container = () => {
  const ribs = Array.from({ length: 41 }, (_, i) =>
    poly(
      [
        [i * 0.125, 0, 0],
        [i * 0.125 + 0.06, 0, 0],
        [i * 0.125 + 0.06, 0, 1.62],
        [i * 0.125, 0, 1.62],
      ],
      '#2f5a4b',
    ),
  ).join('');
  const side = Array.from({ length: 17 }, (_, i) =>
    poly(
      [
        [0, i * 0.125, 0],
        [0, i * 0.125 + 0.06, 0],
        [0, i * 0.125 + 0.06, 1.62],
        [0, i * 0.125, 1.62],
      ],
      '#254a3d',
    ),
  ).join('');
  let cargo = '';
  // From the far corner to the near one; the last place, by the doors, is empty.
  for (let place = 0; place < 9; place += 1) {
    const [px, py] = [Math.floor(place / 2), place % 2];
    const [ox, oy] = [px * 1.02 + 0.08, py * 1.02 + 0.08];
    cargo +=
      poly(
        [
          [ox, oy + 0.9, 0],
          [ox + 0.9, oy + 0.9, 0],
          [ox + 0.9, oy + 0.9, 0.1],
          [ox, oy + 0.9, 0.1],
        ],
        '#6a4a2c',
      ) +
      poly(
        [
          [ox + 0.9, oy, 0],
          [ox + 0.9, oy + 0.9, 0],
          [ox + 0.9, oy + 0.9, 0.1],
          [ox + 0.9, oy, 0.1],
        ],
        '#4d341d',
      );
    for (let k = 0; k < 36; k += 1)
      cargo += carton(
        ox + (k % 3) * 0.3,
        oy + (Math.floor(k / 3) % 3) * 0.3,
        0.1 + Math.floor(k / 9) * 0.29,
        0.3,
        0.29,
        place * 36 + k,
      );
  }
  return `${poly(
    [
      [-0.05, -0.05, -0.14],
      [5.2, -0.05, -0.14],
      [5.2, 2.2, -0.14],
      [-0.05, 2.2, -0.14],
    ],
    '#2b4438',
    'opacity=".45" filter="url(#soft)"',
  )}${poly(
    [
      [0, 0, 0],
      [5.15, 0, 0],
      [5.15, 0, 1.62],
      [0, 0, 1.62],
    ],
    '#3f7462',
  )}${ribs}${poly(
    [
      [0, 0, 0],
      [0, 2.1, 0],
      [0, 2.1, 1.62],
      [0, 0, 1.62],
    ],
    '#31604f',
  )}${side}${poly(
    [
      [0, 0, 0],
      [5.15, 0, 0],
      [5.15, 2.1, 0],
      [0, 2.1, 0],
    ],
    '#a98a63',
  )}${poly(
    [
      [0, 2.1, 0],
      [5.15, 2.1, 0],
      [5.15, 2.1, -0.12],
      [0, 2.1, -0.12],
    ],
    '#24493c',
  )}${poly(
    [
      [5.15, 0, 0],
      [5.15, 2.1, 0],
      [5.15, 2.1, -0.12],
      [5.15, 0, -0.12],
    ],
    '#19362c',
  )}
${poly(
  [
    [4.16, 1.1, 0.01],
    [5.06, 1.1, 0.01],
    [5.06, 2.0, 0.01],
    [4.16, 2.0, 0.01],
  ],
  '#f3b98c55',
  'stroke="#b5441c" stroke-width="1.800" stroke-dasharray="4 3"',
)}${cargo}<path d="M210 224H400L478 224" stroke="#2a1c15" stroke-width="1.500" fill="none"/><circle cx="480" cy="224" r="4" fill="#b5441c"/>`;
};

const month = (name, blanks, days, of) =>
  `<b>${name}</b>${'<span style="visibility:hidden"></span>'.repeat(blanks)}${Array.from({ length: days }, (_, i) => `<span class="${of(i + 1)}">${i + 1}</span>`).join('')}`;
const draw = {
  rings: () =>
    `<g fill="none" stroke="#7fa391" stroke-width="1.500">${Array.from({ length: 22 }, (_, i) => `<circle cx="30" cy="470" r="${40 + i * 26}"/>`).join('')}</g>`,
  table: () =>
    `<rect width="560" height="300" fill="url(#linen)"/><path d="M560 0H360L150 300H560Z" fill="#fff" opacity=".13"/>${greyCard(70, 218)}${vessel('cup', 6, 246, 184, 1.35)}${vessel('rice', 6, 408, 116, 2.62)}`,
  strip: () => Array.from({ length: 20 }, (_, i) => tile(i + 1, i === 5)).join(''),
  tiles: () => glazes.map((_, i) => tile(i, i === 6)).join(''),
  shapes: () =>
    [
      ['bottle', 40, 158, 0.98, 'Bottle', '24 cm'],
      ['teapot', 136, 158, 0.8, 'Teapot', '420 ml'],
      ['rice', 244, 158, 0.9, 'Rice bowl', '11 cm'],
      ['cup', 32, 288, 1, 'Tea cup', '90 ml'],
      ['beaker', 96, 288, 1.02, 'Beaker', '240 ml'],
      ['dish', 160, 288, 0.8, 'Sauce dish', '9 cm'],
      ['soup', 246, 288, 0.8, 'Soup bowl', '18 cm'],
    ]
      .map(
        ([k, x, y, s, name, size]) =>
          `<div style="left:${x - 45}px;top:${y}px;width:90px">${name}<small>${size}</small></div><svg width="1" height="1" style="position:absolute;left:${x}px;top:${y - 14 - (outline(kinds[k]).y + kinds[k].foot) * s}px">${vessel(k, 6, 0, 0, s)}</svg>`,
      )
      .join(''),
  container,
  fire: () =>
    `<defs><radialGradient id="glow"><stop stop-color="#f07a35"/><stop offset=".4" stop-color="#c4491f"/><stop offset="1" stop-color="#5a2a18" stop-opacity="0"/></radialGradient></defs><circle cx="70" cy="450" r="380" fill="url(#glow)" opacity=".55"/>`,
  january: () =>
    month('January 2025', 2, 31, (d) =>
      d === 6 || d === 14 ? 'fire' : d === 29 ? 'tet' : d > 21 ? 'rest' : '',
    ),
  february: () =>
    month('February', 5, 28, (d) =>
      d === 18 ? 'fire yours' : d === 10 || d === 26 ? 'fire' : d < 6 ? 'rest' : '',
    ),
  macro: () =>
    `<rect width="600" height="450" fill="#b4aa98"/><g transform="rotate(-9 300 225)">${vessel('soup', 6, 330, 96, 6.4, false)}</g>`,
  pic: (kind) => `<rect width="214" height="168" fill="url(#linen)"/>${vessel(kind, 6, 104, 54, 1.42)}`,
};
for (const node of document.querySelectorAll('[data-draw]')) {
  if (node.dataset.draw !== 'defs' && !node.closest(`#s${screen}`)) continue;
  const [name, ...more] = node.dataset.draw.split(':');
  node.innerHTML = name === 'defs' ? defs : draw[name](...more);
}

const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

const half =
  'M0 3C8 3 12.500 9 12.500 18C12.500 26 9.500 32 6.500 35L6.500 42C8 46.500 12 48 18 49.500C27 51.500 31.500 57 32.500 66C33.500 77 35.500 86 38 95C41.500 105 43.500 114 45.500 124C49 130 50.500 137 49 142C47.500 146.500 43 146.500 42 142C40.500 136 39 131 38 127C34.500 116 31 106 29 97C26.500 87 25 79 23.500 71C23 82 20.500 91 19 99C18.500 107 23 115 25 126C27 141 24.500 157 21.500 171C20.500 177 23 183 23 191C23 203 18.500 214 16.500 224C17 229 21.500 233 21.500 236.500C21.500 240 9 240 7.500 236.500C6.500 232 8 228 8 224C7.500 212 6.500 200 6 190C5.500 182 6.500 177 6 171C5.500 156 3 143 0 131Z';

// One side of the body is drawn, the other mirrored, so that both stay alike.
const twice = (markup) => `<g>${markup}</g><g transform="scale(-1 1)">${markup}</g>`;
const seams = {
  front:
    '<path d="M3 50C10 50 17 52 24 53M23 71C17 78 8 79 1 77M24.500 72C26 69 30 67 33 67M29 98C32 97 36 96 39 95M37 127L46 124M18 99C12 102 6 103 0 103M25 127C16 128 7 131 1 136M7 166C12 163 18 163 22 167M7 180C12 184 18 183 22 179M8 224L17 224"/>',
  back: '<path d="M6 62C11 60 16 61 19 66C17 74 13 80 8 82C6 76 5 68 6 62M24.500 72C26 69 30 67 33 67M29 98C32 97 36 96 39 95M37 127L46 124M24 124C25 137 12 144 1 139M7 174C12 176 17 176 21 173M8 224L17 224M14.500 184C16 192 15 198 12 205"/>',
};
const figure = (side) => `
  <g fill="#4f7365" stroke="#4f7365" stroke-width=".6">${twice(`<path d="${half}"/>`)}</g>
  <g fill="none" stroke="#c3d5c8" stroke-width="1.100" stroke-linecap="round" opacity=".75">${twice(seams[side])}${side === 'back' ? '<path d="M0 46V136"/>' : '<path d="M0 80V102"/>'}</g>`;
const bodies = `
  <rect x="-8" y="0" width="244" height="320" rx="18" fill="#e6eee6"/>
  <g transform="translate(53 10) scale(1.140)">${figure('front')}</g>
  <g transform="translate(175 10) scale(1.140)">${figure('back')}
    <path d="M-19 99C-12 94 12 94 19 99C18.500 106 22 113 24 120C10 127-10 127-24 120C-22 113-18.500 106-19 99Z" fill="#e58b27"/>
    <path d="M0 96V123" stroke="#fcf9f2" stroke-width="1.500" stroke-dasharray="2.500 2.500"/>
    <circle cy="109" r="31" fill="none" stroke="#e58b27" stroke-width="2"/><circle cy="109" r="40" fill="none" stroke="#e58b27" opacity=".5"/></g>
  <g font-family="Mulish" font-weight="700" font-size="12" fill="#2f4c40" text-anchor="middle"><text x="53" y="305">Front</text><text x="175" y="305">Back</text></g>`;

const mark =
  '<svg viewBox="0 0 20 20"><path d="M10 19C4 15 3 8 10 1c7 7 6 14 0 18z" fill="#e58b27"/><path d="M10 5v14M10 10 6 7.500M10 10l4-2.500M10 14l-4.200-2.500M10 14l4.200-2.500" stroke="#7d3809" stroke-width="1.200" fill="none"/></svg>Banksia Row';

// A banksia leaf: a long blade with saw teeth.
const leaf = (length, width, fill, vein) => {
  const teeth = 11;
  const side = (sign) =>
    Array.from({ length: teeth }, (_, i) => {
      const t = (i + 1) / teeth;
      const w = sign * width * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.86)) ** 0.7;
      return [
        [-length * (t - 0.015), w * 1.16],
        [-length * (t + 0.012), w * 0.8],
      ];
    }).flat();
  const points = [[0, 0], ...side(1), [-length * 1.04, 0], ...side(-1).reverse()];
  return `<path d="M${points.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}Z" fill="${fill}" stroke="${fill}" stroke-linejoin="round" stroke-width="3"/><path d="M0 0H${-length}" stroke="${vein}" stroke-width="2"/>`;
};
const spray = (x, y, angles, length, fill, vein) =>
  angles
    .map(
      (a, i) =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${leaf(length - (i % 2) * 30, 17, fill[i % 2], vein)}</g>`,
    )
    .join('');
const leaves =
  spray(20, 460, [62, 92, 118, 28], 230, ['#64897a', '#4f7365'], '#86a595') +
  spray(610, 16, [-52, -20, 8], 220, ['#6d8f7e', '#5c8070'], '#86a595');
const dark =
  spray(640, 470, [20, 48, 78], 300, ['#365548', '#3d5f51'], '#2b463c') +
  spray(-20, -10, [190, 214, 238], 240, ['#365548', '#3d5f51'], '#2b463c');

const people = [
  [
    '#e9b58d',
    '#7a3b1d',
    '#a8c0b1',
    'M9 20C8 7 32 6 31 20C31 27 33 31 34 34H28L26 18C22 18 17 16 15 13C14 16 13 18 13 20L12 34H6C7 31 9 27 9 20Z',
  ],
  ['#a66a43', '#20150f', '#e7c490', 'M12 18C9 6 20 4 24 7C30 6 30 14 28.500 18L27 14C22 15 17 14 14 13Z'],
];
const face = ([skin, hair, back, cut]) =>
  `<rect width="40" height="40" fill="${back}"/><path d="M5 42C6 32 13 30 20 30S34 32 35 42Z" fill="#1d2f29"/><path d="M16 24h8v7c-2 3-6 3-8 0z" fill="${skin}"/><ellipse cx="20" cy="19" rx="7.800" ry="9.300" fill="${skin}"/><path d="${cut}" fill="${hair}"/><path d="M16.500 20v.4M23.500 20v.4" stroke="#2a1a10" stroke-width="1.600" stroke-linecap="round"/><path d="M17.500 24.300c1.500 1.300 3.500 1.300 5 0" stroke="#8a3d22" fill="none" stroke-width="1.100" stroke-linecap="round"/>`;

// Exercise figures: limbs are round strokes between joints.
const limb = (points, width, colour) =>
  `<path d="M${points.map((p) => p.join(' ')).join('L')}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const curve = (d, width, colour) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const dim = '#8fae9e';
const skin = '#4f7365';
const shirt = '#1d2f29';
const floor = '<path d="M6 66H98" stroke="#b9cbbd" stroke-width="2" stroke-linecap="round"/>';
const poses = {
  knee: `${floor}${limb(
    [
      [56, 59],
      [76, 60],
      [94, 61],
    ],
    7,
    dim,
  )}${limb(
    [
      [56, 58],
      [46, 36],
      [62, 28],
    ],
    8,
    skin,
  )}${curve('M30 58C38 55 46 56 56 58', 13, shirt)}<circle cx="17" cy="57" r="7.500" fill="${skin}"/>${limb(
    [
      [31, 55],
      [40, 45],
      [50, 35],
    ],
    5.5,
    dim,
  )}<path d="M66 46c3-5 3-10 0-15m-3 3 3-3 3.500 2.500" stroke="#e58b27" fill="none" stroke-width="2.500" stroke-linecap="round"/>`,
  bridge: `${floor}${limb(
    [
      [52, 38],
      [78, 30],
      [82, 61],
      [90, 62],
    ],
    8,
    skin,
  )}${curve('M27 58C34 52 42 44 53 38', 13, shirt)}<circle cx="15" cy="57" r="7.500" fill="${skin}"/>${limb(
    [
      [28, 60],
      [44, 62],
      [58, 62],
    ],
    5.5,
    dim,
  )}<path d="M50 24V10m-5 5 5-5 5 5" stroke="#e58b27" fill="none" stroke-width="2.500" stroke-linecap="round"/>`,
  camel: `${floor}${limb(
    [
      [74, 38],
      [73, 61],
      [90, 62],
    ],
    8,
    skin,
  )}${limb(
    [
      [31, 36],
      [32, 48],
      [31, 62],
    ],
    6,
    dim,
  )}${curve('M33 36C42 20 62 20 74 37', 13, shirt)}<circle cx="20" cy="42" r="7.500" fill="${skin}"/><path d="M53 18V7m-4.500 4 4.500-4 4.500 4" stroke="#e58b27" fill="none" stroke-width="2.500" stroke-linecap="round"/>`,
};
const bridge = `
  <circle cx="196" cy="150" r="150" fill="#f3c98f"/><path d="M-20 262H440" stroke="#d79a55" stroke-width="5"/><rect x="36" y="256" width="330" height="12" rx="6" fill="#4f7365"/>
  ${limb(
    [
      [208, 140],
      [292, 112],
      [306, 240],
      [332, 246],
    ],
    31,
    skin,
  )}${limb(
    [
      [306, 243],
      [336, 247],
    ],
    17,
    shirt,
  )}
  ${curve('M112 222C140 198 168 168 210 141', 50, shirt)}<circle cx="68" cy="220" r="29" fill="${skin}"/><path d="M42 226C34 200 58 182 84 194C74 204 60 206 56 236Z" fill="${shirt}"/>
  ${limb(
    [
      [118, 232],
      [170, 243],
      [224, 244],
    ],
    20,
    '#7fa08f',
  )}
  <path d="M104 214 292 112" stroke="#fcf9f2" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round"/><g fill="#e58b27" stroke="#fcf9f2" stroke-width="3"><circle cx="112" cy="210" r="8"/><circle cx="206" cy="158" r="8"/><circle cx="290" cy="113" r="8"/></g>
  <path d="M206 96V42m-14 14 14-14 14 14" stroke="#a84e10" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

const days = ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21'];
const grid = [
  ['8:20x', '8:20', '8:20x', '8:20x', '8:20x'],
  ['9:00x', '9:00x', '9:10', '9:00x', '9:00'],
  ['t', '9:50', '9:50x', 't', '9:50x'],
  ['10:40', 't', 't', '10:20*', '10:30'],
  ['13:00x', '13:20', '13:00', '13:10', 't'],
  ['14:30', '14:10x', '14:40x', '14:50x', '14:20'],
  ['15:20x', '15:50', '15:30', '15:40', '16:00x'],
];
const slot = (text) =>
  text === 't'
    ? '<i class="slot turn" style="font-style:normal">Cleaning</i>'
    : text.endsWith('x')
      ? `<i class="slot full" style="font-style:normal">${text.slice(0, -1)}</i>`
      : `<b class="slot ${text.endsWith('*') ? 'pick' : 'free'}">${text.replace('*', '')}</b>`;
const week =
  days.map((d) => `<div class="day">${d.slice(0, 3)}<b>${d.slice(4)}</b></div>`).join('') +
  grid.flat().map(slot).join('');

const at = (time) => 76 + (time - 9) * 96;
const block = ([from, minutes, name, note, kind = '']) =>
  `<div class="blk ${kind}" style="top:${at(from) - 50}px;height:${(minutes * 96) / 60 - 3}px">${kind === 'turn' ? note : `<b>${name}</b>${note}`}</div>`;
const desk = `<header><h2>Thursday 20 March</h2><span>11 visits, 2 still free</span></header>
  ${[9, 10, 11, 12].map((h) => `<i class="hour" style="font-style:normal;top:${at(h) - 8}px">${h}:00</i>`).join('')}
  <div class="room" style="left:54px"><h3>Room 1</h3>${[
    [9, 60, 'K. Albright', 'First visit, Orla'],
    [10, 20, '', 'Turnaround 20', 'turn'],
    [10 + 1 / 3, 40, 'J. Moretti', 'Return, Orla', 'now'],
    [11, 15, '', 'Turnaround 15', 'turn'],
    [11.25, 50, 'P. Sandoval', 'Hand splint, Mia'],
    [12.333, 60, 'R. Osei', 'First visit, Mia'],
  ]
    .map(block)
    .join('')}</div>
  <div class="room" style="left:216px"><h3>Room 2</h3>${[
    [9, 40, 'S. Lindqvist', 'Return, Dev'],
    [9.667, 15, '', 'Turnaround 15', 'turn'],
    [9.917, 60, 'T. Baird', 'First visit, Dev'],
    [10.917, 20, '', 'Turnaround 20', 'turn'],
    [11.25, 40, 'H. Duong', 'Return, Ben'],
    [11.917, 15, '', 'Turnaround 15', 'turn'],
    [12.17, 50, 'Free', 'Offer it to the list'],
  ]
    .map(block)
    .join('')}</div>
  <div class="nowline" style="top:${at(10.767)}px"><b>10:46</b></div>
  <div class="next"><h3>At the desk</h3><div class="arr"><b>H. Duong</b>11:15, Ben, Room 2<em class="in">Here since 10:41</em></div><div class="arr"><b>P. Sandoval</b>11:15, Mia, Room 1<em>Arrived</em></div><div class="arr"><b>R. Osei</b>12:20, Mia, Room 1<em>Arrived</em></div><div class="arr"><b>Free, 12:10</b>Room 2, 50 minutes<em>Offer to three</em></div></div>`;

const drawings = { brand: mark, bodies, leaves, dark, bridge, week, desk };
for (const node of document.querySelectorAll('[data-draw]')) node.innerHTML = drawings[node.dataset.draw];
for (const node of document.querySelectorAll('[data-face]')) node.innerHTML = face(people[node.dataset.face]);
for (const node of document.querySelectorAll('[data-pose]')) node.innerHTML = poses[node.dataset.pose];

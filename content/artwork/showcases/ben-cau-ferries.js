const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

let seed = 7;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const ink = '#06262c';

// A code of 25 by 25 with its three corner marks.
const corner = (x, y) => x < 8 && y < 8;
let cells = '';
for (let y = 0; y < 25; y += 1)
  for (let x = 0; x < 25; x += 1) {
    const kept =
      corner(x, y) ||
      corner(24 - x, y) ||
      corner(x, 24 - y) ||
      (Math.abs(x - 12) < 4 && Math.abs(y - 12) < 4);
    if (!kept && random() < 0.5) cells += `M${x} ${y}h1.020v1.020h-1.020z`;
  }
const finder = (x, y) =>
  `<path fill-rule="evenodd" d="M${x + 1.5} ${y}h4a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500h-4a1.500 1.500 0 0 1-1.500-1.500v-4a1.500 1.500 0 0 1 1.500-1.500zM${x + 1.5} ${y + 1}a.5.5 0 0 0-.5.5v4a.5.5 0 0 0 .5.5h4a.5.5 0 0 0 .5-.5v-4a.5.5 0 0 0-.5-.5z"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx=".7"/>`;
const palm = (x, y, s, fill) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${fill}" stroke-linecap="round"><path d="M0 40C1 26 0 14 0 2" stroke-width="3.400"/><path d="M0 3C-6-9-18-9-24 1M0 3C6-9 18-9 24 1M0 3C-5 2-15 6-18 16M0 3C5 2 15 6 18 16M0 2C-2-8-8-16-15-17M0 2C2-8 8-16 15-17" stroke-width="3.600"/></g>`;
const code = `<g fill="${ink}"><path d="${cells}"/>${finder(0, 0)}${finder(18, 0)}${finder(0, 18)}<circle cx="12.500" cy="12.500" r="3.600"/></g>${palm(12.5, 11.8, 0.062, '#ffcc33')}`;
const logo = `<rect width="24" height="24" rx="7" fill="${ink}"/>${palm(12, 8.5, 0.28, '#ffcc33')}<path d="M4 20c2.700-2 5.300-2 8 0s5.300 2 8 0" stroke="#7fd0cf" stroke-width="1.800" fill="none" stroke-linecap="round"/>`;
const nosignal =
  '<g fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.500" width="3" height="6.500" rx="1" opacity=".35"/><rect x="10" y="3" width="3" height="9" rx="1" opacity=".35"/><rect x="15" width="3" height="12" rx="1" opacity=".35"/></g>';
const ring =
  '<circle cx="48" cy="48" r="40" fill="none" stroke="#c9dcd5" stroke-width="11"/><circle cx="48" cy="48" r="40" fill="none" stroke="#f2601f" stroke-width="11" stroke-linecap="round" stroke-dasharray="142 400" transform="rotate(-90 48 48)"/><text x="48" y="62" text-anchor="middle" font-family="Shoulders" font-weight="800" font-size="42" fill="#06262c">17</text>';

// Rain on the glass: each drop has a dark rim and a light edge.
const rain = Array.from({ length: 34 }, () => {
  const [x, y, r] = [random() * 242, random() * 524, 2 + random() ** 2 * 9];
  const trail =
    r > 7
      ? `<path d="M${x} ${y}v${-r * 5}" stroke="#fff" stroke-opacity=".28" stroke-width="${r * 0.7}" stroke-linecap="round"/>`
      : '';
  return `${trail}<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="#fff" fill-opacity=".3"/><path d="M${x - r * 0.8} ${y + r * 0.5}a${r} ${r * 1.2} 0 0 0 ${r * 1.6} 0" fill="none" stroke="#fff" stroke-width="${Math.max(0.8, r * 0.24)}" stroke-opacity=".85" stroke-linecap="round"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.5}" r="${r * 0.2}" fill="#fff"/>`;
}).join('');

const wave = (y, height, length, fill, shift = 0) => {
  let d = `M${-length + shift} ${y}`;
  for (let x = -length; x < 700; x += length)
    d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `<path d="${d}V460H-200Z" fill="${fill}"/>`;
};
const person = (x, y, shirt, hat) =>
  `<path d="M${x - 5} ${y}v-9a5 5 0 0 1 10 0v9z" fill="${shirt}"/><circle cx="${x}" cy="${y - 19}" r="4.200" fill="#d79c72"/><path d="${hat ? `M${x - 9} ${y - 19}l9-7 9 7z` : `M${x - 4.6} ${y - 19}a4.600 4.600 0 0 1 9.200 0z`}" fill="${hat ? '#f4e3b8' : '#1d1512'}"/>`;
const scooter = (x, y, fill) =>
  `<g transform="translate(${x} ${y})"><circle cx="-11" cy="-4" r="4" fill="#0b1416"/><circle cx="12" cy="-4" r="4" fill="#0b1416"/><path d="M-14-9h14l3 4h5l3-12h-3v-2h7" fill="none" stroke="${fill}" stroke-width="3.500" stroke-linejoin="round"/></g>`;
const ferry = (x, y, s, hull = '#f2601f') => `<g transform="translate(${x} ${y}) scale(${s})">
  ${[30, 62, 96, 176, 208, 240].map((p, i) => (i % 3 === 1 ? scooter(p, 0, ['#b23a12', '#2b8b90', '#1d5cab'][i % 3]) : '') + person(p + 10, 0, ['#2b8b90', '#b23a12', '#f0e2c4', '#31506f', '#e6b53a', '#6c8f52'][i], i % 2 === 0)).join('')}
  <path d="M16-46H264" stroke="#f7f3e6" stroke-width="7"/><path d="M24-44V0M108-44V0M172-44V0M256-44V0" stroke="#f7f3e6" stroke-width="3"/>
  <path d="M112 0v-66h54V0z" fill="#f7f3e6"/><path d="M118-60h42v20h-42z" fill="#0d4951"/><path d="M106-70h66v6h-66z" fill="#06262c"/><path d="M139-70v-22" stroke="#06262c" stroke-width="2.500"/><path d="M139-92l22 6-22 7z" fill="#ffcc33"/>
  <path d="M-16 0H296L276 26H12Z" fill="${hull}"/><path d="M-10 8H290" stroke="#fff" stroke-width="3"/><path d="M296 0l24-20M-16 0l-24-20" stroke="#06262c" stroke-width="5" stroke-linecap="round"/></g>`;

const shore = (y, fill) =>
  `<path d="M0 ${y}C80 ${y - 18} 130 ${y - 6} 210 ${y - 12}S380 ${y - 22} 450 ${y - 9} 560 ${y - 14} 600 ${y - 8}V${y + 24}H0Z" fill="${fill}"/>`;
const ground = `<path d="M0 0h600v200H0z" fill="#9ed3cb"/><circle cx="372" cy="50" r="34" fill="#ffe08a"/>${shore(88, '#2a8f8d')}${[14, 34, 532, 552, 582, 324].map((x, i) => palm(x, 46 + (i % 2) * 8, 0.85, '#1c7274')).join('')}
  <path d="M0 94h600v360H0z" fill="#2fa3a3"/>${wave(116, 5, 120, '#27959a')}${ferry(334, 118, 0.8)}${wave(146, 6, 140, '#23898f', 30)}${wave(232, 9, 160, '#1f848c', 40)}${wave(296, 11, 190, '#17727b')}${wave(366, 12, 220, '#0f5e68', 60)}`;
const dusk = `<circle cx="446" cy="84" r="104" fill="#f9dcb6"/>${shore(330, '#e0955f')}${[352, 380, 560, 588].map((x, i) => palm(x, 282 + (i % 2) * 8, 1.1, '#c9764a')).join('')}<path d="M0 340h600v110H0z" fill="#d97f4c"/>${wave(372, 6, 120, '#cd6f3e')}${ferry(372, 396, 0.66, '#0d4951')}${wave(412, 8, 150, '#bd5f32', 30)}`;

// The map: streets on both banks, the river between, the boats by number.
const bank = 'M236-20C300 70 196 150 250 240S420 330 398 480H214C222 392 96 350 74 262S150 120 96-20Z';
const boat = (n, x, y, fill = ink, text = '#fff') =>
  `<g transform="translate(${x} ${y})"><path d="M-17 4c0-12 9-20 17-26 8 6 17 14 17 26a17 17 0 0 1-34 0z" transform="rotate(0)" fill="${fill}" stroke="#fff" stroke-width="2.500"/><text y="9" text-anchor="middle" font-family="Shoulders" font-weight="800" font-size="19" fill="${text}">${n}</text></g>`;
const pier = (x, y, name, dx, anchor) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#fff" stroke="${ink}" stroke-width="4"/><text x="${x + dx}" y="${y + 5}" text-anchor="${anchor}" font-family="Archivo" font-weight="800" font-size="15" fill="${ink}" stroke="#d8e6d6" stroke-width="4" paint-order="stroke">${name}</text>`;
const map = `
  <g transform="translate(160 0)"><g stroke="#fff" fill="none"><g stroke-width="9"><path d="M-200 330 70 258M270 236 480 190M290 60 480 110M120 480-200 420M430 480 470 300"/></g><g stroke-width="4"><path d="M-180 250 60 300M-120 470-60 200M0 480 20 260M-180 380 100 350M300-10 330 460M370-10 400 480M260 150H480M280 30 480 20M330 280 480 260M380 370H480M-60 200 60 240"/></g></g>
  <g fill="#b9d4b4"><path d="M342 40l52 14-4 44-56-14zM-150 340l80-16 6 60-80 10zM408 288l40-10v70l-36 8z"/></g>
  <path d="${bank}" fill="#8fcfd0"/><path d="${bank}" fill="none" stroke="#69b3b6" stroke-width="3"/>
  <path d="M140 20C190 90 110 170 160 250S300 350 306 470" fill="none" stroke="#b9e2e0" stroke-width="26" stroke-linecap="round"/>
  <g fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"><path d="M72 262C120 240 190 226 246 232M92 330C180 310 250 290 330 290M130 376C210 366 300 360 396 392"/></g>
  <defs><filter id="fog" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="13"/></filter></defs><g filter="url(#fog)" fill="#fff" opacity=".92"><ellipse cx="236" cy="330" rx="110" ry="24"/><ellipse cx="300" cy="366" rx="120" ry="22"/><ellipse cx="220" cy="404" rx="110" ry="22"/><ellipse cx="330" cy="440" rx="120" ry="16"/></g>
  ${boat(1, 118, 244)}${boat(2, 196, 224)}${boat(6, 170, 312)}${boat(7, 284, 288)}${boat(5, 216, 56)}${boat(4, 236, 362, '#f2601f')}
  ${pier(72, 262, 'Bến Cau', -16, 'end')}${pier(246, 232, 'Bến Lá', 16, 'start')}${pier(92, 330, 'Xóm Chài', -16, 'end')}${pier(396, 392, 'Cồn Gáo', -4, 'end').replace('y="397"', 'y="420"')}${pier(330, 290, 'Chợ Nổi', 16, 'start')}</g>`;

const stub = (i) => {
  const [x, y, used] = [20 + (i % 5) * 52, 104 + Math.floor(i / 5) * 54, i < 4];
  return `<g transform="translate(${x} ${y})"><rect width="46" height="46" rx="9" fill="${used ? '#e9b81f' : '#06262c'}"/>${used ? '<path d="M13 24l7 7 13-15" fill="none" stroke="#06262c" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>' : `<text x="23" y="33" text-anchor="middle" font-family="Shoulders" font-weight="800" font-size="29" fill="#ffcc33">${i + 1}</text>`}</g>`;
};
const ticket = `<path d="M18 0H330V232H18A18 18 0 0 1 0 214V142a14 14 0 0 0 0-28V18A18 18 0 0 1 18 0Z" fill="#ffcc33"/><text x="20" y="50" font-family="Shoulders" font-weight="800" font-size="40" fill="${ink}">Ten-trip pass</text><text x="20" y="76" font-family="Archivo" font-weight="700" font-size="14.500" fill="${ink}">Six left, shared by three phones</text>${Array.from({ length: 10 }, (_, i) => stub(i)).join('')}`;

const faces = [
  [
    '#f0b98d',
    '#2a1712',
    '#8fcfd0',
    'M11 26C8 6 34 6 31 26C30 22 28 18 26 15C22 18 15 18 14 17C12 20 11 22 11 26Z',
    '#f2601f',
  ],
  ['#d99b6c', '#17100d', '#ffcc33', 'M12 20C9 6 33 6 30 20L28 15C22 16 17 16 14 14Z', '#0d4951'],
  [
    '#e5b088',
    '#d9d6cf',
    '#e0955f',
    'M12 21C9 7 33 7 30 21C28 16 24 14 21 14S14 16 12 21ZM17 8a4 4 0 0 1 8 0z',
    '#6b3f7a',
  ],
];
const face = ([skin, hair, back, cut, shirt]) =>
  `<rect width="42" height="42" fill="${back}"/><path d="M6 44C7 34 14 32 21 32S35 34 36 44Z" fill="${shirt}"/><path d="M17 25h8v8c-2 2.500-6 2.500-8 0z" fill="${skin}"/><ellipse cx="21" cy="20" rx="8.500" ry="9.800" fill="${skin}"/><path d="${cut}" fill="${hair}"/><path d="M17.500 21v.4M24.500 21v.4" stroke="#2a1a10" stroke-width="1.800" stroke-linecap="round"/><path d="M18.500 25.500c1.500 1.200 3.500 1.200 5 0" stroke="#8a3d22" fill="none" stroke-width="1.200" stroke-linecap="round"/>`;

const drawings = { ground, dusk, map, ticket, code, logo, nosignal, ring, rain };
for (const node of document.querySelectorAll('[data-draw]')) node.innerHTML = drawings[node.dataset.draw];
for (const node of document.querySelectorAll('[data-face]')) node.innerHTML = face(faces[node.dataset.face]);
for (const node of document.querySelectorAll('[data-seats]'))
  node.innerHTML = Array.from(
    { length: 120 },
    (_, i) => `<i class="${i < Number(node.dataset.seats) ? 'on' : ''}"></i>`,
  ).join('');

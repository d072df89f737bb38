const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

// The same numbers at every visit: the drawing must not change between two photographs.
let seed = 19;
const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
const between = (a, b) => a + (b - a) * random();
const pick = (list) => list[Math.floor(random() * list.length)];
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const defs = `<defs>
<filter id="light" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".011 .02" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 .86  0 0 0 0 1  0 0 0 0 .94  -9 0 0 0 1.150"/></filter>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="4"/></filter><filter id="soft2" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="1.500"/></filter>
<linearGradient id="deepwater" x2=".6" y2="1"><stop stop-color="#3f8f8e"/><stop offset=".5" stop-color="#246a70"/><stop offset="1" stop-color="#123f46"/></linearGradient>
<linearGradient id="blade" x2="0" y2="1"><stop stop-color="#b8c25a"/><stop offset="1" stop-color="#4c6128"/></linearGradient><linearGradient id="blade2" x2="0" y2="1"><stop stop-color="#8ea446"/><stop offset="1" stop-color="#2f4722"/></linearGradient>
<linearGradient id="wing"><stop stop-color="#eafaf5" stop-opacity=".9"/><stop offset="1" stop-color="#bfe9e4" stop-opacity=".45"/></linearGradient>
<linearGradient id="stick"><stop stop-color="#fff"/><stop offset=".7" stop-color="#f3f0e6"/><stop offset="1" stop-color="#d9d4c4"/></linearGradient></defs>`;

const pebble = () => {
  const [x, y, r] = [between(-10, 610), between(-10, 460), between(6, 24)];
  const tone = pick(['#7d8a76', '#93937a', '#5f7a76', '#a39a7d', '#4d6a68', '#86705a']);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${between(-40, 40).toFixed(0)})"><ellipse cx="2" cy="4" rx="${r.toFixed(1)}" ry="${(r * 0.68).toFixed(1)}" fill="#0a2b30" opacity=".5"/><ellipse rx="${r.toFixed(1)}" ry="${(r * 0.66).toFixed(1)}" fill="${tone}"/><path d="M${(-r * 0.6).toFixed(1)} ${(-r * 0.2).toFixed(1)}Q${(-r * 0.2).toFixed(1)} ${(-r * 0.6).toFixed(1)} ${(r * 0.4).toFixed(1)} ${(-r * 0.4).toFixed(1)}" stroke="#fff" stroke-width="2" fill="none" opacity=".22" stroke-linecap="round"/></g>`;
};
const creek = () =>
  `<rect width="600" height="450" fill="#2c5a58"/>${many(190, pebble)}<rect width="600" height="450" fill="url(#deepwater)" opacity=".7"/><rect width="600" height="450" filter="url(#light)" opacity=".55"/>`;

const reed = (x, y, h, lean, w, fill) =>
  `<path d="M${x - w} ${y}C${x - w} ${y - h * 0.5} ${x + lean * 0.4 - w} ${y - h * 0.8} ${x + lean} ${y - h}C${x + lean * 0.5 + w} ${y - h * 0.75} ${x + w} ${y - h * 0.5} ${x + w} ${y}Z" fill="url(#${fill})"/><path d="M${x} ${y}C${x} ${y - h * 0.5} ${x + lean * 0.42} ${y - h * 0.8} ${x + lean * 0.96} ${y - h * 0.97}" fill="none" stroke="#e4e8a0" stroke-width="1" opacity=".45"/>`;
const mace = (x, y, h, lean) =>
  `<path d="M${x} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}" stroke="#5d6f2b" stroke-width="4" fill="none"/><g transform="translate(${x + lean} ${y - h}) rotate(${lean / 4})"><path d="M0-26V0" stroke="#7f8a3c" stroke-width="2.500"/><rect x="-8" y="-4" width="16" height="62" rx="8" fill="#6a3f20"/><path d="M-4 4V50" stroke="#a06a3c" stroke-width="3" stroke-linecap="round"/></g>`;
const dragonfly = (x, y, s, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><g fill="url(#wing)" stroke="#e9fffa" stroke-width=".7"><path d="M2-2C20-30 60-34 72-24 74-14 34-2 2 2Z"/><path d="M2 2C26 2 62 12 62 22 58 30 20 18 2 6Z"/><path d="M-2-2C-20-30-60-34-72-24-74-14-34-2-2 2Z"/><path d="M-2 2C-26 2-62 12-62 22-58 30-20 18-2 6Z"/></g><path d="M10-4C30-18 50-24 66-24M10 4C30 10 46 18 56 22M-10-4C-30-18-50-24-66-24M-10 4C-30 10-46 18-56 22" stroke="#4f9a96" stroke-width=".7" fill="none"/><path d="M0 6V66" stroke="#0f5f8a" stroke-width="5" stroke-linecap="round"/><path d="M0 10V64" stroke="#3fc0e0" stroke-width="2.500" stroke-dasharray="5 3"/><ellipse rx="6" ry="10" fill="#12628c"/><circle cx="-4" cy="-11" r="4.500" fill="#e0542b"/><circle cx="4" cy="-11" r="4.500" fill="#e0542b"/></g>`;

// Four pads of a strip; the third is where the two opinions part.
const pads = [
  [
    'Nitrate',
    'mg/l',
    ['#f7f1ea', '#f3cfd6', '#e99db4', '#d8628f', '#a92f6c'],
    ['0', '10', '25', '50', '100'],
    2,
    2,
  ],
  [
    'pH',
    '',
    ['#eeb63f', '#c3b83f', '#86ab4b', '#3f9273', '#1f6d84'],
    ['6.0', '6.5', '7.0', '7.5', '8.0'],
    2,
    2,
  ],
  [
    'Phosphate',
    'mg/l',
    ['#f3f1e0', '#cfe0d9', '#94c0cf', '#4c8fbd', '#2a5a97'],
    ['0', '0.5', '1', '2', '5'],
    1,
    2,
  ],
  [
    'Ammonium',
    'mg/l',
    ['#f4e38a', '#d5d475', '#a4bf5e', '#6c9f55', '#357a4f'],
    ['0', '0.5', '1', '3', '6'],
    0,
    0,
  ],
];
const shown = ['#e795b0', '#8aae4c', '#a6cad2', '#f1e088'];
const scales = () =>
  pads
    .map(
      ([name, unit, colours, values, you, camera]) =>
        `<div><h3>${name}<span>${you === camera ? `${values[you]} ${unit}` : `${values[you]} or ${values[camera]} ${unit}`}</span></h3><svg viewBox="0 0 214 44">${colours.map((c, i) => `<rect x="${i * 43 + 3}" y="4" width="36" height="24" rx="5" fill="${c}" stroke="#0b2f34" stroke-opacity=".25"/>${i === you ? `<rect x="${i * 43}" y="1" width="42" height="30" rx="8" fill="none" stroke="#0b2f34" stroke-width="3"/>` : ''}${i === camera ? `<circle cx="${i * 43 + 21}" cy="16" r="6.500" fill="#e0542b" stroke="#fff" stroke-width="2"/>` : ''}<text x="${i * 43 + 21}" y="41.500" text-anchor="middle" font-family="Saira" font-size="11" font-weight="${i === you ? 800 : 500}" fill="#0b2f34">${values[i]}</text>`).join('')}</svg></div>`,
    )
    .join('');
const strip = () =>
  `<rect x="5" y="6" width="46" height="452" rx="3" fill="#031517" opacity=".4" filter="url(#soft)"/><rect width="46" height="452" rx="3" fill="url(#stick)"/><text transform="translate(29 76) rotate(90)" font-family="Bitter" font-weight="800" font-size="15" fill="#2b7a80">Reedwater</text>${shown.map((c, i) => `<rect x="4" y="${166 + i * 66}" width="38" height="40" rx="2" fill="${c}"/><path d="M4 ${166 + i * 66}h38v6l-38 14z" fill="#fff" opacity=".2"/>`).join('')}${[
    [34, 146, 5],
    [12, 426, 6],
    [31, 438, 3.5],
    [9, 40, 3.5],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="#8fc7c6" opacity=".55"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.4}" r="${r * 0.3}" fill="#fff"/>`,
    )
    .join('')}`;

const spots = {
  alder: [470, 96],
  mill: [430, 176],
  poplars: [512, 206],
  heron: [452, 262],
  sluice: [352, 262],
};
const line =
  'M520-20C500 40 440 70 470 96S420 140 430 176 520 190 512 206 470 230 452 262 400 206 352 262 326 320 300 440';
const river = () => `<rect width="700" height="430" fill="#dde4c4"/>${many(26, (i) => {
  const [x, y] = [between(250, 700), between(0, 430)];
  return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${pick([-18, 12, 70])})" d="M-50-28H44L52 24-42 32Z" fill="${['#d2dcb2', '#e6e8c8', '#c9d6a8'][i % 3]}"/>`;
})}${many(40, () => {
  const [x, y] = [between(280, 700), between(0, 430)];
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${between(5, 12).toFixed(0)}" fill="${pick(['#9fb878', '#8dab6a', '#b0c488'])}"/>`;
})}
<path d="M400 430C380 370 440 340 500 350 560 330 640 360 620 430Z" fill="#a9d2cc" stroke="#7fb6b8" stroke-width="3"/>${many(12, (i) => `<path transform="translate(${430 + (i % 6) * 30 + (i % 2) * 9} ${374 + Math.floor(i / 6) * 34})" d="M-5 8V-3M0 9V-8M5 8V-2" stroke="#4c7a4a" stroke-width="2.500" stroke-linecap="round"/>`)}<g fill="none" stroke-linecap="round"><path d="M240 120C340 90 420 20 700 60M340-20C400 140 560 300 700 330" stroke="#fff" stroke-width="6"/><path d="M330-20C350 40 340 100 430 176M600-20C590 60 560 150 512 206M700 250C600 260 520 240 452 262" stroke="#7fb6b8" stroke-width="8"/><path d="${line}" stroke="#5fa2a8" stroke-width="20"/><path d="${line}" stroke="#8cc4c6" stroke-width="11"/></g>
<g transform="translate(366 122)">${many(49, (i) => {
  const [c, r] = [i % 7, Math.floor(i / 7)];
  const d = Math.hypot(c - 3, r - 3);
  return d < 3.7
    ? `<rect x="${c * 22 - 77}" y="${r * 22 - 77}" width="22" height="22" fill="${pick(['#f4c531', '#e8d06a', '#d8c25a', '#efd88a'])}" opacity="${(0.9 - d * 0.1).toFixed(2)}"/>`
    : '';
})}</g>
${Object.entries({
  alder: ['Alder Bend', -85, 5],
  mill: ['Mill Ford', -78, 5],
  poplars: ['Two Poplars', -76, 24],
  heron: ['Heron Steps', -34, 30],
  sluice: ['Lower Sluice', -44, 32],
})
  .map(([k, [name, dx, dy]]) => {
    const [x, y] = spots[k];
    const bad = k === 'sluice';
    return `<circle cx="${x}" cy="${y}" r="${bad ? 13 : 10}" fill="${bad ? '#e0542b' : '#0b2f34'}" stroke="#fff" stroke-width="3.500"/>${bad ? `<text x="${x}" y="${y + 5}" text-anchor="middle" font-family="Saira" font-weight="800" font-size="14" fill="#fff">2</text>` : ''}<text x="${x + dx}" y="${y + dy}" font-family="Saira" font-weight="700" font-size="13.500" fill="#0b2f34" stroke="#eef1dc" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${name}</text>`;
  })
  .join('')}`;
// Nitrate at Lower Sluice, every second Sunday.
const graph = () => {
  const v = [24, 30, 74, 22, 14, 10];
  const px = (i) => 22 + i * 37;
  const py = (n) => 106 - n * 1.12;
  return `${[0, 50].map((n) => `<path d="M10 ${py(n)}H226" stroke="#c9c3aa" stroke-width="1"/>`).join('')}<text x="226" y="${py(50) - 5}" text-anchor="end" font-family="Saira" font-size="11" font-weight="600" fill="#58696a">50 mg/l nitrate</text><path d="M${v.map((n, i) => `${px(i)} ${py(n)}`).join('L')}V106H${px(0)}Z" fill="#2b7a80" opacity=".16"/><path d="M${v.map((n, i) => `${px(i)} ${py(n)}`).join('L')}" fill="none" stroke="#2b7a80" stroke-width="3.500" stroke-linejoin="round"/>${v.map((n, i) => `<circle cx="${px(i)}" cy="${py(n)}" r="${i === 2 ? 7 : 4.5}" fill="${i === 2 ? '#e0542b' : '#0b2f34'}" stroke="#f6f2e2" stroke-width="2"/>`).join('')}<circle cx="${px(2) + 13}" cy="${py(71)}" r="7" fill="#e0542b" stroke="#f6f2e2" stroke-width="2"/>${['1 Sep', '', '29 Sep', '', '27 Oct', ''].map((t, i) => t && `<text x="${px(i)}" y="125" text-anchor="middle" font-family="Saira" font-size="11.500" font-weight="600" fill="#0b2f34">${t}</text>`).join('')}`;
};

const draw = {
  creek,
  scales,
  strip,
  river,
  graph,
  reeds: () =>
    `${reed(470, 470, 300, -34, 8, 'blade2')}${mace(520, 470, 330, -16)}${reed(500, 470, 380, 40, 9, 'blade')}${reed(540, 470, 260, -70, 9, 'blade')}${mace(566, 470, 250, 14)}${reed(580, 470, 420, -30, 10, 'blade2')}${reed(556, 470, 330, 60, 9, 'blade')}${reed(600, 470, 300, -50, 10, 'blade')}${reed(448, 470, 170, -40, 7, 'blade')}${reed(20, 470, 210, 30, 8, 'blade')}${reed(44, 470, 150, -30, 8, 'blade2')}${reed(0, 470, 300, 26, 9, 'blade2')}${dragonfly(478, 96, 0.95, 28)}`,
  bank: () =>
    `<g>${creek()}<rect width="300" height="450" fill="#0a3a40" opacity=".35"/></g>${reed(20, 470, 330, -14, 9, 'blade2')}${reed(0, 470, 400, 30, 9, 'blade')}${reed(286, 470, 300, 16, 9, 'blade2')}${mace(288, 470, 396, -6)}${reed(300, 470, 360, -30, 8, 'blade')}`,
  kitchen: () =>
    `<rect width="300" height="450" fill="#f0c46a"/><rect y="388" width="300" height="62" fill="#8a5a30"/><rect y="388" width="300" height="7" fill="#a9733f"/>${many(7, (i) => many(9, (j) => `<rect x="${i * 50 - 20 + (j % 2) * 25}" y="${j * 44 - 6}" width="46" height="40" rx="2" fill="${(i * 3 + j * 5) % 7 === 0 ? '#e3a94a' : '#f5d28a'}"/>`))}<g transform="translate(268 388)"><path d="M-20-58H20L16-4Q15 0 11 0H-11Q-15 0-16-4Z" fill="#fdf6e4"/><path d="M19-48C40-50 38-18 16-18" stroke="#fdf6e4" stroke-width="6" fill="none"/><path d="M-20-58H20L19-46H-19Z" fill="#2b7a80"/></g><g transform="translate(20 388)"><path d="M-26-90H14V-20L30-14Q36-10 36 0H-26Z" fill="#2f6b46"/><path d="M-26-8H36V0H-26Z" fill="#17382a"/><path d="M-26-90H14V-78H-26Z" fill="#f4c531"/></g>`,
  frog: () =>
    '<circle cx="22" cy="22" r="22" fill="#f4c531"/><g fill="#3f7a3a"><ellipse cx="22" cy="27" rx="14" ry="10"/><circle cx="14" cy="16" r="5.500"/><circle cx="30" cy="16" r="5.500"/><path d="M8 26C2 28 4 38 12 38L17 35ZM36 26C42 28 40 38 32 38L27 35Z"/></g><path d="M14 28Q22 34 30 28" stroke="#17382a" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="14" cy="15.500" r="2.700" fill="#fff7c8"/><circle cx="30" cy="15.500" r="2.700" fill="#fff7c8"/><circle cx="14" cy="15.500" r="1.400" fill="#0b2f34"/><circle cx="30" cy="15.500" r="1.400" fill="#0b2f34"/>',
};
for (const node of document.querySelectorAll('[data-draw]')) {
  const name = node.dataset.draw;
  if (name === 'defs') node.innerHTML = defs;
  else if (node.closest(`#s${screen}`)) node.innerHTML = draw[name]();
}

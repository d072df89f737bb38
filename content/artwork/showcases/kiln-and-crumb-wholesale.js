const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

const slash = (x, y, length, width, angle) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M${-length} 0C${-length / 2} ${-width} ${length / 2} ${-width} ${length} 0C${length / 2} ${width * 0.7} ${-length / 2} ${width * 0.7} ${-length} 0Z" fill="#f3d5a0" stroke="#8a4a1d" stroke-width=".8"/>`;
const bread = {
  boule: `<circle cx="50" cy="50" r="46" fill="url(#crust)"/><g fill="none" stroke="#fff3da" stroke-opacity=".42" stroke-width="2.600">${[41, 34, 27, 20].map((r) => `<circle cx="50" cy="50" r="${r}" stroke-dasharray="${r * 0.7} ${r * 0.16}"/>`).join('')}</g>${slash(50, 50, 37, 8, -90)}${[-24, -8, 8, 24].map((y, i) => slash(33 + Math.abs(y) * 0.06, 52 + y, 11 - (i % 3), 3.4, 32) + slash(67 - Math.abs(y) * 0.06, 52 + y, 11 - (i % 3), 3.4, 148)).join('')}`,
  croissant: [0, 6, 1, 5, 2, 4, 3]
    .map((i) => {
      const a = ((198 + i * 24) * Math.PI) / 180;
      const size = 1 - Math.abs(i - 3) * 0.16;
      const [x, y] = [50 + 36 * Math.cos(a), 78 + 40 * Math.sin(a)];
      const turn = (a * 180) / Math.PI + 90;
      return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${8 + 6 * size}" ry="${26 * size}" fill="url(#flake)" stroke="#87471a" stroke-width="1.300"/><path d="M-4 ${-19 * size}C-6 ${-6 * size}-6 ${6 * size}-4 ${17 * size}M4 ${-20 * size}C3 ${-6 * size} 3 ${4 * size} 4 ${15 * size}" stroke="#fbdc9d" stroke-opacity=".7" stroke-width="1.600" fill="none" stroke-linecap="round"/></g>`;
    })
    .join(''),
  rolls: `<rect x="4" y="4" width="92" height="92" rx="12" fill="#4a3a31"/>${[0, 1, 2, 3].map((i) => `<g transform="translate(${28.5 + (i % 2) * 43} ${28.5 + Math.floor(i / 2) * 43})"><circle r="20.500" fill="url(#bun)"/><path d="M-10-7a13 13 0 0 1 12-7" stroke="#ffe3ae" stroke-width="3.500" fill="none" stroke-linecap="round" opacity=".8"/></g>`).join('')}`,
  baguette: `<g transform="rotate(-42 50 50)"><rect x="-8" y="36" width="116" height="28" rx="14" fill="url(#long)"/>${[8, 30, 52, 74, 94].map((x) => slash(x, 50, 12, 5, 28)).join('')}</g>`,
  loaf: `<rect x="4" y="22" width="92" height="58" rx="22" fill="url(#crust)"/><path d="M16 50C36 40 64 42 84 48C66 58 34 60 16 50Z" fill="#f3d5a0"/>${[
    [24, 36],
    [46, 32],
    [70, 36],
    [80, 62],
    [56, 68],
    [30, 66],
    [44, 50],
    [62, 50],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="3" fill="#431d12"/>`)
    .join('')}`,
};
const put = (kind, x, y, scale, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)"><g transform="translate(4 7)" opacity=".22" style="filter:brightness(0)">${bread[kind]}</g>${bread[kind]}</g>`;
const flour = Array.from(
  { length: 90 },
  (_, i) =>
    `<circle cx="${(i * 137.5) % 600}" cy="${(i * 71.3) % 450}" r="${0.7 + ((i * 7) % 5) * 0.35}" fill="#fff3da" opacity=".5"/>`,
).join('');
const tray = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="6" y="9" width="190" height="250" rx="16" fill="#000" opacity=".2"/><rect width="190" height="250" rx="16" fill="#5a463b"/><rect x="7" y="7" width="176" height="236" rx="11" fill="#3c2d25"/>${Array.from({ length: 12 }, (_, i) => `<g transform="translate(${38 + (i % 3) * 57} ${37 + Math.floor(i / 3) * 58})"><circle r="26.500" fill="url(#bun)"/><path d="M-13-9a17 17 0 0 1 15-9" stroke="#ffe3ae" stroke-width="4.500" fill="none" stroke-linecap="round" opacity=".8"/></g>`).join('')}</g>`;
const still = `<path d="M0 0h600v450H0z" fill="#d2673a"/><path d="M-20 330C120 250 200 470 640 240V470H-20Z" fill="#c2572c"/>${flour}${put('boule', 66, 96, 2.15, 18)}${put('baguette', 92, 330, 2.5, -14)}${put('croissant', 88, 436, 1.5, -20)}${tray(440, -40, 12)}${put('croissant', 520, 300, 1.9, 14)}${put('loaf', 500, 420, 1.6, -12)}`;
const clock =
  '<circle cx="26" cy="26" r="23" fill="none" stroke="#5a4233" stroke-width="6"/><circle cx="26" cy="26" r="23" fill="none" stroke="#eeb45c" stroke-width="6" stroke-dasharray="34 200" stroke-linecap="round" transform="rotate(228 26 26)"/><path d="M26 26 15 31M26 26 37 37" stroke="#fdf7ec" stroke-width="3.500" stroke-linecap="round"/><circle cx="26" cy="26" r="3" fill="#fdf7ec"/>';

const doughs = [
  ['White sourdough', '46 cafés, mix 20:40, 212 kg', 148, '#7b3a1a', 'boule'],
  ['Croissant butter', '52 cafés, folded at 17:00', 104, '#8a5518', 'croissant'],
  ['Milk dough', '38 cafés, 22 for football', 86, '#6e4a2a', 'rolls'],
  ['Baguette', '31 cafés, mix 23:15, 74 kg', 58, '#5f3520', 'baguette'],
  ['Fruit and rye', '14 cafés, soaked since noon', 22, '#472c22', 'loaf'],
];
const bench = doughs
  .map(
    ([name, note, trays, fill, kind], i) =>
      `<div class="dough" style="top:${98 + i * 69}px"><i style="width:${250 + trays * 1.15}px;background:${fill}"></i><svg viewBox="0 0 100 100">${bread[kind]}</svg><div class="t"><b>${name}</b><span>${note}</span></div><div class="n">${trays}<small>trays</small></div></div>`,
  )
  .join('');

const usual = [
  ['Sourdough', [0, 3, 3, 4, 4, 6, 5]],
  ['Croissant', [0, 3, 3, 3, 4, 4, 5]],
  ['Milk rolls', [0, 2, 2, 2, 2, 5, 3]],
  ['Baguette', [0, 2, 2, 2, 3, 3, 3]],
  ['Fruit loaf', [0, 1, 1, 1, 1, 1, 2]],
];
const week = `<b></b>${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((d) => `<u>${d}</u>`).join('')}${usual.map(([name, row]) => `<b>${name}</b>${row.map((n, i) => `<i class="${i === 5 ? 'up' : i ? '' : 'no'}">${n || '·'}</i>`).join('')}`).join('')}<b>Trays</b>${[0, 11, 11, 12, 14, 19, 18].map((n) => `<i class="sum">${n}</i>`).join('')}`;

const crumbs = Array.from(
  { length: 26 },
  (_, i) =>
    `<path d="M${40 + ((i * 53) % 130)} ${58 + ((i * 37) % 78)}l${2 + (i % 4)} -2 2 ${3 + (i % 3)}z" fill="${i % 2 ? '#d98d38' : '#f6c878'}"/>`,
).join('');
const photo = `<path d="M0 0h200v152H0z" fill="#6c7f83"/><path d="M0 0h200v152H0z" fill="#fff" opacity=".08"/><g stroke="#54666b" stroke-width="5">${[10, 46, 82, 118, 154, 190].map((x) => `<path d="M${x} 0V152"/>`).join('')}</g><path d="M-10 20 200 4l10 140L0 160Z" fill="#efe4d0"/><path d="M-10 20 200 4" stroke="#fff" stroke-width="3"/>${put('croissant', 52, 46, 0.74, -12)}${put('croissant', 146, 36, 0.76, 9)}
  <g transform="translate(98 98) rotate(-8) scale(1.350 .72) translate(-50 -50)">${bread.croissant}</g><path d="M66 96l14-6 8 10 12-8 9 9 14-7 12 9-9 12-18 3-14-5-16 4-14-8z" fill="#f9e3b4" stroke="#b5702b" stroke-width="1.500"/><path d="M78 100l8 5 9-3 10 5 11-4" stroke="#d9a45c" stroke-width="1.600" fill="none"/>${crumbs}
  <g fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"><path d="M40 70V58h14M158 70V58h-14M40 124v12h14M158 124v12h-14"/></g>`;

// Pickle, who sits by the crate.
const cat = `<g stroke-linecap="round"><path d="M150 238C206 246 214 200 186 182" stroke="#d98a3c" stroke-width="20" fill="none"/><path d="M196 222l10 6M198 204l12-1M192 188l8-9" stroke="#a9572a" stroke-width="5"/>
  <path d="M58 252C34 250 32 220 40 194C48 164 66 142 70 108L130 108C134 142 152 164 160 194C168 220 166 250 142 252Z" fill="#e39a4a"/><path d="M74 120C84 150 84 176 100 176S116 150 126 120Z" fill="#fdf0d8"/>
  <path d="M42 206c10-3 18-2 24 2M44 228c9-3 16-2 20 1M158 206c-10-3-18-2-24 2M156 228c-9-3-16-2-20 1M56 176c7 0 12 2 16 6M144 176c-7 0-12 2-16 6" stroke="#a9572a" stroke-width="5" fill="none"/>
  <path d="M78 178C76 206 76 232 72 252H99V190ZM122 178C124 206 124 232 128 252H101V190Z" fill="#e39a4a"/><path d="M100 192V250" stroke="#b56a2c" stroke-width="3"/><path d="M70 252c0-12 28-12 29 0zM101 252c0-12 28-12 29 0z" fill="#fdf0d8"/>
  <path d="M54 86C47 66 48 40 53 20C66 26 78 36 84 44C95 41 106 41 116 44C122 36 134 26 147 20C152 40 153 66 146 86C140 112 120 122 100 122C80 122 60 112 54 86Z" fill="#e39a4a"/><path d="M59 52C58 44 58 38 59 33C65 37 70 42 74 47ZM141 52C142 44 142 38 141 33C135 37 130 42 126 47Z" fill="#f1b8a0"/>
  <path d="M100 46v17M88 48l3 13M112 48l-3 13" stroke="#a9572a" stroke-width="5"/><path d="M54 84l14 1M57 95l12-3M146 84l-14 1M143 95l-12-3" stroke="#a9572a" stroke-width="4"/>
  <ellipse cx="100" cy="104" rx="20" ry="14" fill="#fdf0d8"/><ellipse cx="80" cy="79" rx="8.500" ry="9" fill="#dfe08a"/><ellipse cx="120" cy="79" rx="8.500" ry="9" fill="#dfe08a"/><ellipse cx="81" cy="79" rx="3" ry="7.500" fill="#25160f"/><ellipse cx="119" cy="79" rx="3" ry="7.500" fill="#25160f"/>
  <path d="M95 94h10l-5 6z" fill="#b5523a"/><path d="M100 100v4m0 0c-2 5-8 5-10 1m10-1c2 5 8 5 10 1" stroke="#6b3319" stroke-width="2" fill="none"/><path d="M74 101 44 96M74 107l-29 4M126 101l30-5M126 107l29 4" stroke="#fff7e6" stroke-width="1.600"/></g>`;
const bricks = Array.from(
  { length: 60 },
  (_, i) =>
    `<path d="M${(i % 6) * 58 + (Math.floor(i / 6) % 2) * 29 + 290} ${Math.floor(i / 6) * 38 + 2}h54v34h-54z" fill="${['#d99d70', '#dfa577', '#d3946a'][(i * 7) % 3]}"/>`,
).join('');
const door = `<path d="M0 0h600v450H0z" fill="#e8b48b"/>${bricks}<path d="M384-10h196v370H384z" fill="#fdf0d8"/><path d="M396-10h172v370H396z" fill="#434d30"/><path d="M414-10h136v150H414z" fill="#f9cf83"/><g fill="none" stroke="#323a23" stroke-width="4"><path d="M414 166h136v180H414z"/></g><circle cx="408" cy="208" r="7" fill="#eeb45c"/>
  <text x="482" y="66" text-anchor="middle" font-family="Fraunces" font-weight="640" font-size="26" fill="#7a3d17" style="font-variation-settings:'SOFT' 100">Marigold</text><text x="482" y="92" text-anchor="middle" font-family="Fraunces" font-weight="600" font-size="16" fill="#7a3d17">open from seven</text>
  <path d="M360 360h260v24H360z" fill="#c9b79c"/><path d="M300 384h320v80H300z" fill="#a8977f"/>
  ${put('boule', 376, 322, 0.86, 10)}${put('baguette', 352, 298, 1.05, -24)}${put('boule', 336, 330, 0.76, -10)}<g transform="translate(300 326)"><path d="M0 0h118l-7 68H7z" fill="#a9572a"/><path d="M-5-5h128v15H-5z" fill="#8a4520"/><g fill="#7b3a1a"><path d="M14 20h26v13H14zM48 20h26v13H48zM82 20h22v13H82zM16 43h25v13H16zM48 43h26v13H48zM82 43h20v13H82z"/></g></g>
  <g transform="translate(400 178) scale(.87)">${cat}</g>`;

const drawings = { still, clock, bench, week, photo, door };
for (const node of document.querySelectorAll('[data-draw]')) node.innerHTML = drawings[node.dataset.draw];
for (const node of document.querySelectorAll('[data-bread]')) node.innerHTML = bread[node.dataset.bread];

const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

// The same numbers at every visit: the drawing must not change between two photographs.
let seed = 11;
const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
const between = (a, b) => a + (b - a) * random();
const pick = (list) => list[Math.floor(random() * list.length)];
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const defs = `<defs>
<radialGradient id="glow"><stop stop-color="#ffdf8a"/><stop offset=".22" stop-color="#ffb638" stop-opacity=".75"/><stop offset=".55" stop-color="#f0702a" stop-opacity=".26"/><stop offset="1" stop-color="#f0702a" stop-opacity="0"/></radialGradient>
<linearGradient id="paper"><stop stop-color="#c12e17"/><stop offset=".3" stop-color="#ff7a35"/><stop offset=".5" stop-color="#ffe09a"/><stop offset=".7" stop-color="#ff8438"/><stop offset="1" stop-color="#b02812"/></linearGradient>
<linearGradient id="paper2"><stop stop-color="#c97a10"/><stop offset=".5" stop-color="#fff0bd"/><stop offset="1" stop-color="#c26f0c"/></linearGradient>
<linearGradient id="out"><stop stop-color="#2c2552"/><stop offset=".5" stop-color="#4b4277"/><stop offset="1" stop-color="#272049"/></linearGradient>
<radialGradient id="pan"><stop offset=".7" stop-color="#3b3431"/><stop offset=".95" stop-color="#211b19"/><stop offset="1" stop-color="#4c423d"/></radialGradient>
<radialGradient id="cake"><stop stop-color="#fff1b8"/><stop offset=".62" stop-color="#f7d36a"/><stop offset=".85" stop-color="#e2a032"/><stop offset="1" stop-color="#a9651a"/></radialGradient>
<radialGradient id="coal" cy=".6"><stop stop-color="#ffb03a"/><stop offset=".5" stop-color="#d9431d"/><stop offset="1" stop-color="#3a120a"/></radialGradient>
<linearGradient id="meat" x2="0" y2="1"><stop stop-color="#d98446"/><stop offset=".35" stop-color="#a85224"/><stop offset="1" stop-color="#5c2510"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter></defs>`;

// A paper lantern, 28 units wide: light 0 is out, 1 is everything still to be had.
const lantern = (
  x,
  y,
  scale,
  light,
  kind = 'paper',
  halo = 46,
) => `<g transform="translate(${x} ${y}) scale(${scale})">
${light ? `<circle r="${halo}" fill="url(#glow)" opacity="${light}"/>` : ''}
<path d="M-14 0C-14-8-10-13-6-14H6C10-13 14-8 14 0C14 8 10 13 6 14H-6C-10 13-14 8-14 0Z" fill="url(#${light ? kind : 'out'})" opacity="${light ? 0.45 + light * 0.55 : 1}"/>
<path d="M-7-14C-9-6-9 6-7 14M0-14V14M7-14C9-6 9 6 7 14" stroke="${light ? '#8a1f0c' : '#1b1538'}" stroke-opacity=".35" fill="none"/>
<path d="M-6-17H6V-14H-6ZM-5 14H5V17H-5Z" fill="${light ? '#ffcf62' : '#4b4277'}"/><path d="M-2 17V25M0 17V27M2 17V25" stroke="${light ? '#ffcf62' : '#4b4277'}" stroke-width="1"/></g>`;

const roof = (x, y, w, h, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="3" y="5" width="${w}" height="${h}" fill="#0d0a1f" opacity=".6"/><rect width="${w}" height="${h / 2}" fill="#6d3547"/><rect y="${h / 2}" width="${w}" height="${h / 2}" fill="#4b2540"/>${many(Math.floor(w / 6), (i) => `<path d="M${i * 6 + 3} 0V${h}" stroke="#2c1631" stroke-width=".8" opacity=".7"/>`)}<path d="M0 ${h / 2}H${w}" stroke="#a2576a" stroke-width="2"/></g>`;
const tree = (x, y, r) =>
  `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${r}" fill="#0d0a1f" opacity=".5"/>${many(7, (i) => `<circle cx="${(Math.cos(i * 0.9) * r * 0.45).toFixed(1)}" cy="${(Math.sin(i * 0.9) * r * 0.45).toFixed(1)}" r="${(r * 0.62).toFixed(1)}" fill="${i % 2 ? '#234a48' : '#1c3d42'}"/>`)}<circle cx="${-r * 0.2}" cy="${-r * 0.25}" r="${r * 0.4}" fill="#2f5c54"/></g>`;
const table = (x, y, taken) =>
  `<g transform="translate(${x} ${y})">${many(4, (i) => `<circle cx="${i % 2 ? 7 : -7}" cy="${i < 2 ? -5 : 5}" r="2.600" fill="${i < taken ? '#f2a65e' : '#7fc98b'}"/>`)}<rect x="-4.500" y="-5.500" width="9" height="11" rx="2" fill="#c9bfe6"/></g>`;

const awnings = ['#a8344a', '#2f6f86', '#5a4fa0', '#b0662c', '#3a7a5c'];
// Ninety stalls: six rows of fifteen, in pairs back to back, tables between the pairs.
const rows = [0, 32, 92, 124, 184, 216];
const lot = (chosen) => {
  let under = '';
  let lights = '';
  rows.forEach((y, r) => {
    for (let c = 0; c < 15; c += 1) {
      const x = c * 36;
      const light = r === chosen[0] && c === chosen[1] ? 1 : pick([0, 0.32, 0.32, 0.6, 0.6, 0.95, 0.95, 1]);
      const tone = pick(awnings);
      under += `<g transform="translate(${x} ${y})"><path d="M-16-13V15M16-13V15" stroke="#6b60a0" stroke-width=".8" opacity=".6"/><rect x="-13" y="-9" width="26" height="18" rx="2" fill="${tone}" opacity="${0.42 + light * 0.5}"/>${many(3, (i) => `<rect x="${-9 + i * 8}" y="-9" width="4" height="18" fill="#fff2dc" opacity="${0.1 + light * 0.22}"/>`)}</g>`;
      lights += lantern(x, y, 0.5, light, random() > 0.7 ? 'paper2' : 'paper', 44);
    }
  });
  const seats = many(
    14,
    (c) =>
      table(c * 36 + 18, 62, Math.floor(random() * 5)) + table(c * 36 + 18, 154, Math.floor(random() * 5)),
  );
  return under + seats + lights;
};
const letters = rows
  .map(
    (y, i) =>
      `<text x="-30" y="${y + 4}" font-family="Paytone" font-size="13" fill="#b3a6dd">${'ABCDEF'[i]}</text>`,
  )
  .join('');
const map =
  () => `<rect width="560" height="380" fill="#17132f"/><g transform="rotate(-7 280 190) translate(36 146) scale(.9)">
<path d="M-90-44H620V244H-90Z" fill="#262048"/><path d="M-90-44H620M-90 244H620" stroke="#4d437d" stroke-width="2"/>
<path d="M-90-160L-60 330" stroke="#302856" stroke-width="24"/>
${many(9, (i) => roof(-30 + i * 66 + (i % 3) * 5, -88 + (i % 2) * 6, 50, 28, i % 2 ? -3 : 4))}${many(8, (i) => roof(-10 + i * 68, -126 + (i % 3) * 4, 46, 26, i % 2 ? 5 : -4))}
${many(8, (i) => roof(-20 + i * 66, 258 + (i % 2) * 6, 50, 28, i % 2 ? 3 : -4))}${tree(36, -58, 15)}${tree(208, -62, 12)}${tree(390, -56, 16)}${tree(108, 262, 14)}${tree(318, 264, 12)}${tree(-40, 120, 16)}${tree(-44, 210, 12)}
${letters}${lot([4, 6])}
<g transform="translate(216 184)"><circle r="20" fill="none" stroke="#fff4df" stroke-width="2.500"/><path d="M18.6-7.4 138-54" stroke="#fff4df" stroke-width="2.500" stroke-dasharray="1 6" stroke-linecap="round"/></g></g>
<path d="M0 0H560V158C400 130 180 170 0 160Z" fill="url(#veil)"/><linearGradient id="veil" x2="0" y2="1"><stop stop-color="#17132f"/><stop offset=".7" stop-color="#17132f" stop-opacity=".88"/><stop offset="1" stop-color="#17132f" stop-opacity="0"/></linearGradient>`;

const shrimp = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 3C-6-5 3-8 6-2C7 1 5 4 2 4C4 1 2-2-1-1C-3 0-3 2-3 4Z" fill="#f0703a"/><path d="M-5 1-2 1M-3-3-1-1M1-5 1-2M5-3 3-1" stroke="#fff" stroke-width=".9" opacity=".75"/><path d="M-5 3-8 6-3 6Z" fill="#d9502a"/></g>`;
const cake = (x, y, top) =>
  `<g transform="translate(${x} ${y})"><circle r="15.500" fill="#171210"/><circle r="14" fill="url(#cake)"/><circle r="11.500" fill="none" stroke="#fffbe4" stroke-width="1" stroke-dasharray="2 3" opacity=".7"/>${top}${many(5, () => `<path d="M${between(-8, 8).toFixed(1)} ${between(-8, 8).toFixed(1)}l2.500 1" stroke="#3f8f3f" stroke-width="1.600" stroke-linecap="round"/>`)}</g>`;
const pan = () =>
  `<circle cx="3" cy="6" r="56" fill="#3a2412" opacity=".35" filter="url(#soft)"/><circle r="56" fill="url(#pan)"/><circle r="53" fill="none" stroke="#6b5d55" stroke-width="1"/>${cake(0, 0, shrimp(0, 0, 10))}${many(6, (i) => cake(Math.cos(i * 1.047) * 35, Math.sin(i * 1.047) * 35, shrimp(0, 0, i * 70)))}`;

const skewer = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-46 3H98" stroke="#140905" stroke-width="17" stroke-linecap="round" opacity=".5" filter="url(#soft)"/><path d="M-62 0H70" stroke="#a9bd6d" stroke-width="4.500" stroke-linecap="round"/><path d="M-62-1H-30" stroke="#dbe6a8" stroke-width="1.500"/><rect x="-20" y="-9" width="74" height="18" rx="9" fill="url(#meat)"/><path d="M-12-5C4-8 26-3 46-6" stroke="#ffd9a0" stroke-width="2" fill="none" opacity=".75" stroke-linecap="round"/>${many(4, (i) => `<path d="M${-10 + i * 16}-9l7 18" stroke="#2a0d04" stroke-width="3" opacity=".55"/>`)}${many(8, () => `<circle cx="${between(-14, 48).toFixed(1)}" cy="${between(-6, 5).toFixed(1)}" r="1.100" fill="${pick(['#f6e2b0', '#5f9c3c'])}"/>`)}</g>`;
const grill = () =>
  `<rect width="184" height="98" fill="#2a0f0a"/>${many(46, () => `<path transform="translate(${between(-4, 186).toFixed(0)} ${between(-4, 100).toFixed(0)}) rotate(${between(0, 180).toFixed(0)}) scale(${between(0.8, 1.5).toFixed(2)})" d="M-9-5 3-9 10-2 6 7-7 8Z" fill="${pick(['url(#coal)', 'url(#coal)', '#4a1a10', '#2a1410'])}"/>`)}${many(10, (i) => `<path d="M${i * 20 + 4} 0V98" stroke="#0d0605" stroke-width="3.500"/><path d="M${i * 20 + 3.5} 0V98" stroke="#8a7468" stroke-width="1"/>`)}${skewer(70, 14, -7)}${skewer(88, 40, -4)}${skewer(72, 66, -6)}${skewer(92, 90, -5)}`;

const cable = (y, sag, lamps) =>
  `<path d="M-20 ${y}Q300 ${y + sag * 2} 620 ${y - 20}" fill="none" stroke="#0d0a1f" stroke-width="2"/>${lamps.map(([t, scale, light, kind]) => lantern(-20 + 640 * t, (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + sag * 2) + t * t * (y - 20) + 17 * scale, scale, light, kind)).join('')}`;
const draw = {
  strings: () =>
    `<g stroke="#b92f18" stroke-width="1.500" fill="none">${many(16, (i) => `<path d="M${-60 + i * 48} 460C${-40 + i * 48} 300 ${i * 48} 160 ${40 + i * 48}-10"/>`)}</g>${lantern(24, 44, 1.3, 0.9, 'paper2', 54)}<path d="M24-10V22" stroke="#7d1c0c" stroke-width="2"/>`,
  map,
  grill,
  pan,
  logo: () => lantern(12, 14, 0.9, 1, 'paper', 1),
  near: () =>
    `<rect width="262" height="118" fill="#262048"/><g transform="translate(-40 -76) rotate(-4) scale(1.250)">${lot([2, 4])}</g><path d="M262 60C236 70 170 92 150 78C140 70 142 62 132 56" fill="none" stroke="#fff4df" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>`,
  dimming: () =>
    `<rect width="190" height="74" fill="#262048"/>${lantern(44, 34, 1.05, 1, 'paper', 52)}<path d="M82 36h24m-7-7 7 7-7 7" stroke="#cfc4e4" stroke-width="2.500" fill="none" stroke-linecap="round"/>${lantern(146, 34, 1.05, 0.4, 'paper', 46)}`,
  lanterns: () =>
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#120e28"/><stop offset="1" stop-color="#3a2458"/></linearGradient><rect width="600" height="450" fill="url(#sky)"/><circle cx="330" cy="470" r="330" fill="url(#glow)" opacity=".35"/>${cable(
      -24,
      20,
      [
        [0.52, 1.1, 0.5, 'paper'],
        [0.66, 1, 0.7, 'paper2'],
        [0.82, 1.2, 0.9, 'paper'],
        [0.95, 1.1, 0.6, 'paper2'],
      ],
    )}${cable(40, 150, [
      [0.04, 1.7, 1, 'paper'],
      [0.52, 2, 0.9, 'paper'],
      [1, 2.2, 1, 'paper'],
    ])}${cable(210, 120, [
      [0.02, 2.1, 0.7, 'paper2'],
      [0.55, 1.6, 0.7, 'paper2'],
    ])}${cable(350, 60, [
      [0.03, 1.6, 0.5, 'paper'],
      [0.97, 1.8, 0.8, 'paper2'],
    ])}`,
};
for (const node of document.querySelectorAll('[data-draw]')) {
  const name = node.dataset.draw;
  if (name === 'defs') node.innerHTML = defs;
  else if (node.closest(`#s${screen}`)) node.innerHTML = draw[name]();
}

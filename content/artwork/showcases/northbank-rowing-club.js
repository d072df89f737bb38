const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

const red = '#e04a3f';

// A shell seen from above, bow to the right: rowers face the stern.
const rower = (x, side, shirt, hair) => `<g transform="translate(${x} 0)">
  <path d="M-11 ${-4 * side}L20 ${74 * side}" stroke="#f1ddbd" stroke-width="2.600" stroke-linecap="round"/><path d="M14 ${59 * side}l9 22" stroke="none"/>
  <g transform="translate(22 ${79 * side}) rotate(${68 * side})"><rect x="-10" y="-4.500" width="22" height="9" rx="2.500" fill="${red}"/><rect x="-3" y="-4.500" width="4.500" height="9" fill="#fff"/></g>
  <path d="M-4 0L-2 ${20 * side}M8 0L-2 ${20 * side}" stroke="#b9c8d4" stroke-width="1.600"/>
  <path d="M1-3.500H-15M1 3.500H-15" stroke="#d99a70" stroke-width="4" stroke-linecap="round"/>
  <path d="M3-8L-11 ${-4 * side}M3 8L-10 ${-1 * side}" stroke="#d99a70" stroke-width="3.600" stroke-linecap="round"/>
  <ellipse cx="4" rx="5.500" ry="10" fill="${shirt}"/><circle cx="3" r="5" fill="${hair}"/><path d="M6-1.500h5" stroke="${hair}" stroke-width="3" stroke-linecap="round"/></g>`;
const hairs = ['#2a1a12', '#8a4b22', '#e2b566', '#1a1414', '#5b3419', '#b9692b', '#2a1a12', '#d9a552'];
const hull = (half, width, fill) =>
  `<path d="M${-half} 0C${-half * 0.6} ${-width} ${half * 0.55} ${-width} ${half} 0C${half * 0.55} ${width} ${-half * 0.6} ${width} ${-half} 0Z" fill="${fill}"/>`;
const eight = (
  pitch = 47,
) => `${hull(pitch * 5.6, 13, '#0b1a30').replace('<path', '<path transform="translate(4 9)" opacity=".35"')}
  ${hull(pitch * 5.6, 12, '#fbf4e6')}${hull(pitch * 4.6, 8, '#c88746')}<circle cx="${pitch * 5.6}" r="4" fill="${red}"/>
  ${Array.from({ length: 8 }, (_, i) => rower((i - 3.3) * pitch, i % 2 ? 1 : -1, '#10233f', hairs[i])).join('')}
  <g transform="translate(${-4.35 * pitch} 0)"><ellipse rx="6" ry="9" fill="${red}"/><circle r="5" fill="#2a1a12"/></g>`;
const glints = Array.from(
  { length: 52 },
  (_, i) =>
    `<path d="M${((i * 151) % 640) - 20} ${(i * 67) % 200}h${14 + ((i * 13) % 40)}" stroke="${i % 4 ? '#2d6188' : '#f3bf9b'}" stroke-opacity="${i % 4 ? 0.85 : 0.5}" stroke-width="${1.4 + (i % 3) * 0.5}" stroke-linecap="round"/>`,
).join('');
const hero = `<path d="M0 0h600v190H0z" fill="#1b3d63"/>${glints}<g transform="translate(474 92) rotate(-9) scale(1.06)"><path d="M-262 0C-330-6-420-16-540-20M-262 0C-330 6-420 16-540 26" stroke="#8fb8cf" stroke-width="2" fill="none" opacity=".55"/>${eight()}</g>`;
const mark =
  '<path d="M3 19 15 5" stroke="#10233f" stroke-width="2.200" stroke-linecap="round"/><path d="M17 19 5 5" stroke="#10233f" stroke-width="2.200" stroke-linecap="round"/><path d="M12 6l4-5 3 3-4 5zM8 6 4 1 1 4l4 5z" fill="#cf2f2f"/>';
const dawn = `<path d="M0 0h600v450H0z" fill="#f3bf9b"/><circle cx="22" cy="236" r="92" fill="#f9dcb9"/><path d="M0 236h600v214H0z" fill="#8fb0c4"/>${Array.from({ length: 20 }, (_, i) => `<path d="M${((i * 31) % 60) - 26} ${246 + i * 11}h${18 + ((i * 17) % 34)}" stroke="${i % 3 ? '#6f97b0' : '#f9dcb9'}" stroke-width="3" stroke-linecap="round"/>`).join('')}<path d="M0 236V222c14-3 24-10 40-9s30 8 46 9 40-4 514-3v17z" fill="#46627c"/>`;
const gauge =
  '<rect x="1" width="18" height="92" rx="9" fill="#e4ecee"/><path d="M1 44h18v39a9 9 0 0 1-18 0z" fill="#2d6188"/><path d="M0 19h27" stroke="#cf2f2f" stroke-width="3.500"/><path d="M22 44h6M22 68h6M22 84h6M22 32h6M22 56h6" stroke="#8ea1b3" stroke-width="1.600"/>';

// The shed, side on: posts, arms, and the shells that lie on them.
const shell = (x, y, length, crew, name, note, kind = '', status = '') => {
  const fill = { on: '#f5d061', hurt: '#3a2029', out: 'none' }[kind] ?? '#f6ecda';
  const ink = { hurt: '#ff9d91', on: '#f5d061' }[kind] ?? '#f0f4f6';
  const soft = kind === 'hurt' ? '#ff9d91' : '#b4c5d5';
  const stroke =
    {
      hurt: 'stroke="#ff6b5c" stroke-width="1.800"',
      out: 'stroke="#7f97b0" stroke-width="1.500" stroke-dasharray="4 4"',
    }[kind] ?? '';
  const frame = (at) =>
    `<path d="M${at - 7} 1l7-11 7 11M${at} -10v11" stroke="${kind === 'hurt' ? '#ff6b5c' : '#9fb2c6'}" stroke-width="1.600" fill="none" stroke-linejoin="round"/>`;
  const frames =
    kind === 'out'
      ? ''
      : Array.from({ length: crew }, (_, i) => frame(length * (0.22 + (0.56 * (i + 0.5)) / crew))).join('');
  const paint =
    kind === 'out' || kind === 'hurt'
      ? ''
      : `<path d="M${length * 0.03} 5C${length * 0.2} 10 ${length * 0.8} 10 ${length * 0.97} 5" stroke="${kind === 'on' ? '#10233f' : '#c88746'}" stroke-width="2.600" fill="none"/><path d="M${length * 0.84} .5h${length * 0.05}l-3 12.500h${-length * 0.05}z" fill="${red}"/><circle cx="${length}" cy="1" r="3" fill="${red}"/>`;
  return `<g transform="translate(${x} ${y})">${frames}<path d="M0 1C${length * 0.1}-2 ${length * 0.9}-2 ${length} 1C${length * 0.9} 19 ${length * 0.1} 19 0 1Z" fill="${fill}" ${stroke}/>${paint}
  <text y="35" font-family="Hanken" font-size="13" font-weight="700" fill="${ink}">${name}<tspan font-weight="500" font-size="11.500" fill="${soft}" dx="6">${note}</tspan></text><text x="${length}" y="35" text-anchor="end" font-family="Hanken" font-size="11.500" font-weight="500" fill="${soft}">${status}</text></g>`;
};
const racks = [93, 154, 215, 276, 337, 398];
const lamp = (x) =>
  `<path d="M${x} -10V24" stroke="#55708f" stroke-width="2"/><path d="M${x - 20} 38l14-15h12l14 15z" fill="#c88746"/><path d="M${x - 20} 38h40l120 420h-280z" fill="url(#glow)"/>`;
const shed = `<defs><linearGradient id="glow" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f5d061" stop-opacity=".34"/><stop offset=".8" stop-color="#f5d061" stop-opacity="0"/></linearGradient></defs>
  <path d="M0 0h410v450H0z" fill="#12233d"/>${Array.from({ length: 14 }, (_, i) => `<path d="M${i * 31} 0v450" stroke="#182e4d" stroke-width="2"/>`).join('')}
  ${lamp(348)}<text x="22" y="54" font-family="Epilogue" font-weight="700" font-size="34" letter-spacing="-1.400" fill="#fff">The shed, Friday</text>
  <g stroke="#7c5126" stroke-width="8"><path d="M14 74V450M224 74V450M396 74V450"/></g>
  ${racks.map((y) => `<path d="M8 ${y + 17}h394" stroke="#b0763c" stroke-width="5" stroke-linecap="round"/>`).join('')}
  ${shell(26, 93, 360, 8, 'Ada Whitlock', '8+, 65 to 75 kg', '', 'Booked, 05:30')}${shell(26, 154, 360, 8, 'Second Tide', '8+, 75 to 85 kg', '', 'Free all day')}
  ${shell(26, 215, 188, 4, 'Marjorie Bell', '4−, 70 to 80 kg', 'on')}${shell(236, 215, 150, 1, 'Wren', '1x, 55 to 65 kg')}
  ${shell(26, 276, 188, 4, 'Old Cobber', '4+, crack, seat 3', 'hurt')}${shell(236, 276, 150, 1, 'Heron', '1x, 75 to 85 kg')}
  ${shell(26, 337, 188, 2, 'Salt and Pepper', '2x, 65 kg')}${shell(236, 337, 150, 2, 'Kingfisher', '2−, 75 kg')}
  ${shell(26, 398, 188, 2, 'Doctor Lim', '2x, on the water', 'out')}${shell(236, 398, 150, 2, 'Learner 1', '2x, anyone')}`;

const seats = [
  ['Cox', 'Pip Marlow'],
  ['Stroke', 'Hollis'],
  ['7', 'Tran'],
  ['6', 'Bright'],
  ['5', 'Kovac'],
  ['4', 'Vance'],
  ['3', 'Osman'],
  ['2', 'Ellery'],
  ['Bow', 'Nakamura'],
];
const crew = `<path d="M133 2C147 50 147 220 133 266C119 220 119 50 133 2Z" fill="#c88746"/><path d="M133 2C141 50 141 220 133 266C125 220 125 50 133 2Z" fill="#f4ead8"/>
  ${seats
    .map(([seat, name], i) => {
      const y = 17 + i * 28.5;
      const left = i % 2 === 0;
      const x = left ? 18 : 156;
      if (!i)
        return `<circle cx="133" cy="${y}" r="11" fill="#cf2f2f"/><text x="133" y="${y + 4}" text-anchor="middle" font-size="11" font-weight="800" fill="#fff" font-family="Hanken">C</text><text x="154" y="${y + 4.5}" font-family="Hanken" font-size="13.500" font-weight="700" fill="#10233f">${name}</text>`;
      return `<path d="M133 ${y}H${left ? 30 : 236}" stroke="#d9c4a4" stroke-width="2.500"/><rect x="${left ? 12 : 232}" y="${y - 5}" width="22" height="10" rx="3" fill="#cf2f2f"/><circle cx="133" cy="${y}" r="11" fill="#10233f"/><text x="133" y="${y + 4}" text-anchor="middle" font-size="11" font-weight="700" fill="#fff" font-family="Hanken">${{ Stroke: 'S', Bow: 'B' }[seat] ?? seat}</text><text x="${left ? 42 : 154}" y="${y + 4.5}" font-family="Hanken" font-size="13.500" font-weight="700" fill="#10233f" stroke="#fbfaf6" stroke-width="6" paint-order="stroke">${name}</text>`;
    })
    .join('')}`;

// The gauge fills the picture: the river is the chart.
const levels = [1.18, 1.14, 1.12, 1.13, 1.16, 1.2, 1.24, 1.27, 1.31, 1.35, 1.38, 1.42, 1.45, 1.47, 1.48];
const at = (metres) => 450 - (metres - 0.7) * 178;
const points = levels.map((level, i) => [i * 46, at(level)]);
const line = points.map(([x, y], i) => (i ? `S${x - 22} ${y} ${x} ${y}` : `M0 ${y}`)).join('');
const limit = (metres, title, note) =>
  `<path d="M0 ${at(metres)}H600" stroke="#cf2f2f" stroke-width="3"/><text x="346" y="${at(metres) - 9}" font-family="Hanken" font-weight="700" font-size="14" fill="#a81d1d">${title}</text><text x="580" y="${at(metres) - 9}" text-anchor="end" font-family="Epilogue" font-weight="700" font-size="15" fill="#a81d1d">${note}</text>`;
const river = `<path d="M0 0h600v450H0z" fill="#f6d2b4"/>${[1.9, 1.7, 1.3, 1.1, 0.9].map((m) => `<path d="M0 ${at(m)}H600" stroke="#e6b890" stroke-width="1.200"/>`).join('')}
  <path d="${line}V460H0Z" fill="#2d6188"/><path d="${line}" transform="translate(0 34)" stroke="#5a8cae" stroke-width="2" fill="none"/><path d="${line}V460H0Z" transform="translate(0 66)" fill="#1b3d63"/><path d="${line}" stroke="#10233f" stroke-width="4" fill="none"/>
  ${limit(2.1, 'Nobody rows above', '2.10')}${limit(1.7, 'No novices above', '1.70')}
  <path d="M506 ${at(1.42)}V450" stroke="#f6d2b4" stroke-width="2" stroke-dasharray="4 5"/><circle cx="506" cy="${at(1.42)}" r="8.500" fill="#fff" stroke="#10233f" stroke-width="4"/>
  <path d="M428 281h156a8 8 0 0 1 8 8v13a8 8 0 0 1-8 8h-73l-5 6-5-6h-73a8 8 0 0 1-8-8v-13a8 8 0 0 1 8-8z" fill="#10233f" transform="translate(0 -5)"/><text x="506" y="295" text-anchor="middle" font-family="Hanken" font-weight="700" font-size="13" fill="#fff">05:30 goes ahead</text>
  <g font-family="Hanken" font-weight="700" font-size="12.500" fill="#fff" text-anchor="middle"><text x="368" y="432">02:00</text><text x="437" y="432">03:30</text><text x="506" y="432" stroke="#1b3d63" stroke-width="5" paint-order="stroke">05:00</text><text x="570" y="432">06:30</text></g>`;

const drawings = { hero, mark, dawn, gauge, shed, crew, river };
for (const node of document.querySelectorAll('[data-draw]')) node.innerHTML = drawings[node.dataset.draw];

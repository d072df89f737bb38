const screen = new URLSearchParams(location.search).get('screen') ?? '0';
document.body.dataset.screen = screen;

// The same numbers at every visit: the drawing must not change between two photographs.
let seed = 5;
const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
const at = (x, y, scale, markup, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${markup}</g>`;

const defs = `<defs>
<linearGradient id="body" x2="0" y2="1"><stop stop-color="#3f9a78"/><stop offset=".3" stop-color="#1f7558"/><stop offset="1" stop-color="#0f4637"/></linearGradient>
<linearGradient id="dark" x2="0" y2="1"><stop stop-color="#4a5551"/><stop offset="1" stop-color="#1c2422"/></linearGradient>
<linearGradient id="steel" x2="0" y2="1"><stop stop-color="#f3f5f2"/><stop offset=".45" stop-color="#b5bdb8"/><stop offset="1" stop-color="#7a8580"/></linearGradient>
<linearGradient id="warm" x2="0" y2="1"><stop stop-color="#ff9a52"/><stop offset="1" stop-color="#d9500e"/></linearGradient>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#e2b57c"/><stop offset="1" stop-color="#c08a4c"/></linearGradient>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#235e4e"/><stop offset="1" stop-color="#0c2e27"/></linearGradient>
<radialGradient id="disc"><stop stop-color="#d9dfdb"/><stop offset=".7" stop-color="#aab4ae"/><stop offset="1" stop-color="#dfe5e1"/></radialGradient>
<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="4"/></filter></defs>`;

// The tools, drawn lying on their shelf: 0 0 is the middle of the foot.
const drill = `<path d="M62-106H96" stroke="url(#steel)" stroke-width="6"/><path d="M66-109 72-103M74-109 80-103M82-109 88-103" stroke="#5c6662" stroke-width="1.500"/><path d="M34-122H52L64-112V-100L52-90H34Z" fill="url(#dark)"/><path d="M40-121V-91M46-121V-91" stroke="#6c7873" stroke-width="1.500"/>
<path d="M-44-88-34-30H-2L-10-88Z" fill="url(#body)"/><path d="M-30-82-24-34M-20-82-14-34" stroke="#0c382c" stroke-width="3" opacity=".6"/><path d="M-9-84H8C8-74 4-66-5-62Z" fill="url(#warm)"/>
<path d="M-60-132H20C32-132 36-126 36-118V-96C36-88 30-82 20-82H-52C-64-82-68-90-68-100V-118C-68-126-66-132-60-132Z" fill="url(#body)"/><path d="M-58-127H18" stroke="#8fd3b6" stroke-width="2.500" stroke-linecap="round" opacity=".8"/><path d="M22-132C32-132 37-126 37-118V-96C37-88 32-82 22-82Z" fill="url(#warm)"/>${many(4, (i) => `<path d="M${-56 + i * 9}-118V-98" stroke="#0a3026" stroke-width="3.500" stroke-linecap="round"/>`)}<rect x="-18" y="-117" width="37" height="19" rx="4" fill="#f8efdc"/><text x="0.500" y="-103" text-anchor="middle" font-family="Epilogue" font-weight="800" font-size="13" fill="#14463a">18 V</text>
<path d="M-46-32H14C20-32 22-28 22-24V-6C22-2 18 0 14 0H-46C-52 0-54-4-54-8V-24C-54-28-52-32-46-32Z" fill="url(#dark)"/><path d="M-54-20H22V-12H-54Z" fill="url(#warm)"/>`;
const teeth = (r, count) =>
  `M${Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const b = a + ((Math.PI * 2) / count) * 0.72;
    return `${(Math.cos(a) * r * 1.06).toFixed(1)} ${(Math.sin(a) * r * 1.06).toFixed(1)}L${(Math.cos(b) * r * 0.94).toFixed(1)} ${(Math.sin(b) * r * 0.94).toFixed(1)}`;
  }).join('L')}Z`;
const disc = (r, count = 36) =>
  `<path d="${teeth(r, count)}" fill="url(#disc)" stroke="#77827d" stroke-width="1"/><circle r="${r * 0.68}" fill="none" stroke="#8a9590" stroke-width="1"/>${many(4, (i) => `<path d="M${r * 0.5} 0A${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.43} ${r * 0.25}" transform="rotate(${i * 90 + 20})" stroke="#5f6a65" stroke-width="${r * 0.05}" fill="none" stroke-linecap="round"/>`)}<circle r="${r * 0.24}" fill="url(#dark)"/><circle r="${r * 0.1}" fill="url(#steel)"/>`;
const saw = `<g transform="translate(-6 -34)">${disc(46)}</g><path d="M-58-32A52 52 0 0 1 46-36L30-34A36 36 0 0 0-42-32Z" fill="url(#body)"/><path d="M-56-38A52 52 0 0 1 44-44" fill="none" stroke="#8fd3b6" stroke-width="2.500" opacity=".8"/><path d="M-20-92C-14-116 34-118 52-96L70-62 58-54 40-84C30-96 2-96-6-84Z" fill="url(#body)"/><path d="M34-98 48-88 56-74" stroke="#0c382c" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M20-84 28-76 22-68" fill="url(#warm)"/><path d="M18-68H72C80-68 84-62 84-54V-36C84-30 80-26 72-26H34C30-44 26-56 18-68Z" fill="url(#dark)"/><path d="M58-68H66V-26H58Z" fill="url(#warm)"/><rect x="-82" y="-16" width="176" height="9" rx="2" fill="url(#steel)"/><path d="M-40-7H26C18 10-32 10-40-7Z" fill="none"/>`;
const ladder = `<path d="M-34 0-14-150M34 0 14-150" stroke="#a9b3ae" stroke-width="7"/><path d="M-46 0-16-152" stroke="#8b5e2c" stroke-width="0"/>${many(
  5,
  (i) => {
    const t = 0.14 + i * 0.18;
    const w = 33 - 20 * t;
    return `<rect x="${-w}" y="${-150 * t - 3}" width="${w * 2}" height="8" rx="2" fill="url(#warm)"/>`;
  },
)}<path d="M-36 0-16-150M36 0 16-150" stroke="url(#ladder)" stroke-width="8" stroke-linecap="round"/><linearGradient id="ladder" gradientUnits="userSpaceOnUse" x1="-36" x2="36"><stop stop-color="#e9eeea"/><stop offset="1" stop-color="#9aa5a0"/></linearGradient><rect x="-20" y="-157" width="40" height="10" rx="3" fill="url(#body)"/>`;
const trimmer = `<path d="M0-20H104L112-13 104-8H0Z" fill="url(#steel)"/>${many(10, (i) => `<path d="M${6 + i * 10}-20 ${9 + i * 10}-28 ${13 + i * 10}-20ZM${6 + i * 10}-8 ${9 + i * 10} 0 ${13 + i * 10}-8Z" fill="#8b9691"/>`)}<path d="M-70-40C-70-52-58-54-44-50L4-34V-2H-44C-64-2-70-16-70-40Z" fill="url(#body)"/><path d="M-58-36C-58-42-50-42-42-40L-26-34C-24-24-28-16-40-16-54-16-58-24-58-36Z" fill="#f8efdc"/><path d="M-8-38C-14-64 22-66 20-38" fill="none" stroke="url(#dark)" stroke-width="7" stroke-linecap="round"/><path d="M-70-26C-92-26-84 2-112-2" stroke="#1c2422" stroke-width="4" fill="none"/><rect x="-14" y="-26" width="12" height="16" rx="3" fill="url(#warm)"/>`;
const sander = `<path d="M-44-6H44V0H-44Z" fill="#b98a54"/><path d="M-46-16H46V-6H-46Z" fill="url(#dark)"/><path d="M-36-16C-40-36-30-40-30-60C-30-84 30-84 30-60C30-40 40-36 36-16Z" fill="url(#body)"/><path d="M-30-62C-30-86 30-86 30-62C18-56-18-56-30-62Z" fill="url(#dark)"/><path d="M-24-46C-26-36-30-30-30-22" stroke="#8fd3b6" stroke-width="2.500" fill="none"/><path d="M34-30H52C62-34 78-34 82-22 84-10 72-8 60-12L52-18H36Z" fill="url(#warm)"/><rect x="-10" y="-42" width="20" height="12" rx="3" fill="#f8efdc"/>`;
const clamp = `<rect x="-8" y="-128" width="11" height="128" fill="url(#steel)"/>${many(11, (i) => `<path d="M-8 ${-116 + i * 10}H3" stroke="#7a8580" stroke-width="1.500"/>`)}<path d="M-10-130H52V-114H-10ZM-10-62H44V-46H-10Z" fill="url(#body)"/><rect x="34" y="-88" width="8" height="62" fill="url(#steel)"/><rect x="28" y="-92" width="20" height="7" rx="2" fill="url(#dark)"/><rect x="29" y="-30" width="18" height="34" rx="6" fill="url(#warm)"/><rect x="40" y="-114" width="14" height="7" fill="url(#dark)"/>`;
const level = `<rect x="-84" y="-22" width="168" height="22" rx="3" fill="url(#warm)"/><rect x="-22" y="-18" width="44" height="12" rx="6" fill="#d6f06a"/><ellipse cx="2" cy="-13" rx="7" ry="4" fill="#f8ffd8"/><path d="M-9-18V-6M12-18V-6" stroke="#31420a" stroke-width="1.500"/><circle cx="-62" cy="-11" r="7" fill="#d6f06a" stroke="#7a2c05"/><circle cx="62" cy="-11" r="7" fill="#d6f06a" stroke="#7a2c05"/>`;
const tools = { drill, saw, ladder, trimmer, sander };

const code = (size) => {
  const n = 13;
  const u = size / n;
  const eye = (x, y) =>
    `<path d="M${x * u} ${y * u}h${u * 4}v${u * 4}h${-u * 4}z" fill="#10251f"/><path d="M${(x + 0.8) * u} ${(y + 0.8) * u}h${u * 2.4}v${u * 2.4}h${-u * 2.4}z" fill="#fff"/><path d="M${(x + 1.4) * u} ${(y + 1.4) * u}h${u * 1.2}v${u * 1.2}h${-u * 1.2}z" fill="#10251f"/>`;
  let d = '';
  for (let y = 0; y < n; y += 1)
    for (let x = 0; x < n; x += 1)
      if (random() > 0.5 && !((x < 5 && (y < 5 || y > 7)) || (x > 7 && y < 5)))
        d += `M${(x * u).toFixed(1)} ${(y * u).toFixed(1)}h${u.toFixed(2)}v${u.toFixed(2)}h${-u.toFixed(2)}z`;
  return `<path d="${d}" fill="#10251f"/>${eye(0, 0)}${eye(9, 0)}${eye(0, 9)}`;
};
const text = (x, y, size, words, fill = '#10251f', more = '') =>
  `<text x="${x}" y="${y}" font-family="Epilogue" font-weight="800" font-size="${size}" fill="${fill}" letter-spacing="-.03em" ${more}>${words}</text>`;
const label = (x, y, name, number, hint) =>
  at(
    x,
    y,
    1,
    `<rect x="2" y="4" width="196" height="92" rx="5" fill="#0c2e27" opacity=".18"/><rect width="196" height="92" rx="5" fill="#fffdf6"/><g transform="translate(12 13)">${code(66)}</g>${text(90, 34, 16, name[0])}${text(90, 51, 16, name[1])}${text(90, 78, 18, number, '#c84a0c')}<text x="139" y="78" font-family="Epilogue" font-weight="600" font-size="11" fill="#5f6a5c">${hint}</text>`,
  );
const shelfTag = (x, y, number, on) =>
  at(
    x,
    y,
    1,
    `<path d="M0-8V2" stroke="#10251f" stroke-width="1.500"/><path d="M-21 7-15 1H15L21 7V31H-21Z" fill="${on ? '#ffb26e' : '#fffaf0'}" stroke="#a98f66" stroke-width=".8"/><circle cy="6" r="2" fill="#10251f"/>${text(0, 25, 13, number, '#10251f', 'text-anchor="middle"')}`,
  );
const plank = (y) =>
  `<rect x="-10" y="${y}" width="620" height="15" fill="url(#wood)"/><rect x="-10" y="${y + 15}" width="620" height="9" fill="#0c2e27" opacity=".25"/>${many(5, (i) => `<path d="M${i * 130} ${y + 4 + (i % 3) * 3}q50 3 110 0" stroke="#a5733a" fill="none" stroke-width="1"/>`)}`;
const stand = (x, y, s, tool) =>
  at(x, y, s, `<ellipse cy="1" rx="80" ry="7" fill="#0c2e27" opacity=".35" filter="url(#soft)"/>${tool}`);
const shelves =
  () => `<rect width="600" height="450" fill="#9fc2ad"/>${many(13, (i) => `<path d="M${i * 50} 0V450" stroke="#8bb09a" stroke-width="2"/>`)}
${stand(88, 134, 0.86, drill)}${stand(240, 134, 0.8, sander)}${stand(370, 134, 0.78, clamp)}${stand(412, 134, 0.7, clamp)}${stand(520, 134, 0.74, level)}${stand(520, 117, 0.74, level)}${plank(134)}${shelfTag(88, 144, '0214')}${shelfTag(240, 144, '0902')}${shelfTag(396, 144, '0455')}${shelfTag(520, 144, '0760')}
${stand(92, 312, 0.86, trimmer)}${stand(310, 312, 1.05, saw)}${stand(510, 312, 0.9, drill)}${plank(312)}${shelfTag(88, 322, '0311')}${shelfTag(310, 322, '0087', true)}${shelfTag(510, 322, '0215')}
${stand(90, 452, 0.62, saw)}${stand(520, 470, 0.9, sander)}`;
const scene = (back, markup) => `<rect width="180" height="150" fill="${back}"/>${markup}`;
const board = `<path d="M-10 96H190V120H-10Z" fill="url(#wood)"/><path d="M-10 104Q60 100 190 106M-10 113Q80 110 190 114" stroke="#a5733a" fill="none"/><path d="M-10 120H190V126H-10Z" fill="#8f6330"/>`;
const hand = (x, y, turn, sleeve) =>
  at(
    x,
    y,
    1,
    `<path d="M-60-15C-40-17-24-16-12-14V14C-24 16-40 17-60 16Z" fill="${sleeve}"/><path d="M-14-15H-6V15H-14Z" fill="#f8efdc"/><path d="M-7-13C4-18 16-16 20-9 25-2 24 8 18 12 10 17 0 15-7 12Z" fill="#b9764a"/><path d="M8-13C14-6 14 6 9 13M15-11C20-5 20 5 15 11" stroke="#7c4524" fill="none" stroke-width="1.500"/>`,
    turn,
  );
const photoBack = ['#c9b48e', '#a9bfb0', '#d8c8a6', '#b7c3bd'];
const draw = {
  logo: () =>
    '<rect x="11" y="12" width="4" height="13" fill="#8b5a2b"/><circle cx="13" cy="10" r="10" fill="#1f7558"/><path d="M8 13 15.500 5.500M15.500 5.500a3 3 0 1 0 2.500 2.500" stroke="#f8efdc" stroke-width="2.400" fill="none" stroke-linecap="round"/>',
  arches: () =>
    `<g fill="#d9530f">${many(4, (i) => `<path d="M${-70 + i * 190} 460V190A80 80 0 0 1 ${90 + i * 190} 190V460Z"/>`)}</g><g fill="none" stroke="#f58a4e" stroke-width="3">${many(4, (i) => `<path d="M${-56 + i * 190} 460V190A66 66 0 0 1 ${76 + i * 190} 190V460M${10 + i * 190} 124V460M${-56 + i * 190} 230H${76 + i * 190}"/>`)}</g><path d="M-10 40H610M-10 48H610" stroke="#d9530f" stroke-width="3"/>`,
  hero: () =>
    `<rect width="266" height="178" fill="url(#sky)"/><circle cx="140" cy="96" r="76" fill="#2f7a63" opacity=".7"/>${at(126, 164, 1.02, `<ellipse cx="-10" cy="0" rx="74" ry="8" fill="#041813" opacity=".7" filter="url(#soft)"/>${drill}`)}`,
  tag: () =>
    `<path d="M100-60C84-20 116 0 100 50" fill="none" stroke="#f8efdc" stroke-width="4"/><g transform="rotate(5 100 50)"><path d="M20 96 62 34H138L180 96V320Q180 328 172 328H28Q20 328 20 320Z" fill="#8f3204" opacity=".5" transform="translate(5 10)" filter="url(#soft)"/><path d="M20 96 62 34H138L180 96V320Q180 328 172 328H28Q20 328 20 320Z" fill="#fff6e2"/><circle cx="100" cy="58" r="12" fill="#d9530f" stroke="#14463a" stroke-width="5"/><g transform="translate(42 96)">${code(116)}</g>${text(40, 254, 40, '0214')}${text(41, 279, 15, 'Cordless drill')}<text x="41" y="308" font-family="Patrick" font-size="19" fill="#c84a0c">bits are in the lid!</text></g>`,
  shelf: () => `${shelves()}<rect width="600" height="450" fill="#0c2e27" opacity=".05"/>`,
  camera: () =>
    `<g transform="translate(-303 -268) scale(1.320)">${shelves()}</g><path d="M0 0H214V262H0ZM66 152V210H148V152Z" fill="#04140f" fill-rule="evenodd" opacity=".28"/><path d="M66 168V152H82M132 152H148V168M148 194V210H132M82 210H66V194" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  eyes: () =>
    scene(
      '#f7b27c',
      `<path d="M28 160C34 122 62 112 90 112S146 122 152 160Z" fill="#14463a"/><path d="M74 88H106V118C98 128 82 128 74 118Z" fill="#9c5f38"/><ellipse cx="90" cy="70" rx="34" ry="42" fill="#b9764a"/><path d="M54 62C48 14 132 14 126 62C120 44 104 40 90 40S60 44 54 62Z" fill="#2a1810"/><path d="M52 66C44 6 136 6 128 66" fill="none" stroke="#10251f" stroke-width="6"/><rect x="43" y="52" width="17" height="34" rx="8" fill="url(#warm)"/><rect x="120" y="52" width="17" height="34" rx="8" fill="url(#warm)"/><path d="M60 60H120C124 60 124 82 112 82C100 82 98 76 90 76S80 82 68 82C56 82 56 60 60 60Z" fill="#d9f1ea" opacity=".92" stroke="#14463a" stroke-width="4"/><circle cx="76" cy="70" r="3" fill="#2a1810"/><circle cx="104" cy="70" r="3" fill="#2a1810"/><path d="M66 66l8-4M94 66l8-4" stroke="#fff" stroke-width="2.500"/><path d="M80 97Q90 103 100 97" stroke="#5c2c14" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    ),
  clamped: () =>
    scene(
      '#b9d8c4',
      `<path d="M-10 126H190V160H-10Z" fill="#14463a"/>${board}${at(36, 152, 0.98, clamp)}${at(112, 152, 0.98, clamp)}`,
    ),
  hands: () =>
    scene(
      '#f3dba6',
      `${board}${at(96, 106, 0.82, saw)}${hand(130, 34, 158, '#14463a')}${hand(60, 40, 24, '#14463a')}<path d="M17 84H45m-8-7 8 7-8 7" stroke="#c84a0c" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  still: () =>
    scene(
      '#9fc2ad',
      `<g transform="translate(90 80)">${disc(50, 30)}</g><path d="M34 62A60 60 0 0 1 128 34" fill="none" stroke="#10251f" stroke-width="5" stroke-linecap="round" stroke-dasharray="16 10"/><circle cx="134" cy="112" r="23" fill="url(#warm)" stroke="#9fc2ad" stroke-width="4"/><path d="M127 102V122M141 102V122" stroke="#2a0d00" stroke-width="6" stroke-linecap="round"/>`,
    ),
  blade: () =>
    `<rect width="214" height="190" fill="#c9b48e"/>${many(6, (i) => `<path d="M0 ${20 + i * 34}Q100 ${10 + i * 34} 214 ${24 + i * 34}" stroke="#b0966a" fill="none" stroke-width="2"/>`)}<circle cx="112" cy="112" r="96" fill="#3a2912" opacity=".3" filter="url(#soft)"/><g transform="translate(107 104) rotate(8)">${disc(90, 48)}<path d="M-60-30A66 66 0 0 1-20-62" stroke="#fff" stroke-width="9" opacity=".55" fill="none" stroke-linecap="round"/></g>`,
  photo: (name) => {
    const i = Object.keys(tools).indexOf(name) % 4;
    const [x, y, s, cx, cy] = {
      trimmer: [66, 66, 0.9, 10, 46],
      ladder: [46, 112, 0.86, 46, 40],
      sander: [44, 70, 0.76, 44, 62],
      drill: [26, 108, 0.86, 66, 18],
    }[name];
    return `<rect width="92" height="74" fill="${photoBack[i]}"/><path d="M0 58H92V74H0Z" fill="#10251f" opacity=".14"/>${at(x, y, s, tools[name])}<circle cx="${cx}" cy="${cy}" r="14" fill="none" stroke="#fff" stroke-width="5"/><circle cx="${cx}" cy="${cy}" r="14" fill="none" stroke="#e23a12" stroke-width="3"/>`;
  },
  bench: () =>
    `<path d="M0 0H600V450H0Z" fill="#b9d8c4"/><path d="M330 450C420 300 600 330 600 330V450Z" fill="#a5c9b3"/><rect x="388" y="252" width="188" height="190" fill="#0c2e27" opacity=".2" filter="url(#soft)"/>${label(372, 266, ['Tile', 'cutter'], '1188', 'shelf 9')}${label(372, 361, ['Cordless', 'drill'], '0216', 'shelf 4')}<rect x="356" y="118" width="228" height="146" rx="20" fill="url(#dark)"/><rect x="356" y="118" width="228" height="60" rx="20" fill="#55615c"/><rect x="366" y="250" width="208" height="10" rx="5" fill="#050b09"/><rect x="376" y="136" width="120" height="26" rx="6" fill="#0d2a20"/>${text(386, 154, 13, '2 of 6 printed', '#8df0b9')}<circle cx="552" cy="149" r="12" fill="url(#warm)"/><path d="M374 196H566M374 208H566M374 220H566" stroke="#0f1614" stroke-width="4" stroke-linecap="round"/>`,
};
for (const node of document.querySelectorAll('[data-draw]')) {
  const [name, more] = node.dataset.draw.split(':');
  if (name === 'defs') node.innerHTML = defs;
  else if (node.closest(`#s${screen}`)) node.innerHTML = draw[name](more);
}

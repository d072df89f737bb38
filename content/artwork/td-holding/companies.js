import { say } from '../shared/language.js';

/** The nine members of the group, each with a small view of its work, 240 x 110. */
const [wine, plum, gold, bronze, sand, cream, moss, rust] =
  '#4b1c31 #7b3550 #d9ad62 #a8742a #ecdcc4 #fbf6ee #6c7440 #b4552f'.split(' ');

const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const farms = `<path d="M0 0h240v110H0z" fill="#f0dcb4"/><circle cx="186" cy="34" r="17" fill="${gold}"/><path d="M0 62c50-16 90-12 130-4s80 2 110-8v60H0z" fill="${moss}"/>
  ${many(7, (i) => `<path d="M120 60 ${-60 + i * 60} 110" stroke="#8d9554" stroke-width="5"/>`)}
  <path d="M40 64V46l18-12 18 12v18z" fill="${cream}"/><path d="m34 48 24-17 24 17-4 5-20-14-20 14z" fill="${rust}"/><path d="M53 64V52h10v12z" fill="${wine}"/>`;

const grain = `<path d="M0 0h240v110H0z" fill="#dcb873"/>${[74, 112, 150].map((x, i) => `<path d="M${x} 110V${40 - (i % 2) * 12}h32v80z" fill="${cream}"/><path d="M${x + 20} 110V${40 - (i % 2) * 12}h12v80z" fill="${sand}"/><path d="M${x} ${41 - (i % 2) * 12}c0-22 32-22 32 0z" fill="${plum}"/>`).join('')}
  ${many(11, (i) => `<g transform="translate(${10 + i * 23} 112) rotate(${(i % 3) * 8 - 8})"><path d="M0 0C0-18 2-28 8-36" stroke="${bronze}" stroke-width="2.5" fill="none"/><path d="M8-36c-6 2-8 8-6 14M9-32c4 2 4 7 1 11M5-26c-6 2-7 6-6 11" stroke="#7a5217" stroke-width="3.500" fill="none" stroke-linecap="round"/></g>`)}`;

const storage = `<path d="M0 0h240v110H0z" fill="#cdb9a6"/><path d="M0 92h240v18H0z" fill="#8d7763"/><path d="M24 96V44l96-26 96 26v52z" fill="${plum}"/><path d="M24 44l96-26 96 26v8L120 27 24 52z" fill="${wine}"/><path d="M62 96V56h116v40z" fill="#2a0f1c"/>
  ${many(3, (i) => `<path d="M${72 + i * 34} 96V70h28v26z" fill="${[gold, rust, gold][i]}"/><path d="M${83 + i * 34} 70h6v10h-6z" fill="${cream}"/>`)}<path d="M89 70V58h28v12z" fill="${bronze}"/>`;

const building = `<path d="M0 0h240v110H0z" fill="${gold}"/><path d="M112 110V48h74v62z" fill="${cream}"/>${many(12, (i) => `<path d="M${120 + (i % 4) * 16} ${55 + Math.floor(i / 4) * 18}h10v11h-10z" fill="${i > 3 ? plum : sand}"/>`)}
  <path d="M112 48V38M136 48V38M186 48V38" stroke="${wine}" stroke-width="3"/><path d="M66 110V18h8v92z" fill="${wine}"/><path d="M66 34l8 10M66 48l8 10M66 62l8 10M66 76l8 10M66 90l8 10" stroke="${gold}" stroke-width="2"/><path d="M38 24h150v5H38z" fill="${wine}"/><path d="M70 12 44 24h52z" fill="none" stroke="${wine}" stroke-width="3"/><path d="M38 29h14v12H38z" fill="${rust}"/><path d="M160 28v11" stroke="${wine}" stroke-width="2"/><path d="M152 39h16v7h-16z" fill="${rust}"/>`;

const transport = `<path d="M0 0h240v110H0z" fill="#e7c9a0"/><path d="M0 66 50 34l44 26 50-34 96 46v38H0z" fill="#cf9f68"/><path d="M0 86h240v24H0z" fill="#43303a"/><path d="M10 99h30M70 99h30M130 99h30M190 99h30" stroke="${gold}" stroke-width="3"/>
  <path d="M46 46h96v40H46z" fill="${cream}"/><path d="M46 58h96v8H46z" fill="${rust}"/><path d="M146 54h26l16 18v16h-42z" fill="${plum}"/><path d="M154 60h15l9 12h-24z" fill="#f0dcb4"/><path d="M42 84h148v6H42z" fill="#2a0f1c"/>${[64, 88, 166].map((x) => `<circle cx="${x}" cy="90" r="9" fill="#17080f"/><circle cx="${x}" cy="90" r="3.500" fill="${sand}"/>`).join('')}`;

const fishery = `<path d="M0 0h240v110H0z" fill="#eed9bd"/><circle cx="64" cy="62" r="26" fill="${rust}"/><path d="M0 70h240v40H0z" fill="#3e5a5e"/>${many(9, (i) => `<path d="M${(i * 61) % 220} ${78 + (i % 3) * 11}h26" stroke="#7fa09b" stroke-width="3" stroke-linecap="round"/>`)}
  <path d="M96 66h98l-14 22h-70z" fill="${wine}"/><path d="M96 66h98l-3 6H99z" fill="${gold}"/><path d="M138 66V12h5v54z" fill="#2a0f1c"/><path d="M146 16c26 10 36 28 38 44h-38z" fill="${cream}"/><path d="M134 24c-16 8-24 22-26 36h26z" fill="${gold}"/>`;

const timber = `<path d="M0 0h240v110H0z" fill="#d5d0a8"/>${many(7, (i) => `<g transform="translate(${14 + i * 36} ${94 - (i % 2) * 10})"><path d="M-3 0h6v16h-6z" fill="#5a3a22"/><path d="M0-62 17-30h-8l14 30h-46l14-30h-8z" fill="${i % 2 ? '#55602f' : moss}"/></g>`)}<path d="M0 98h240v12H0z" fill="#8d7a46"/>
  ${[
    [150, 98],
    [172, 98],
    [194, 98],
    [161, 80],
    [183, 80],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="#e6c389"/><circle cx="${x}" cy="${y}" r="11" fill="none" stroke="#6b4321" stroke-width="3"/><circle cx="${x}" cy="${y}" r="4" fill="none" stroke="${bronze}" stroke-width="2"/>`,
    )
    .join('')}`;

const turbine = (x, y, s, turn) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-2 0h4l3 80h-10z" fill="${cream}"/>${[0, 120, 240].map((a) => `<path d="M0 0C-6-16-4-36 0-48 4-36 5-16 0 0z" fill="${cream}" transform="rotate(${turn + a})"/>`).join('')}<circle r="4" fill="${gold}"/></g>`;
const energy = `<path d="M0 0h240v110H0z" fill="#a8566a"/><path d="M0 82c60-22 130-24 240-8v36H0z" fill="${plum}"/><path d="M0 96c80-14 160-12 240-4v18H0z" fill="${wine}"/>${turbine(58, 48, 0.7, 14)}${turbine(118, 40, 0.9, 50)}${turbine(186, 52, 0.62, 86)}
  ${many(3, (i) => `<path d="M${120 + i * 40} 106l8-14h26l-6 14z" fill="#2f3f5a" stroke="${gold}" stroke-width="1.500"/>`)}`;

const homes = `<path d="M0 0h240v110H0z" fill="#ead0bd"/>${[
  [14, 48, rust, 34],
  [52, 32, cream, 40],
  [96, 40, gold, 36],
  [136, 26, plum, 38],
  [178, 36, cream, 46],
]
  .map(
    ([x, y, tone, w]) =>
      `<path d="M${x} 110V${y}h${w}v90z" fill="${tone}"/><path d="M${x - 3} ${y}h${w + 6}v-6h-${w + 6}z" fill="${wine}"/>${many(3, (i) => `<path d="M${x + 7} ${y + 9 + i * 23}h${w - 14}v12h-${w - 14}z" fill="${tone === plum ? gold : wine}"/>`)}`,
  )
  .join('')}<path d="M0 104h240v6H0z" fill="${wine}"/>`;

const company = (drawing, english, vietnamese, place, people) => ({
  drawing,
  name: say(english, vietnamese),
  place,
  people: say(`${people} people`, `${people} người`),
});

export const companies = [
  company(farms, 'Farms', 'Nông trại', 'Lâm Đồng', 412),
  company(grain, 'Grain', 'Lúa gạo', 'An Giang', 268),
  company(storage, 'Storage', 'Kho bãi', 'Long An', 190),
  company(building, 'Building', 'Xây dựng', say('Ho Chi Minh City', 'TP. Hồ Chí Minh'), 640),
  company(transport, 'Transport', 'Vận tải', 'Bình Dương', 315),
  company(fishery, 'Fishery', 'Thuỷ sản', 'Cà Mau', 356),
  company(timber, 'Timber', 'Rừng trồng', 'Quảng Nam', 148),
  company(energy, 'Energy', 'Năng lượng', 'Ninh Thuận', 84),
  company(homes, 'Homes', 'Nhà ở', 'Đồng Nai', 127),
];

export const view = (index) =>
  `<svg viewBox="0 0 240 110" preserveAspectRatio="xMidYMax slice">${companies[index].drawing}</svg>`;

/** The mark: nine doors, one inside the other. */
export const mark = (ink, light) =>
  `<svg viewBox="0 0 40 40" class="mark"><path d="M3 38V19a17 17 0 0 1 34 0v19z" fill="${ink}"/><path d="M9 38V20a11 11 0 0 1 22 0v18M14.500 38V21a5.500 5.500 0 0 1 11 0v17" fill="none" stroke="${light}" stroke-width="2.200"/></svg>`;

import { brick, cream, green, mustard, plain, rule, slab } from './words.js';

const slide = (y, name, value, share) =>
  `${plain(34, y, 20, name, { fill: green, weight: 650 })}${slab(306, y, 22, value, { anchor: 'end' })}<path d="M34 ${y + 22}h272" stroke="#d5c9ab" stroke-width="8" stroke-linecap="round"/><path d="M34 ${y + 22}h${272 * share}" stroke="${green}" stroke-width="8" stroke-linecap="round"/><circle cx="${34 + 272 * share}" cy="${y + 22}" r="13" fill="${mustard}" stroke="${green}" stroke-width="4"/>`;
const found = [
  ['$71', '2019', '5 faults'],
  ['$62', '2018', '4 faults'],
  ['$49', '2017', '9 faults'],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${cream}"/><path d="M340 0h220v400H340z" fill="${green}"/>
  ${slide(56, 'A week, up to', '$75', 0.62)}${slide(132, 'Boot, from', '380 l', 0.48)}${slide(208, 'Fuel, up to', '6.5 l', 0.55)}
  ${plain(34, 288, 20, 'Seats', { fill: green, weight: 650 })}${[4, 5, 7].map((seats, i) => `<rect x="${150 + i * 54}" y="262" width="46" height="40" rx="6" fill="${i === 1 ? green : '#fff'}" stroke="${green}" stroke-width="2.500"/>${slab(173 + i * 54, 290, 21, `${seats}`, { anchor: 'middle', fill: i === 1 ? '#fff' : green })}`).join('')}
  <path d="M34 326h272" stroke="${rule}" stroke-width="2"/>${plain(34, 364, 19, 'Brand and model')}${plain(306, 364, 19, 'any', { anchor: 'end' })}
  ${slab(364, 62, 32, '9 cars', { fill: '#fff', more: 'letter-spacing="-.6"' })}
  ${found
    .map(
      ([price, name, faults], i) =>
        `<g transform="translate(364 ${88 + i * 98})"><rect width="172" height="86" rx="6" fill="#fff"/>${slab(16, 38, 28, price, { fill: brick })}${plain(74, 37, 17, 'a week')}${plain(16, 68, 18.5, `${name}, ${faults}`, { fill: green, weight: 600 })}</g>`,
    )
    .join('')}
</svg>`;

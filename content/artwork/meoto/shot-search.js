import { say } from '../shared/language.js';
import { brick, cream, green, mustard, plain, rule, slab } from './words.js';

const slide = (y, name, value, share) =>
  `${plain(34, y, 20, name, { fill: green, weight: 650 })}${slab(306, y, 22, value, { anchor: 'end' })}<path d="M34 ${y + 22}h272" stroke="#d5c9ab" stroke-width="8" stroke-linecap="round"/><path d="M34 ${y + 22}h${272 * share}" stroke="${green}" stroke-width="8" stroke-linecap="round"/><circle cx="${34 + 272 * share}" cy="${y + 22}" r="13" fill="${mustard}" stroke="${green}" stroke-width="4"/>`;
const found = [
  [85, '2019', 5],
  [74, '2018', 4],
  [59, '2017', 9],
];
/** Wider where the words are longer. */
const card = say({ x: 364, width: 172, unit: 74 }, { x: 356, width: 188, unit: 82 });

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${cream}"/><path d="M340 0h220v400H340z" fill="${green}"/>
  ${slide(56, say('A week, up to', 'Mỗi tuần, tối đa'), say('$90', '90 $'), 0.68)}${slide(132, say('Boot, from', 'Cốp, từ'), say('380 L', '380 lít'), 0.48)}${slide(208, say('Fuel, up to', 'Xăng, tối đa'), say('6.5 L/100 km', '6,5 L/100 km'), 0.55)}
  ${plain(34, 288, 20, say('Seats', 'Số chỗ'), { fill: green, weight: 650 })}${[4, 5, 7].map((seats, i) => `<rect x="${150 + i * 54}" y="262" width="46" height="40" rx="6" fill="${i === 1 ? green : '#fff'}" stroke="${green}" stroke-width="2.500"/>${slab(173 + i * 54, 290, 21, `${seats}`, { anchor: 'middle', fill: i === 1 ? '#fff' : green })}`).join('')}
  <path d="M34 326h272" stroke="${rule}" stroke-width="2"/>${plain(34, 364, 19, say('Brand and model', 'Hãng và dòng xe'))}${plain(306, 364, 19, say('any', 'bất kỳ'), { anchor: 'end' })}
  ${slab(card.x, 62, 32, say('9 cars', '9 xe'), { fill: '#fff', more: 'letter-spacing="-.6"' })}
  ${found
    .map(
      ([dollars, name, faults], i) =>
        `<g transform="translate(${card.x} ${88 + i * 98})"><rect width="${card.width}" height="86" rx="6" fill="#fff"/>${slab(16, 38, 28, say(`$${dollars}`, `${dollars} $`), { fill: brick })}${plain(card.unit, 37, 17, say('a week', 'mỗi tuần'))}${plain(16, 68, say(18.5, 17.5), say(`${name}, ${faults} faults`, `${name}, ${faults} lỗi`), { fill: green, weight: 600 })}</g>`,
    )
    .join('')}
</svg>`;

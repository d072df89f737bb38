import { say } from '../shared/language.js';
import { count, tell } from './words.js';

const quarters = [
  [say('Q4', 'Quý 4'), 96, 70, 34, 13],
  [say('Q1', 'Quý 1'), 108, 66, 40, 14],
  [say('Q2', 'Quý 2'), 92, 84, 36, 14],
  [say('Q3', 'Quý 3'), 122, 82, 45, 16],
];
/** The four lines of the ledger, in the colours that the giving page has for them. */
const parts = [
  [0, say('Check-ups', 'Khám'), '#c8506f'],
  [say(140, 102), say('Boats', 'Ghe'), '#2a7a7c'],
  [say(240, 184), say('Beds', 'Chỗ nằm'), '#e0a04a'],
  [say(330, 314), say('Office', 'Văn phòng'), '#12494a'],
];
/** Of the auditor's stamp: wider where its word is long. */
const radius = say(54, 58);

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#e8b25e"/><rect x="22" y="22" width="516" height="378" rx="16" fill="#fdf7ef"/>
  ${tell(48, 70, 28, say('The ledger, each quarter', 'Sổ thu chi hằng quý'), { more: 'letter-spacing="-.6"' })}
  ${parts.map(([x, part, tone]) => `<circle cx="${60 + x}" cy="98" r="8" fill="${tone}"/>${count(76 + x, 104, 17.5, part, { weight: 550 })}`).join('')}
  <path d="M48 356h464" stroke="#12494a" stroke-width="2.500"/>
  ${quarters
    .map(([name, ...amounts], i) => {
      const x = 56 + i * 92;
      let y = 355;
      const bars = amounts.map((amount, k) => {
        const height = amount * 0.79;
        y -= height;
        return `<path d="M${x} ${y}h66v${height - 2}h-66z" fill="${parts[k][2]}"/>`;
      });
      return `${bars.join('')}${count(
        x + 33,
        y - 8,
        18,
        amounts.reduce((a, b) => a + b),
        { anchor: 'middle', weight: 650 },
      )}${count(x + 33, 384, 18, name, { anchor: 'middle', weight: 550 })}`;
    })
    .join('')}
  <g transform="translate(468 226)"><circle r="${radius}" fill="none" stroke="#c8506f" stroke-width="4"/><circle r="${radius - 8}" fill="none" stroke="#c8506f" stroke-width="1.500"/><g transform="rotate(-12)">${tell(0, say(-3, -1), say(18, 16), say('Audited', 'Kiểm toán'), { fill: '#c8506f', anchor: 'middle' })}${count(0, say(20, 22), 16, say('12 Oct', '12/10'), { fill: '#c8506f', anchor: 'middle' })}</g></g>
  ${count(468, 312, 16, say('million VND', 'triệu đồng'), { fill: '#66736f', weight: 500, anchor: 'middle' })}
</svg>`;

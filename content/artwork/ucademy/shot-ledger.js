import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const shares = [
  [inWords('Dr Imogen Hale', 'TS. Imogen Hale'), '$19.50', 50, '#ffd84a', '#2a2000', '#e3b824'],
  [inWords('Dr Kofi Anane', 'TS. Kofi Anane'), '$9.75', 25, '#f7c6c0', '#5a1626', '#d99a96'],
  ['Illawong Bay', '$5.85', 15, '#f6f1e7', '#141a3f', '#c9c6cf'],
  ['UCademy', '$3.90', 10, '#8fa2ff', '#141a3f', '#6478ea'],
];

let from = 92;
let to = 36;
const rows = shares
  .map(([name, sum, share, tone, ink, flow]) => {
    const thick = (share / 100) * 216;
    const [height, top, start] = [Math.max(62, share * 2.2), to, from];
    from += thick;
    to += height + 12;
    return `<path d="M160 ${start}C230 ${start} 220 ${top} 280 ${top}V${top + height}C220 ${top + height} 230 ${start + thick} 160 ${start + thick}z" fill="${flow}"/>
      <rect x="278" y="${top}" width="260" height="${height}" rx="10" fill="${tone}"/>${say(inWords(294, 290), top + height / 2 + 7, inWords(19.5, 17), name, { fill: ink, weight: 550 })}${say(inWords(522, 526), top + height / 2 + 8, inWords(24, 22), inWords(sum, `${sum.slice(1).replace('.', ',')} $`), { fill: ink, weight: 650, anchor: 'end', more: inWords('letter-spacing="-.5"', '') })}`;
  })
  .join('');

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#2136b4"/>${rows}
  <rect x="22" y="92" width="140" height="216" rx="12" fill="#fff"/>${say(92, 190, 44, inWords('$39', '39 $'), { anchor: 'middle', fill: '#2136b4', weight: 700, more: 'letter-spacing="-1.500"' })}
  ${say(92, 218, 18, inWords('module 3', 'học phần 3'), { anchor: 'middle', fill: '#5b6699', weight: 500 })}${say(92, 242, 18, inWords('paid 20:14', 'trả lúc 20:14'), { anchor: 'middle', fill: '#5b6699', weight: 500 })}
</svg>`;

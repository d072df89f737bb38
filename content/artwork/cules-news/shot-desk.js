import { garnet, gold, loud, navy, plain } from './words.js';

const ready = [
  ['Corner', 28, 178],
  ['Goal for us', 222, 178],
  ['Change', 28, 238],
  ['Yellow card', 222, 238],
];
const queue = [
  ['71', 'Adeyemi. 2:1.', 'sent'],
  ['74', 'Ito for Marsh', 'next'],
  ['78', 'Corner, again', 'after'],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${gold}"/><path d="M0 0h560v40H0z" fill="${garnet}"/>${plain(28, 27, 18, 'No network. Two notes are waiting', { fill: '#fff' })}
  ${loud(28, 81, 31, '78th minute')}
  <rect x="28" y="94" width="504" height="64" rx="18" fill="#fff"/>${plain(50, 134, 21, 'Corner, the fourth in five minutes.')}<path d="M398 112v30" stroke="${garnet}" stroke-width="3"/><circle cx="496" cy="126" r="22" fill="${garnet}"/><path d="M487 126h17m-7-8 8 8-8 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  ${ready.map(([words, x, y], i) => `<rect x="${x}" y="${y}" width="180" height="50" rx="16" fill="${i ? '#fbdc98' : navy}"/>${loud(x + 90, y + 34, 25, words, { anchor: 'middle', fill: i ? navy : '#fff' })}`).join('')}
  <path d="M416 178h116v110H432a16 16 0 0 1-16-16z" fill="none"/><rect x="416" y="178" width="116" height="110" rx="16" fill="none" stroke="${navy}" stroke-width="3" stroke-dasharray="7 7"/>${plain(474, 228, 18, 'What never', { anchor: 'middle' })}${plain(474, 251, 18, 'happened', { anchor: 'middle' })}
  <path d="M0 308h560v92H0z" fill="${navy}"/>
  ${queue
    .map(
      ([minute, words, state], i) =>
        `<g transform="translate(${28 + i * 172} 324)"><rect width="160" height="58" rx="14" fill="${i ? '#26366b' : '#1f7a55'}"/>${loud(14, 26, 22, `${minute}'`, { fill: gold })}${plain(148, 25, 16, state, { fill: '#d6def5', anchor: 'end', weight: 500 })}${plain(14, 48, 17, words, { fill: '#fff' })}</g>`,
    )
    .join('')}<path d="M188 353h12M360 353h12" stroke="#8fa0d8" stroke-width="4"/>
</svg>`;

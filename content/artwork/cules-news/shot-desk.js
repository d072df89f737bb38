import { say } from '../shared/language.js';
import { garnet, gold, loud, navy, plain } from './words.js';

const ready = [
  [say('Corner', 'Phạt góc'), 28, 178],
  [say('Goal for us', 'Vào rồi!'), 222, 178],
  [say('Change', 'Thay người'), 28, 238],
  [say('Yellow card', 'Thẻ vàng'), 222, 238],
];
const queue = [
  ['71', 'Adeyemi. 2:1.', say('sent', 'đã gửi')],
  ['74', say('Ito for Marsh', 'Ito thay Marsh'), say('next', 'kế tiếp')],
  ['78', say('Corner, again', 'Lại phạt góc'), say('after', 'chờ sau')],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${gold}"/><path d="M0 0h560v40H0z" fill="${garnet}"/>${plain(28, 27, 18, say('No network. Two notes are waiting', 'Mất mạng. Hai dòng tin đang chờ'), { fill: '#fff' })}
  ${loud(28, 81, 31, say('78th minute', 'Phút 78'))}
  <rect x="28" y="94" width="504" height="64" rx="18" fill="#fff"/>${plain(50, 134, 21, say('Corner, the fourth in five minutes.', 'Phạt góc, quả thứ tư trong 5 phút.'))}<path d="M398 112v30" stroke="${garnet}" stroke-width="3"/><circle cx="496" cy="126" r="22" fill="${garnet}"/><path d="M487 126h17m-7-8 8 8-8 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  ${ready.map(([words, x, y], i) => `<rect x="${x}" y="${y}" width="180" height="50" rx="16" fill="${i ? '#fbdc98' : navy}"/>${loud(x + 90, y + 34, 25, words, { anchor: 'middle', fill: i ? navy : '#fff' })}`).join('')}
  <path d="M416 178h116v110H432a16 16 0 0 1-16-16z" fill="none"/><rect x="416" y="178" width="116" height="110" rx="16" fill="none" stroke="${navy}" stroke-width="3" stroke-dasharray="7 7"/>${plain(474, 228, 18, say('What never', 'Việc chưa'), { anchor: 'middle' })}${plain(474, 251, 18, say('happened', 'từng có'), { anchor: 'middle' })}
  <path d="M0 308h560v92H0z" fill="${navy}"/>
  ${queue
    .map(
      ([minute, words, state], i) =>
        `<g transform="translate(${28 + i * 172} 324)"><rect width="160" height="58" rx="14" fill="${i ? '#26366b' : '#1f7a55'}"/>${loud(14, 26, 22, `${minute}'`, { fill: gold })}${plain(148, 25, 16, state, { fill: '#d6def5', anchor: 'end', weight: 500 })}${plain(14, 48, 17, words, { fill: '#fff' })}</g>`,
    )
    .join('')}<path d="M188 353h12M360 353h12" stroke="#8fa0d8" stroke-width="4"/>
</svg>`;

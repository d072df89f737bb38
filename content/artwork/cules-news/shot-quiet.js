import { say } from '../shared/language.js';
import { crest } from './drawings.js';
import { cream, gold, loud, navy, plain, toggle } from './words.js';

const at = (x, y, width, home) =>
  crest(home).replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${width * 1.2}" `);

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#0e1836"/><circle cx="470" cy="70" r="40" fill="${gold}"/><circle cx="488" cy="58" r="36" fill="#0e1836"/><path d="M0 300l60-20 60 20 60-20 60 20 60-20 60 20 60-20 60 20 80-24v124H0z" fill="#16234a"/>
  ${loud(34, 92, 66, '22:14', { fill: '#fff', more: 'letter-spacing="-1"' })}
  <rect x="28" y="118" width="504" height="166" rx="26" fill="${cream}"/>
  ${at(50, 140, 28, true)}${plain(90, 164, 19, say('Cup final, after the whistle', 'Chung kết cúp đã hết giờ'), { weight: 650 })}
  ${at(68, 198, 54, true)}${at(438, 198, 54, false)}
  <g fill="${navy}"><rect x="180" y="192" width="72" height="70" rx="12"/><rect x="308" y="192" width="72" height="70" rx="12"/></g><circle cx="280" cy="214" r="6" fill="${navy}"/><circle cx="280" cy="240" r="6" fill="${navy}"/>
  <g stroke="#3c4c80" stroke-width="6" stroke-linecap="round"><path d="M196 238l26-30M214 246l26-30M324 238l26-30M342 246l26-30"/></g>
  <rect x="28" y="300" width="504" height="76" rx="26" fill="#fff"/>${loud(52, 336, 26, say('Quiet mode', 'Chế độ yên lặng'))}${plain(52, 361, 18, say('until you have watched the match', 'cho đến khi bạn xem xong trận'), { fill: '#5a5966', weight: 500 })}${toggle(440, 319, true)}
</svg>`;

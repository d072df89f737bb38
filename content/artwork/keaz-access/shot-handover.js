import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const check = (y, text, note, done) =>
  `<rect x="366" y="${y - 19}" width="25" height="25" rx="7" fill="${done ? '#0e6f66' : '#fff'}" stroke="#0e6f66" stroke-width="3"/>${done ? `<path d="m372 ${y - 7} 5 6 9-11" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>` : ''}${say(402, y + 1, 18, text)}${note ? say(402, y + 21, 16, note, { fill: '#c2361f', weight: 600 }) : ''}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#46b39a"/><path d="M0 270 560 130V400H0z" fill="#3da28b"/>
  <rect x="16" y="26" width="528" height="420" rx="30" fill="#0c1513"/><rect x="34" y="44" width="492" height="380" rx="14" fill="#f3f6f5"/>
  <path d="M48 44h464a14 14 0 0 1 14 14v44H34V58a14 14 0 0 1 14-14z" fill="#0c2723"/>${say(54, 81, 22, inWords('Handover, Van 07', 'Giao xe 07'), { fill: '#fff' })}${say(506, 81, 18, inWords('bay 12', 'ô 12'), { fill: '#9dbdb5', weight: 500, anchor: 'end' })}
  <rect x="50" y="118" width="296" height="220" rx="12" fill="#dcebe6"/>
  <g stroke="#0c2723" stroke-width="4" stroke-linejoin="round"><path d="M70 290V186c0-10 6-16 16-16h136c14 0 24 6 32 16l32 44 32 10c8 3 10 8 10 16v34z" fill="#fff"/><path d="M214 186h14c8 0 13 3 18 9l26 34h-58z" fill="#b9d8e3"/><path d="M90 188h76v40H90z" fill="#b9d8e3"/></g>
  <path d="M72 244h212l40 8v14H72z" fill="#0e6f66"/><path d="M192 172v116" stroke="#0c2723" stroke-width="2" opacity=".4"/><path d="M206 244h18" stroke="#fff" stroke-width="4"/><path d="M314 262h14v14h-14z" fill="#f3c14b"/>
  ${[122, 274].map((x) => `<circle cx="${x}" cy="292" r="25" fill="#0c2723"/><circle cx="${x}" cy="292" r="11" fill="#f3f6f5"/>`).join('')}
  <circle cx="284" cy="252" r="30" fill="#c2361f" fill-opacity=".18" stroke="#c2361f" stroke-width="4" stroke-dasharray="7 6"/><rect x="228" y="132" width="104" height="38" rx="19" fill="#c2361f"/>${say(280, 157, 18, inWords('Scratch', 'Xước'), { fill: '#fff', anchor: 'middle' })}<path d="M282 170v52" stroke="#c2361f" stroke-width="3"/>
  ${check(148, inWords('Tyres, lights', 'Lốp, đèn'), '', true)}${check(190, inWords('Load secured', 'Hàng đã buộc'), '', true)}${check(232, inWords('Four photos', 'Bốn tấm ảnh'), inWords('3 taken', 'mới có 3'), false)}
  <rect x="366" y="276" width="144" height="62" rx="14" fill="#c2361f"/>${say(438, 314, 20, inWords('Release', 'Giao xe'), { fill: '#fff', anchor: 'middle' })}
  ${say(54, 376, 18, inWords('B. Novak to L. Tran, 11:40', 'B. Novak giao L. Tran, 11:40'), { fill: '#38504b', weight: 600 })}
</svg>`;

import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

/** Two floors down: no bar of signal, and the door opens all the same. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#12161c"/>${Array.from({ length: 8 }, (_, i) => `<path d="M${i * 92 - 120} 336 ${i * 92 + 20} 0h40L${i * 92 - 80} 336z" fill="#1b222b"/>`).join('')}
  <path d="M0 330h500v85H0z" fill="#0a0d11"/><path d="M0 330h500v9H0z" fill="#1d242d"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${18 + i * 58} 330h30v9h-30z" fill="#e9b949"/>`).join('')}
  <rect x="52" y="40" width="190" height="268" rx="28" fill="#262e38" stroke="#3a4552" stroke-width="3"/><rect x="74" y="62" width="146" height="84" rx="12" fill="#10211d"/>
  ${say(147, 98, 24, inWords('Van 07', 'Xe 07'), { fill: '#fff', anchor: 'middle' })}${say(147, 126, inWords(17.5, 18), inWords('no signal, open', 'mất sóng, mở'), { fill: '#46d6b5', weight: 600, anchor: 'middle' })}
  <g fill="none" stroke="#46d6b5" stroke-width="8" stroke-linecap="round"><path d="M100 214a66 66 0 0 1 94 0M114 232a47 47 0 0 1 66 0M129 248a26 26 0 0 1 36 0"/></g><circle cx="147" cy="264" r="10" fill="#46d6b5"/>
  ${['#46d6b5', '#46d6b5', '#e0492f'].map((tone, i) => `<circle cx="${80 + i * 18}" cy="288" r="5" fill="${tone}"/>`).join('')}
  <g transform="translate(-14) rotate(-14 360 200)"><rect x="260" y="134" width="226" height="140" rx="16" fill="#000" opacity=".35" transform="translate(6 10)"/><rect x="260" y="134" width="226" height="140" rx="16" fill="#c2361f"/><path d="M260 162h226v30H260z" fill="#8f2313"/><rect x="424" y="206" width="42" height="32" rx="6" fill="#f0c978"/><path d="M438 206v32M452 206v32M424 222h42" stroke="#b98d35" stroke-width="2"/>${say(280, 230, 23, 'Linh Tran', { fill: '#fff' })}${say(280, 256, 18, inWords('Card 4471', 'Thẻ 4471'), { fill: '#ffd3c8', weight: 500 })}</g>
  ${say(52, 384, 21, inWords('Level 2, underground', 'Tầng hầm thứ hai'), { fill: '#e5ebf0', weight: 600 })}${say(448, 384, 21, '11:41', { fill: '#46d6b5', anchor: 'end' })}
  <g transform="translate(400 44)"><path d="M0 40h10v8H0zM18 30h10v18H18zM36 20h10v28H36zM54 10h10v38H54z" fill="#3a4552"/><path d="M-4 52 68 4" stroke="#e0492f" stroke-width="6" stroke-linecap="round"/></g>
</svg>`;

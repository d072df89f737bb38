import { say } from '../shared/language.js';
import { flower } from './hand.js';
import { fine, plain } from './words.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#2f6b5c"/>
  <path d="M36 236h488v164H36z" fill="#1f4d42"/>
  <g transform="translate(0 -18) rotate(-3 280 190)"><rect x="66" y="38" width="428" height="330" rx="16" fill="#fdf3ea"/>
    <clipPath id="g"><path d="M318 38h160a16 16 0 0 1 16 16v314H318z"/></clipPath><g clip-path="url(#g)"><path d="M318 38h180v330H318z" fill="#e39271"/><circle cx="412" cy="140" r="82" fill="#fbe9dc"/><path d="M318 300c10-60 50-70 90-40 20-40 70-50 100-10v90H318z" fill="#b65b3c"/>${flower(372, 206, 0.6, 10)}${flower(446, 168, 0.72, -20)}</g>
    ${fine(92, 92, 31, say('An afternoon', 'Một buổi chiều'))}${fine(92, 124, 31, say('for Minh Châu', 'cho Minh Châu'))}
    ${fine(92, 194, 38, '500.000 VND', { fill: '#a9482f', more: 'letter-spacing="-1"' })}${plain(92, 230, 17.5, say('from Hà, for your hands', 'Hà tặng đôi tay bạn'), { fill: '#85695d', weight: 550 })}</g>
  <path d="M36 400V246l244 84 244-84v154z" fill="#3d8271"/><path d="M36 246 280 330 524 246" fill="none" stroke="#2a6052" stroke-width="2"/>
  <rect x="172" y="348" width="216" height="38" rx="19" fill="#f4c256"/>${plain(280, 373, 18, say('Sent by e-mail, 10:02', 'Đã gửi email, 10:02'), { anchor: 'middle' })}
</svg>`;

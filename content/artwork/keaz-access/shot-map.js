import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const pin = (x, y, text, tone, ink = '#fff') =>
  `<g transform="translate(${x} ${y})"><path d="M0 0C-16-20-21-27-21-37a21 21 0 1 1 42 0C21-27 16-20 0 0z" fill="${tone}" stroke="#fff" stroke-width="3"/>${say(0, -31, 19, text, { fill: ink, anchor: 'middle' })}</g>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#17302d"/><path d="M352 30l150 12-8 92-148-8zM30 206l124 10-6 84-122-10z" fill="#21473b"/>
  <path d="M0 356c96-42 190-20 300-6 110 14 180 0 260-30v80H0z" fill="#1d4654"/>
  <path d="M-10 74 580 128M-10 176l590 42M-10 288l590 18M96-10 60 410M212-10l-28 420M330-10l-6 420M444-10l26 420" stroke="#2b514b" stroke-width="13"/><path d="M-10 126l590 46M-10 232l590 30M152-10l-30 420M270-10l-16 420M388-10l10 420M512-10l22 420" stroke="#25463f" stroke-width="6"/>
  <path d="M70 326 122 200 320 214 330 108 504 122" fill="none" stroke="#0c1d1a" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/><path d="M70 326 122 200 320 214 330 108 504 122" fill="none" stroke="#46d6b5" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>
  <circle cx="70" cy="326" r="10" fill="#fff"/>
  ${pin(122, 198, 7, '#0e6f66')}${pin(330, 106, 3, '#c8402a')}${pin(504, 120, 9, '#46b39a', '#0c2723')}${pin(250, 290, 12, '#0c1513')}${pin(446, 286, 5, '#46b39a', '#0c2723')}
  <rect x="22" y="22" width="250" height="98" rx="16" fill="#0c1513"/><g transform="translate(40 44) scale(1.35)"><path d="M2 5h21c5 0 8 3 10 7l5 2v6H2z" fill="#46d6b5"/><path d="M24 7c3 0 5 2 6.500 5H24z" fill="#0c1513"/><circle cx="10" cy="20" r="4" fill="#0c1513" stroke="#46d6b5" stroke-width="2"/><circle cx="30" cy="20" r="4" fill="#0c1513" stroke="#46d6b5" stroke-width="2"/></g>
  ${say(108, 63, 21, inWords('Van 07', 'Xe 07'), { fill: '#fff' })}${say(40, 103, 18, inWords('48 km/h, back at 17:30', '48 km/h, 17:30 về'), { fill: '#a9c4bd', weight: 500 })}
</svg>`;

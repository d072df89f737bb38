import { say } from '../shared/language.js';
import { boat, palm } from './delta.js';
import { count, tell } from './words.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f0c978"/><path d="M0 300h560v100H0z" fill="#2a7a7c"/><path d="M0 300h560v9H0z" fill="#8fc4b8"/>${palm(20, 420, 0.8, '#2d7a63')}${palm(548, 430, 1, '#2d7a63')}<path d="M36 340h60M60 366h90M430 336h70M404 372h60" stroke="#5aa7a2" stroke-width="5" stroke-linecap="round"/>
  <rect x="126" y="20" width="308" height="420" rx="42" fill="#0b1f20"/><rect x="138" y="32" width="284" height="400" rx="32" fill="#fdf7ef"/>
  <path d="M170 32h220a32 32 0 0 1 32 32v28H138V64a32 32 0 0 1 32-32z" fill="#12494a"/>${count(280, 74, 18.5, say('No signal, saved here', 'Mất sóng, đã lưu trên máy'), { fill: '#fff3df', anchor: 'middle' })}
  ${tell(160, 134, 25, say('Before the tide', 'Kịp con nước'), { more: 'letter-spacing="-.4"' })}
  <svg x="160" y="152" width="240" height="106" viewBox="112 206 548 242" preserveAspectRatio="xMidYMid slice"><path d="M0 0h760v640H0z" fill="#fadccd"/><circle cx="560" cy="250" r="50" fill="#fff3df"/><path d="M0 396h760v244H0z" fill="#2a7a7c"/><g transform="translate(0 -26)">${boat}</g></svg>
  ${[284, 306, 328].map((y, i) => `<path d="M162 ${y}h${[234, 214, 116][i]}" stroke="#d9cbb8" stroke-width="8" stroke-linecap="round"/>`).join('')}<path d="M286 316v24" stroke="#c8506f" stroke-width="4"/>
  <rect x="160" y="350" width="240" height="40" rx="20" fill="#fbe3ea"/>${count(280, 376, 17, say('Sends by itself later', 'Có sóng sẽ tự gửi'), { fill: '#8a2f49', anchor: 'middle' })}
</svg>`;

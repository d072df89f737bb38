import { say } from '../shared/language.js';
import { count, tell } from './words.js';

const line = (y, width) =>
  `<path d="M286 ${y}h${width}" stroke="#d9cbb8" stroke-width="7" stroke-linecap="round"/>`;

/** A photograph whose face is not for everybody, and the form that decides. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#2a7a7c"/><path d="M0 250c120-30 240 20 500-10v175H0z" fill="#1f6668"/>
  <g transform="rotate(-6 150 200)"><rect x="34" y="52" width="222" height="270" fill="#0b3536" opacity=".4" transform="translate(7 9)"/><rect x="34" y="52" width="222" height="270" fill="#fffdf8"/><path d="M50 68h190v196H50z" fill="#f7c9b6"/>
    <path d="M76 264c0-56 26-84 70-84s68 28 68 84z" fill="#e98aa3"/><path d="M92 150c-6-50 20-74 54-74s58 26 52 76l-6 46H98z" fill="#2b1712"/><ellipse cx="146" cy="140" rx="36" ry="44" fill="#d99a72"/>
    <g transform="translate(146 178)"><path d="M0 0C-54-12-72-46-52-84-22-68-4-38 0 0zM0 0C54-12 72-46 52-84 22-68 4-38 0 0z" fill="#f2a8bb"/><path d="M0 0C-36-40-28-90 0-112 28-90 36-40 0 0z" fill="#c8506f"/><path d="M-60-14C-34-18-14-12 0 0 14-12 34-18 60-14 44 10 16 14 0 4-16 14-44 10-60-14z" fill="#8fc4b8"/></g>
    ${tell(145, 300, 20, say('for her family', 'dành cho gia đình'), { anchor: 'middle', more: 'font-style="italic"' })}</g>
  <g><rect x="262" y="76" width="208" height="282" fill="#0b3536" opacity=".4" transform="translate(6 8)"/><rect x="262" y="76" width="208" height="282" fill="#fffdf8"/>${tell(284, 116, 24, say('Consent', 'Giấy đồng ý'), { more: 'letter-spacing="-.4"' })}${line(142, 164)}${line(162, 150)}${line(182, 92)}
    ${[
      [say('a drawing', 'tranh vẽ'), true],
      [say('a photo', 'ảnh chụp'), false],
    ]
      .map(
        ([text, yes], i) =>
          `<rect x="284" y="${208 + i * 38}" width="26" height="26" rx="6" fill="${yes ? '#c8506f' : '#fff'}" stroke="#c8506f" stroke-width="3"/>${yes ? `<path d="m290 ${221 + i * 38} 6 7 10-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` : ''}${count(322, 228 + i * 38, 19, text, { weight: 550 })}`,
      )
      .join('')}
    <path d="M288 318c8-26 20-30 16-8-4 20-14 14-4 2 12-16 18-14 18-2s10 4 16-6 12 0 10 8 16 4 26-8 18-10 32-12" fill="none" stroke="#12494a" stroke-width="3.500" stroke-linecap="round"/><path d="M284 336h164" stroke="#12494a" stroke-width="2"/></g>
</svg>`;

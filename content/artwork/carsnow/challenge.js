import { say as inWords } from '../shared/language.js';
import { ink, quiet, say } from './words.js';

const cell = (i, on) =>
  `<rect x="${270 + i * 38}" y="352" width="30" height="42" rx="6" fill="${on ? '#ff7a5c' : '#3b2c56'}"/>`;

/** Dusk, a long road, a sign that says more than the battery does. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3b2a72"/><stop offset=".7" stop-color="#c0678f"/><stop offset="1" stop-color="#f4a97c"/></linearGradient></defs>
  <rect width="500" height="230" fill="url(#s)"/><circle cx="140" cy="204" r="46" fill="#ffe0a0"/>
  <path d="M0 200q70-34 150-14t140-22 210 18v60H0z" fill="#4a2c66"/><path d="M0 224q130-22 260-8t240-10v209H0z" fill="#33204f"/>
  <path d="M120 415C260 350 322 306 300 274c-12-18-58-22-54-46h10c0 18 60 16 84 44 30 36 0 82 60 143z" fill="#1a1030"/><path d="M282 372q56-48 48-84-10-20-50-34-22-10-28-24" fill="none" stroke="#ffe0a0" stroke-width="3.500" stroke-dasharray="18 14"/>
  <path d="M392 96v140M452 96v140" stroke="#d9d0e4" stroke-width="7"/><rect x="330" y="34" width="152" height="92" rx="12" fill="#1f7a4d" stroke="#fff" stroke-width="5"/>${say(350, 73, 25, 'Geelong', { fill: '#fff' })}${say(350, 108, 31, '74 km', { fill: '#fff' })}
  <path d="M0 415v-72c40-34 120-54 250-54s210 20 250 54v72z" fill="${ink}"/><path d="M0 343c40-34 120-54 250-54s210 20 250 54" fill="none" stroke="#4a3868" stroke-width="6"/>
  <g transform="translate(118 400)"><circle r="78" fill="none" stroke="#3b2c56" stroke-width="14" stroke-dasharray="245 490" transform="rotate(180)"/><path d="M-78 0A78 78 0 0 1-68-38" fill="none" stroke="#ff7a5c" stroke-width="14"/><path d="M0 0-54-34" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle r="11" fill="#fff"/></g>
  ${Array.from({ length: 5 }, (_, i) => cell(i, i === 0)).join('')}<path d="M462 364h9v18h-9z" fill="#3b2c56"/>
  ${say(270, 338, 30, '41 km', { fill: '#ff9c85', more: 'letter-spacing="-.6"' })}${quiet(460, 338, 19, inWords('Any plug?', 'Sạc ở đâu?'), { fill: '#d7c2ec', anchor: 'end', weight: inWords(500, 650) })}
</svg>`;

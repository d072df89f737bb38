import { say as inWords } from '../shared/language.js';
import { contract } from './art.js';
import { deep, quiet, say, set, violet } from './words.js';

const play = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${violet}" stroke="#fff" stroke-width="4"/><path d="M${x - r * 0.28} ${y - r * 0.42}v${r * 0.84}l${r * 0.72}-${r * 0.42}z" fill="#fff"/>`;
const line = (x, y, width) =>
  `<rect x="${x}" y="${y}" width="${width}" height="9" rx="4.500" fill="#ded0f3"/><rect x="${x}" y="${y}" width="${width * 0.64}" height="9" rx="4.500" fill="${violet}"/><circle cx="${x + width * 0.64}" cy="${y + 4.5}" r="10" fill="${violet}" stroke="#fff" stroke-width="4"/>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#ffd3a6"/><path d="M0 304h560v96H0z" fill="#f3b57b"/>
  <g><rect x="196" y="34" width="344" height="252" rx="18" fill="${deep}"/><rect x="208" y="46" width="320" height="228" rx="9" fill="#fff"/><clipPath id="l"><path d="M208 55a9 9 0 0 1 9-9h302a9 9 0 0 1 9 9v149H208z"/></clipPath><g clip-path="url(#l)">${set(208, 40, 320, 168, contract())}</g>
    ${line(228, 220, 280)}${quiet(228, 260, 18, inWords('Lesson 4', 'Bài 4'))}${say(508, 260, 19, '6:24', { anchor: 'end' })}<path d="M184 286h368v18a14 14 0 0 1-14 14H198a14 14 0 0 1-14-14z" fill="#3d2a68"/></g>
  <path d="M84 46c20-34 64-36 88-12l10-8 2 34-34-4 10-8c-16-16-44-14-56 4z" fill="${violet}"/>
  <g transform="rotate(-5 110 240)"><rect x="28" y="86" width="172" height="294" rx="28" fill="${deep}"/><rect x="37" y="95" width="154" height="276" rx="20" fill="#fff"/><clipPath id="p"><path d="M37 115a20 20 0 0 1 20-20h114a20 20 0 0 1 20 20v100H37z"/></clipPath><g clip-path="url(#p)">${set(8, 95, 228, 120, contract())}</g>${play(114, 164, 25)}
    ${line(54, 234, 120)}${say(54, 284, 34, '6:24', { more: 'letter-spacing="-1"' })}${quiet(54, 308, 17.5, inWords('of 10:00', 'trên 10:00'))}<rect x="54" y="322" width="120" height="36" rx="18" fill="${violet}"/>${say(114, 346, 18, inWords('Resume', 'Học tiếp'), { fill: '#fff', anchor: 'middle' })}</g>
</svg>`;

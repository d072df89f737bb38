import { say } from '../shared/language.js';
import { calm, coral, navy, plain } from './words.js';

const person = (x, y, size, coat, skin, hair, wave) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-10 40h8v34h-8zM4 40h8v34H4z" fill="${skin}"/><path d="M-14 6a14 10 0 0 1 28 0l3 40h-34z" fill="${coat}"/><path d="M-13 6 ${wave ? '-34-22' : '-26 30'}" stroke="${skin}" stroke-width="7" stroke-linecap="round"/><path d="M13 6 ${wave ? '26 30' : '30-20'}" stroke="${skin}" stroke-width="7" stroke-linecap="round"/><circle cy="-16" r="13" fill="${skin}"/><path d="M-14-15c-2-14 6-18 14-18s16 4 14 18c-6-6-20-8-28 0z" fill="${hair}"/><circle cx="-5" cy="-17" r="1.600" fill="#2b1712"/><circle cx="5" cy="-17" r="1.600" fill="#2b1712"/><path d="M-5-11q5 5 10 0" fill="none" stroke="#7a4526" stroke-width="2.500" stroke-linecap="round"/></g>`;

/** The picture that everybody proposes, and the note from the law office. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#dbe7ec"/>
  <g transform="rotate(-4 240 190)"><path d="M40 40h400v300H40z" fill="${navy}" opacity=".2" transform="translate(9 12)"/><path d="M40 40h400v300H40z" fill="#fff"/>
    <clipPath id="p"><path d="M58 58h364v240H58z"/></clipPath><g clip-path="url(#p)"><path d="M58 58h364v150H58z" fill="#a9dcf0"/><circle cx="132" cy="106" r="30" fill="#ffe08a"/><path d="M58 176h364v60H58z" fill="#2f8fb5"/><path d="M58 196q22-10 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0" fill="none" stroke="#bfe6f2" stroke-width="4"/><path d="M58 232q180-34 364-8v74H58z" fill="#f2d49b"/>
      <g transform="translate(22 0)"><path d="M84 246V150" stroke="#8a5a33" stroke-width="9"/><path d="M84 152c-36-6-50 12-54 26 24-10 40-8 54-26zm0 0c36-6 50 12 54 26-24-10-40-8-54-26zm0 0c-10-30-32-32-44-30 20 8 30 14 44 30zm0 0c10-30 32-32 44-30-20 8-30 14-44 30z" fill="#3f9a5c"/></g>
      ${person(190, 212, 1.35, coral, '#e3ab82', '#2b1712', true)}${person(338, 210, 1.4, '#f7f3ea', '#d99a6c', '#1d120a', false)}${person(264, 232, 0.98, '#f4c04e', '#e3ab82', '#2b1712', true)}</g>
    ${plain(62, 326, 18, say('Draft 3', 'Bản nháp 3'))}</g>
  <g transform="translate(18 -112) rotate(-9 300 220)"><rect x="158" y="178" width="290" height="84" rx="8" fill="#fff" fill-opacity=".86" stroke="${coral}" stroke-width="7"/>${plain(303, 236, 42, say('Not shown', 'Không dùng'), { fill: '#c4452a', weight: 800, anchor: 'middle' })}</g>
  <g transform="translate(0 -2) rotate(3 340 350)"><path d="M212 316h262v82H212z" fill="#fff6c9"/><path d="M212 316h262v82H212z" fill="none" stroke="#e8d98c" stroke-width="2"/>${calm(232, 350, 22, say('A smile on a beach', 'Nụ cười trên bãi biển'), { weight: 550 })}${calm(232, 378, 22, say('is a promise too.', 'cũng là lời hứa.'), { weight: 550 })}</g>
</svg>`;

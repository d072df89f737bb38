import { say as inWords } from '../shared/language.js';
import { contract, covers } from './art.js';
import { quiet, say, set } from './words.js';

const woman = (
  coat,
) => `<path d="M-86 200c0-70 30-100 86-100s86 30 86 100z" fill="${coat}"/><path d="M-20 60h40v48c-10 14-30 14-40 0z" fill="#d99f79"/>
  <path d="M-54 0c-10-58 20-86 54-86s64 28 54 86c-4 34 4 60 12 76-20 4-34-2-40-14h-52c-6 12-20 18-40 14 8-16 16-42 12-76z" fill="#2b1a52"/>
  <path d="M-38 4c0-34 16-48 38-48s38 14 38 48-16 62-38 62S-38 38-38 4z" fill="#e8b38c"/><path d="M-42 0c0-34 16-58 42-58s42 24 42 58c-14-6-24-18-28-32-10 18-32 28-56 32z" fill="#2b1a52"/>
  <circle cx="-15" cy="12" r="4" fill="#43210f"/><circle cx="15" cy="12" r="4" fill="#43210f"/><path d="M-10 40q10 8 20 0" stroke="#7a4a2a" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** One woman, two desks, and a line that nothing may cross. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <path d="M0 0h250v415H0z" fill="#bfe0f7"/><path d="M250 0h250v415H250z" fill="#3a2470"/>
  <circle cx="62" cy="112" r="34" fill="#fff3c9"/><path d="M432 82a36 36 0 1 0 30 54 30 30 0 1 1-30-54z" fill="#ffe7a8"/><g fill="#fff"><circle cx="336" cy="124" r="3"/><circle cx="470" cy="70" r="3"/><circle cx="404" cy="170" r="3"/></g>
  <clipPath id="a"><path d="M0 0h250v415H0z"/></clipPath><clipPath id="b"><path d="M250 0h250v415H250z"/></clipPath>
  <g clip-path="url(#a)"><g transform="translate(250 176)">${woman('#6d45b8')}</g></g><g clip-path="url(#b)"><g transform="translate(250 176)">${woman('#ef7b5a')}</g></g>
  <path d="M0 336h250v79H0z" fill="#fff"/><path d="M250 336h250v79H250z" fill="#241552"/>
  <g transform="rotate(-5 90 300)">${set(24, 238, 148, 92, contract())}</g><g transform="rotate(5 410 300)">${set(330, 240, 146, 88, covers[3])}</g>
  ${say(24, 52, 34, '12:10', { more: 'letter-spacing="-1"' })}${say(476, 52, 34, '18:05', { anchor: 'end', fill: '#fff', more: 'letter-spacing="-1"' })}
  ${say(24, 372, 22, inWords('Contracts', 'Hợp đồng'))}${quiet(24, 397, 18.5, inWords('Kaede Foods pays', 'Kaede Foods trả'))}${say(476, 372, 22, inWords('Renting a flat', 'Thuê căn hộ'), { anchor: 'end', fill: '#fff' })}${quiet(476, 397, 18.5, inWords('she pays', 'cô tự trả'), { anchor: 'end', fill: '#cbb6f5' })}
  <path d="M250 0v415" stroke="#ef5a4a" stroke-width="6" stroke-dasharray="16 12"/>
</svg>`;

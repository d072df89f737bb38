import { say } from '../shared/language.js';
import { fine, plain } from './words.js';

const people = ['Chị Hạnh', 'Chị Thảo', 'Anh Lộc'];
const gel = say('Gel', 'Sơn gel');
const bath = say('Foot bath', 'Ngâm chân');
/** Column, minute after one, minutes, words, tone. */
const visits = [
  [0, 5, 55, gel, '#a9482f', '#fff'],
  [0, 70, 70, say('Gel, long', 'Gel móng dài'), '#c9694b', '#fff'],
  [1, 10, 40, bath, '#2f6b5c', '#fff'],
  [1, 60, 70, say('Hot stone', 'Đá nóng'), '#4d8c7b', '#fff'],
  [2, 0, 70, bath, '#2f6b5c', '#fff'],
  [2, 90, 55, gel, '#a9482f', '#fff'],
];
const pause = 10;
const y = (minute) => 78 + minute * 2.22;

export const draw = () => `<svg viewBox="0 0 560 400">
  <defs><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h4.500v9H0z" fill="#c3a994"/></pattern></defs>
  <rect width="560" height="400" fill="#dbe8df"/><rect x="22" y="22" width="516" height="378" rx="16" fill="#fffaf5"/>
  ${people.map((name, i) => fine(99 + i * 150, 58, 25, name)).join('')}
  ${['13:00', '13:30', '14:00', '14:30', '15:00'].map((time, i) => `<path d="M88 ${y(i * 30)}h436" stroke="#ead9cd" stroke-width="1.500"/>${i < 5 ? plain(78, y(i * 30) + 6, 16, time, { fill: '#85695d', anchor: 'end', weight: 550 }) : ''}`).join('')}
  ${visits
    .map(([column, from, minutes, words, tone, ink]) => {
      const x = 94 + column * 148;
      return `<rect x="${x}" y="${y(from) + 1}" width="138" height="${minutes * 2.22 - 2}" rx="9" fill="${tone}"/>${plain(x + 13, y(from) + 29, 18.5, words, { fill: ink })}${plain(x + 13, y(from) + 53, 17, `${minutes} ${say('min', 'phút')}`, { fill: ink, weight: 450 })}
        <rect x="${x}" y="${y(from + minutes) + 1}" width="138" height="${pause * 2.22 - 3}" rx="4" fill="url(#p)" opacity=".75"/>`;
    })
    .join('')}
  <path d="M86 ${y(48)}h440" stroke="#43241a" stroke-width="2.500"/><circle cx="88" cy="${y(48)}" r="6" fill="#43241a"/>
</svg>`;

import { say as inWords } from '../shared/language.js';
import { portrait } from './portrait.js';
import { amber, deep, quiet, say, set } from './words.js';

const people = [
  inWords('Ms Aoki', 'Cô Aoki'),
  'Haruto',
  'Mai Anh',
  'Kenji',
  'Thu',
  inWords('Room 3', 'Phòng 3'),
];
const seats = [0, 1, 2].map((i) => set(14 + i * 47, 34, 46, 46, portrait(i + 1))).join('');

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${deep}"/>
  ${people
    .map((name, i) => {
      const [x, y] = [22 + (i % 3) * 175, 22 + Math.floor(i / 3) * 138];
      const tone = ['#ffd0c9', '#cfe2fb', '#ffdcb8', '#c5ead9', '#f4e3a8', '#d6c6f2'][i];
      const who = [5, 0, 3, 4, 1][i];
      const room = `<path d="M8 10h150v40H8z" fill="#fff"/><path d="M22 22h54M22 34h80" stroke="#6d45b8" stroke-width="5" stroke-linecap="round"/><path d="M0 94h166v36H0z" fill="#a98be6"/>${seats}<path d="M4 78h158v14H4z" fill="#8d68d6"/>`;
      return `<clipPath id="s${i}"><rect x="${x}" y="${y}" width="166" height="128" rx="18"/></clipPath><g clip-path="url(#s${i})"><rect x="${x}" y="${y}" width="166" height="128" fill="${tone}"/>${
        i === 5
          ? `<g transform="translate(${x} ${y})">${room}</g>`
          : set(x + 23, y - 12, 120, 120, portrait(who).replace(/<rect[^>]*>/, ''))
      }</g><rect x="${x + 10}" y="${y + 94}" width="${name.length * 9.4 + 22}" height="26" rx="13" fill="#fff"/>${say(x + 21, y + 113, 16.5, name)}
      ${i ? '' : `<rect x="${x}" y="${y}" width="166" height="128" rx="18" fill="none" stroke="${amber}" stroke-width="5"/>`}`;
    })
    .join('')}
  <rect x="22" y="304" width="516" height="76" rx="22" fill="${amber}"/>${say(46, 338, 23, inWords('Offers by e-mail', 'Thư chào hàng'))}${quiet(46, 363, 18.5, inWords('Five on screen, three in room 3', 'Năm trên màn hình, ba ở phòng 3'), { fill: '#6b3708', weight: 700 })}
  ${say(514, 338, 23, inWords('Thursday', 'Thứ Năm'), { anchor: 'end' })}${quiet(514, 363, 18.5, inWords('16:00 to 17:00', '16:00 đến 17:00'), { fill: '#6b3708', anchor: 'end', weight: 700 })}
</svg>`;

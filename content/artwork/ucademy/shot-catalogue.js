import { say as inWords } from '../shared/language.js';
import { covers } from './board.js';
import { say } from './words.js';

const courses = [
  ['bridges', inWords('Why bridges stand', 'Vì sao cầu đứng vững'), 'Mount Ember', inWords('$48', '48 $')],
  ['nurses', inWords('Statistics for nurses', 'Thống kê cho y tá'), 'Port Merrin', inWords('$32', '32 $')],
  ['soil', inWords('Soil under cities', 'Đất dưới phố'), 'Tarrabool', inWords('$45', '45 $')],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f6f1e7"/>
  <rect x="24" y="22" width="512" height="52" rx="26" fill="#fff" stroke="#141a3f" stroke-width="2.500"/>
  <g fill="none" stroke="#2136b4" stroke-width="4" stroke-linecap="round"><circle cx="54" cy="46" r="9"/><path d="m61 53 7 7"/></g>
  ${say(84, 55, 21, inWords('under $50 a module', 'dưới 50 $ mỗi học phần'), { weight: 500 })}${say(512, 55, 19, inWords('37 courses', '37 khoá'), { fill: '#5b6699', weight: 450, anchor: 'end' })}
  ${courses
    .map(([cover, name, place, price], i) => {
      const y = 92 + i * 104;
      return `<rect x="24" y="${y}" width="512" height="92" rx="14" fill="#fff"/>
        <clipPath id="c${i}"><path d="M38 ${y}h112v92H38a14 14 0 0 1-14-14v-64a14 14 0 0 1 14-14z"/></clipPath>
        <g clip-path="url(#c${i})"><svg x="24" y="${y}" width="126" height="92" viewBox="0 0 280 110" preserveAspectRatio="xMidYMid slice">${covers[cover]}</svg></g>
        ${say(170, y + 41, 22, name, { more: 'letter-spacing="-.3"' })}${say(170, y + 69, 18, place, { fill: '#5b6699', weight: 450 })}
        ${say(514, y + 47, 31, price, { fill: '#2136b4', weight: 700, anchor: 'end', more: 'letter-spacing="-.8"' })}${say(514, y + 70, 16, inWords('a module', 'mỗi học phần'), { fill: '#5b6699', weight: 450, anchor: 'end' })}`;
    })
    .join('')}
</svg>`;

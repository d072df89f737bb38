import { say } from '../shared/language.js';
import { cream, garnet, gold, grass, loud, navy, plain } from './words.js';

const shirt = (number) =>
  `<path d="m15 1-14 9 5 9 6-3v25h22V16l6 3 5-9-14-9c-3 5-13 5-16 0z" fill="${garnet}"/><path d="M18 4h10v37H18z" fill="${navy}"/>${loud(23, 30, 19, number, { fill: gold, weight: 800, anchor: 'middle' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${grass}"/><path d="M0 80h560v80H0zM0 240h560v80H0z" fill="#28906a"/>
  <g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"><path d="M-20 226h600"/><circle cx="150" cy="226" r="104"/></g>
  <g transform="translate(40 92) scale(4.700)">${shirt('10')}</g>
  <g transform="translate(-34 286) scale(2.100)" opacity=".9">${shirt('8')}</g>
  ${loud(148, 374, 38, 'Marsh', { fill: '#fff', anchor: 'middle' })}
  <path d="M276 70a24 24 0 0 1 24-24h216a24 24 0 0 1 24 24v250a24 24 0 0 1-24 24H300a24 24 0 0 1-24-24V206l-26-18 26-18z" fill="${cream}"/>
  ${loud(302, 92, 31, say('Starts, because', 'Đá chính, vì'))}${plain(302, 130, 20, say('Nobody has run', 'Tháng Năm không'), { weight: 500 })}${plain(302, 156, 20, say('more in May. His', 'ai chạy nhiều hơn.'), { weight: 500 })}${plain(302, 182, 20, say('left foot takes the', 'Chân trái ấy lại'), { weight: 500 })}${plain(302, 208, 20, say('corners again.', 'đá phạt góc.'), { weight: 500 })}
  <path d="M302 232h212" stroke="#e3d6ba" stroke-width="2"/>${plain(302, 266, 18, say('This month', 'Tháng này'), { fill: '#5a5966', weight: 500 })}${loud(302, 316, 46, '58', { fill: garnet })}${plain(358, 314, 18, say('km in five matches', 'km trong năm trận'))}
</svg>`;

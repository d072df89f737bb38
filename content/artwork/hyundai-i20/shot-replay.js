import { say as inWords } from '../shared/language.js';
import { scene } from './street.js';
import { say } from './words.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#545e67"/><svg width="560" height="400" viewBox="455 54 280 200" preserveAspectRatio="xMidYMid slice">${scene(3)}</svg>
  <path d="M0 0h560v106H0z" fill="#10222c"/>
  <g transform="translate(70 53)"><circle r="34" fill="#ffd873"/><path d="M13-9A16 16 0 1 0 16 4" fill="none" stroke="#10222c" stroke-width="6" stroke-linecap="round"/><path d="M18-20v16H2z" fill="#10222c"/></g>
  ${say(122, 48, 26, inWords('Once more?', 'Xem lại nhé?'), { fill: '#fff', more: 'letter-spacing="-.5"' })}${say(122, 77, 19, inWords('It has stopped by itself', 'Banner đã tự dừng'), { fill: '#b9cbd3', weight: 500, wide: 100 })}
  ${[0, 1, 2].map((i) => `<circle cx="${470 + i * 26}" cy="53" r="8" fill="#e4584c"/>`).join('')}
</svg>`;

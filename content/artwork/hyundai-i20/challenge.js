import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const segment = (i) => {
  const point = (turn, r) =>
    `${(250 + Math.sin(turn) * r).toFixed(1)} ${(196 - Math.cos(turn) * r).toFixed(1)}`;
  const [from, to] = [((i + 0.08) / 15) * 2 * Math.PI, ((i + 0.92) / 15) * 2 * Math.PI];
  return `<path d="M${point(from, 100)}L${point(from, 160)}A160 160 0 0 1 ${point(to, 160)}L${point(to, 100)}A100 100 0 0 0 ${point(from, 100)}z" fill="${i < 2 ? '#c2281f' : '#a5cad6'}"/>`;
};

/** Two of fifteen seconds: that is how long somebody looks. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#cfeaf2"/>
  ${Array.from({ length: 15 }, (_, i) => segment(i)).join('')}
  <path d="M172 196c34-46 122-46 156 0-34 46-122 46-156 0z" fill="#fff" stroke="#10222c" stroke-width="7" stroke-linejoin="round"/><circle cx="268" cy="192" r="30" fill="#2f7d9b"/><circle cx="271" cy="191" r="16" fill="#10222c"/><circle cx="280" cy="183" r="6" fill="#fff"/>
  <path d="M184 160l-14-18M216 144l-8-20M250 138v-20M284 144l8-20M316 160l14-18" stroke="#10222c" stroke-width="6" stroke-linecap="round"/>
  <path d="M0 366h500v49H0z" fill="#10222c"/>${say(30, 398, 24, inWords('2 s seen', '2 giây được xem'), { fill: '#ff8a7d' })}${say(470, 398, 24, inWords('13 s missed', '13 giây bỏ lỡ'), { fill: '#cfeaf2', weight: 500, anchor: 'end' })}
</svg>`;

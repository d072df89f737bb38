import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const states = { out: null, in: ['#0e6f66', '#fff'], late: ['#c8402a', '#fff'] };
const hooks = 'in in out out in out out in late in out in out in in out out in'.split(' ');

const key = (
  [tag, ink],
  number,
) => `<path d="M0 4v14" stroke="#8d7f66" stroke-width="3"/><circle cy="27" r="10" fill="none" stroke="#b9ab8f" stroke-width="4"/>
  <g transform="rotate(7 0 36)"><rect x="-23" y="34" width="46" height="40" rx="8" fill="${tag}"/>${say(0, 61, 21, number, { fill: ink, anchor: 'middle' })}</g><g transform="rotate(-16 0 36)"><path d="M14 34v38l5 5 5-5v-6h4v-6h-4V34z" fill="#b9ab8f"/></g>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#efe8dc"/>
  <rect x="20" y="66" width="520" height="334" rx="14" fill="#cfc3ad"/><rect x="32" y="78" width="496" height="322" rx="8" fill="#faf6ee"/>
  ${say(24, 47, 25, inWords('Key cabinet, depot west', 'Tủ chìa, bãi phía tây'), { more: 'letter-spacing="-.5"' })}${say(536, 47, 19, inWords('28 of 40 out', '28/40 đã lấy'), { fill: '#6d6552', weight: 550, anchor: 'end' })}
  ${hooks
    .map((state, i) => {
      const number = String(i + 4).padStart(2, '0');
      const at = `translate(${78 + (i % 6) * 81} ${98 + Math.floor(i / 6) * 102})`;
      const hook = '<path d="M-6-6h12v8a6 6 0 0 1-12 0z" fill="#14211f"/>';
      return `<g transform="${at}">${hook}${states[state] ? key(states[state], number) : `<rect x="-24" y="22" width="48" height="44" rx="8" fill="none" stroke="#cfc3ad" stroke-width="2.500" stroke-dasharray="6 5"/>${say(0, 51, 20, number, { fill: '#8d8270', weight: 550, anchor: 'middle' })}`}</g>`;
    })
    .join('')}
</svg>`;

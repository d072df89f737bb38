import { say } from '../shared/language.js';
import { brick, cream, green, number, plain, slab } from './words.js';

const x = 150;
const ticks = Array.from({ length: 13 }, (_, cm) => {
  const at = x + cm * 17;
  return `<path d="M${at} 214v${cm % 5 ? 10 : 17}" stroke="${green}" stroke-width="2.500"/>${cm % 5 ? '' : plain(at + 2, 249, 16, `${cm}`, { anchor: 'middle', weight: 650, fill: green })}`;
}).join('');

/** The rear door with its scratch under a ruler. */
export const measured =
  () => `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#cf5540"/><stop offset=".46" stop-color="#a83426"/><stop offset=".5" stop-color="#8e281c"/><stop offset="1" stop-color="#6d1c14"/></linearGradient></defs>
  <rect width="560" height="400" fill="url(#d)"/><g transform="translate(560 0) scale(-1 1)"><path d="M0 0h560v34L70 52H0z" fill="#1c2624"/><path d="M0 52h70l490-18v10L70 62H0z" fill="#e5806a" opacity=".7"/>
  <path d="M120 60v240c0 40 10 70 30 100" fill="none" stroke="#4b110b" stroke-width="5"/><path d="M126 60v240c0 40 10 70 30 100" fill="none" stroke="#df7460" stroke-width="2" opacity=".6"/>
  <rect x="14" y="88" width="80" height="26" rx="13" fill="#8e281c"/><rect x="14" y="84" width="88" height="22" rx="11" fill="#d8634e"/><path d="M24 90h62" stroke="#f0a090" stroke-width="4" stroke-linecap="round"/></g>
  <path d="M${x} 178c40-10 60 6 96-4s60-6 91-12" fill="none" stroke="#f3d5cb" stroke-width="5" stroke-linecap="round"/><path d="M${x + 16} 184c30-6 50 4 70 0" fill="none" stroke="#f3d5cb" stroke-width="2.500" stroke-linecap="round"/>
  <rect x="132" y="210" width="246" height="48" rx="5" fill="#f4cf7a"/>${ticks}
  <path d="M${x} 150v-16h187v16" fill="none" stroke="#fff" stroke-width="3"/><rect x="${x + 46}" y="112" width="96" height="42" rx="4" fill="#fff"/>${slab(x + 94, 142, 26, '11 cm', { anchor: 'middle' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  ${measured()}
  <rect y="292" width="560" height="108" fill="${cream}"/>${number(54, 346, 26, '1')}${slab(98, 338, 25, say('Scratch on the rear door', 'Vết xước ở cửa sau'))}${plain(98, 368, 19.5, say('A bollard in Footscray. Not to the metal.', 'Quẹt cọc chắn ở Footscray. Chưa lộ tôn.'))}<path d="M0 292h560" stroke="${brick}" stroke-width="6"/>
</svg>`;

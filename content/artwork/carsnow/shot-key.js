import { layer } from '../hyundai-i30/paper.js';
import { say as inWords } from '../shared/language.js';
import { glow, kestrel } from './kestrel.js';
import { ink, lime, plum, quiet, say } from './words.js';

/** The key stored on the phone opens the car in its bay. What is laid over the car: the waves, and the answer. */
const answer = `
  ${glow(320, 219, 34)}${glow(455, 208, 14)}
  <g fill="none" stroke="${lime}" stroke-width="6" stroke-linecap="round"><path d="M86 130a44 44 0 0 0 0 60M66 112a72 72 0 0 0 0 96M474 130a44 44 0 0 1 0 60M494 112a72 72 0 0 1 0 96"/></g>
  <rect x="40" y="300" width="480" height="78" rx="39" fill="${plum}"/><circle cx="455" cy="339" r="33" fill="${lime}"/><path d="M443 336v-7a12 12 0 0 1 23-5M439 333h32v20h-32z" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/>
  ${say(76, 334, 23, inWords('Open, no network needed', 'Đã mở, không cần mạng'), { fill: '#fff' })}${quiet(76, 360, 18, inWords('Your key is good until Sunday, 18:00', 'Chìa dùng đến 18:00 Chủ nhật'), { fill: '#d7c2ec' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#19122a"/><path d="M0 0h560v70H0z" fill="#241a3a"/>
  <g fill="#f4e6a6"><rect x="60" y="24" width="120" height="10" rx="5"/><rect x="380" y="24" width="120" height="10" rx="5"/></g><path d="M60 34h120l70 200H-10zM380 34h120l70 200H310z" fill="#f4e6a6" opacity=".07"/>
  <path d="M0 206h560v194H0z" fill="#2f2445"/><path d="M0 206h560" stroke="#3d305a" stroke-width="4"/><path d="M96 206h9L58 286H44zM455 206h9l52 80h-14z" fill="#f5c451"/>
  <rect x="240" y="20" width="80" height="50" rx="11" fill="#f5c451"/>${say(280, 56, 30, 'P3', { anchor: 'middle' })}
</svg>`;

export const paint = (body) =>
  layer(body, 560, 400, (ctx) => kestrel(ctx, { size: 98, x: 280, y: 186 }), answer);

import { layer } from '../hyundai-i30/paper.js';
import { say as inWords } from '../shared/language.js';
import { glow, kestrel } from './kestrel.js';
import { ink, lime, plum, quiet, say, status } from './words.js';

const pale = '#d7c2ec';
const end = { anchor: 'end' };
const title = { ...end, fill: '#fff', weight: inWords(650, 850), more: 'letter-spacing="-.6"' };

/** Three levels down. Stands behind the map on the stage, where narrow windows show its right half. */
export const draw = () => `<svg viewBox="0 0 390 844">
  <rect width="390" height="844" fill="#19122a"/><path d="M0 0h390v212H0z" fill="#241a3a"/>
  ${status('9:21', '#fff')}
  ${say(360, 112, 33, inWords('Level P3,', 'Tầng P3,'), title)}${say(360, 149, 33, inWords('bay 41', 'ô 41'), title)}
  <g transform="translate(308 184)"><rect x="-100" y="-20" width="156" height="40" rx="20" fill="#3d305a"/><path d="M-82 7h4v-6h-4zM-74 7h4v-11h-4zM-66 7h4v-16h-4z" fill="${pale}"/><path d="M-86 9l26-20" stroke="#f5c451" stroke-width="3.500" stroke-linecap="round"/>${quiet(40, 6, 17, inWords('No signal', 'Mất sóng'), { fill: pale, anchor: 'end' })}</g>
  <g fill="#f4e6a6"><rect x="48" y="218" width="96" height="9" rx="4"/><rect x="170" y="218" width="96" height="9" rx="4"/></g>
  <path d="M48 227h96l62 190H-22zM170 227h96l70 190H100z" fill="#f4e6a6" opacity=".07"/>
  <path d="M0 390h390v454H0z" fill="#2f2445"/><path d="M0 390h390" stroke="#3d305a" stroke-width="4"/><path d="M48 390h8l-34 74H10zM334 390h8l38 74h-12z" fill="#f5c451"/>
  <rect x="280" y="226" width="80" height="52" rx="11" fill="#f5c451"/>${say(320, 263, 31, 'P3', { anchor: 'middle' })}
</svg>`;

/** Below the car in the picture, and before it in the room: what the phone says. */
const answer = () => `
  ${glow(228, 394, 26)}${glow(338, 387, 20)}
  <g fill="none" stroke="${lime}" stroke-width="6" stroke-linecap="round"><path d="M46 318a40 40 0 0 0 0 54M348 318a40 40 0 0 1 0 54"/><path d="M28 302a66 66 0 0 0 0 86M366 302a66 66 0 0 1 0 86"/></g>
  <rect x="18" y="478" width="354" height="80" rx="40" fill="${plum}"/><circle cx="330" cy="518" r="33" fill="${lime}"/><path d="M318 515v-7a12 12 0 0 1 23-5M314 512h32v20h-32z" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/>
  ${say(280, 526, 24, inWords('Open', 'Đã mở'), { ...end, fill: '#fff' })}
  <rect x="18" y="574" width="354" height="124" rx="26" fill="#3d305a"/>${say(350, 622, 21, 'Kestrel E-hatch', { ...end, fill: '#fff' })}${quiet(350, 656, 17, inWords('Key until Sun, 18:00', 'Chìa đến CN, 18:00'), { ...end, fill: pale })}
  <g transform="translate(60 612) scale(1.5)" fill="none" stroke="${lime}" stroke-width="3" stroke-linecap="round"><circle cx="10" cy="18" r="8"/><path d="m16 12 16-16m-6 6 6 6"/></g>
  ${[
    [inWords('Range', 'Đi được'), '312 km'],
    [inWords('Charge', 'Pin'), '86%'],
  ]
    .map(
      ([what, much], i) =>
        `<g transform="translate(${18 + i * 182} 716)"><rect width="172" height="98" rx="26" fill="#3d305a"/>${quiet(i ? 26 : 42, 44, 16, what, { fill: pale })}${say(i ? 26 : 42, 76, 26, much, { fill: '#fff' })}</g>`,
    )
    .join('')}
  <rect x="128" y="820" width="134" height="5" rx="2.500" fill="#fff"/>`;

export const paint = (body) =>
  layer(body, 390, 844, (ctx) => kestrel(ctx, { size: 76, x: 197, y: 370 }), answer());

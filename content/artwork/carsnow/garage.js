import { layer } from '../hyundai-i30/paper.js';
import { glow, kestrel } from './kestrel.js';
import { ink, lime, plum, say, status } from './words.js';

export const pale = '#d7c2ec';

/** Three levels down: what stands behind the car. */
export const garage = () => `
  <rect width="390" height="844" fill="#19122a"/><path d="M0 0h390v212H0z" fill="#241a3a"/>
  ${status('9:21', '#fff')}
  <g fill="#f4e6a6"><rect x="48" y="218" width="96" height="9" rx="4"/><rect x="170" y="218" width="96" height="9" rx="4"/></g>
  <path d="M48 227h96l62 190H-22zM170 227h96l70 190H100z" fill="#f4e6a6" opacity=".07"/>
  <path d="M0 390h390v454H0z" fill="#2f2445"/><path d="M0 390h390" stroke="#3d305a" stroke-width="4"/><path d="M48 390h8l-34 74H10zM334 390h8l38 74h-12z" fill="#f5c451"/>
  <rect x="280" y="226" width="80" height="52" rx="11" fill="#f5c451"/>${say(320, 263, 31, 'P3', { anchor: 'middle' })}`;

/** Bars struck through, drawn from their left foot. */
export const noSignal = (x, y) =>
  `<g transform="translate(${x} ${y})"><path d="M4 0h4v-6H4zM12 0h4v-11h-4zM20 0h4v-16h-4z" fill="${pale}"/><path d="M0 2l26-20" stroke="#f5c451" stroke-width="3.500" stroke-linecap="round"/></g>`;

export const keyShape = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${lime}" stroke-width="3" stroke-linecap="round"><circle cx="10" cy="18" r="8"/><path d="m16 12 16-16m-6 6 6 6"/></g>`;

/** The slide at its end, where the car is open. */
export const slide = (y) =>
  `<rect x="18" y="${y}" width="354" height="80" rx="40" fill="${plum}"/><g transform="translate(330 ${y + 40})"><circle r="33" fill="${lime}"/><path d="M-12-3v-7a12 12 0 0 1 23-5M-16-6h32v20h-32z" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/></g>`;

/** The car, and before it in the room, though below it in the picture: what the phone says. */
export const parked = (body, answer) =>
  layer(
    body,
    390,
    844,
    (ctx) => kestrel(ctx, { size: 76, x: 197, y: 370 }),
    `${glow(228, 394, 26)}${glow(333, 387, 11)}
    <g fill="none" stroke="${lime}" stroke-width="6" stroke-linecap="round"><path d="M46 318a40 40 0 0 0 0 54M348 318a40 40 0 0 1 0 54"/><path d="M28 302a66 66 0 0 0 0 86M366 302a66 66 0 0 1 0 86"/></g>${answer}`,
  );

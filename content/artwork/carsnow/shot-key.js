import { say as inWords } from '../shared/language.js';
import { ink, lime, plum, quiet, say } from './words.js';

/** The car in its bay, 352 wide around 280, 226. */
export const fromBehind = `<g transform="translate(280 226)"><path d="M-176 62c-10-40-4-66 24-76l44-12c26-40 50-54 108-54s82 14 108 54l44 12c28 10 34 36 24 76z" fill="#6b4a94"/><path d="M-92-28c18-26 36-38 92-38s74 12 92 38z" fill="#c9b6e4"/><path d="M-176 30h352v32h-352z" fill="#4d3270"/><rect x="-54" y="24" width="108" height="30" rx="5" fill="#fff"/>${say(0, 47, 22, 'KST 86', { anchor: 'middle' })}<path d="M-160 2h54l-8 20h-48zM160 2h-54l8 20h48z" fill="#fff3b8"/><path d="M-150 62h54v22h-54zM96 62h54v22H96z" fill="#0d0918"/></g>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#19122a"/><path d="M0 0h560v96H0z" fill="#241a3a"/>
  <g fill="#f4e6a6"><rect x="60" y="34" width="120" height="10" rx="5"/><rect x="380" y="34" width="120" height="10" rx="5"/></g><path d="M60 44h120l70 256H-10zM380 44h120l70 256H310z" fill="#f4e6a6" opacity=".07"/>
  <path d="M0 280h560v120H0z" fill="#2f2445"/><path d="M0 280h560" stroke="#3d305a" stroke-width="4"/><path d="M120 400l40-100M440 400l-40-100" stroke="#f5c451" stroke-width="8"/>
  <rect x="232" y="48" width="96" height="60" rx="12" fill="#f5c451"/>${say(280, 91, 36, 'P3', { anchor: 'middle' })}
  ${fromBehind}
  <g fill="none" stroke="${lime}" stroke-width="6" stroke-linecap="round"><path d="M86 150a44 44 0 0 0 0 60M66 132a72 72 0 0 0 0 96M474 150a44 44 0 0 1 0 60M494 132a72 72 0 0 1 0 96" opacity=".9"/></g>
  <rect x="40" y="306" width="480" height="78" rx="39" fill="${plum}"/><circle cx="455" cy="345" r="33" fill="${lime}"/><path d="M443 342v-7a12 12 0 0 1 23-5M439 342h32v20h-32z" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/>
  ${say(76, 340, 23, inWords('Open, no network needed', 'Đã mở, không cần mạng'), { fill: '#fff' })}${quiet(76, 366, 18, inWords('Your key is good until Sunday, 18:00', 'Chìa dùng đến 18:00 Chủ nhật'), { fill: '#d7c2ec' })}
</svg>`;

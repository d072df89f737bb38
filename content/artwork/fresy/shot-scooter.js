import { black, fat, paper } from './words.js';

const house = (x, y, w, h, wall, shade) =>
  `<path d="M${x} ${y}h${w}v${h}H${x}z" fill="${wall}"/><path d="M${x + w * 0.18} ${y + 26}h${w * 0.22}v34h-${w * 0.22}zM${x + w * 0.6} ${y + 26}h${w * 0.22}v34h-${w * 0.22}z" fill="${shade}"/><path d="M${x} ${y + h * 0.55}h${w}l-8 26H${x + 8}z" fill="${shade}"/>`;

/** Seen from the saddle behind, at a red light. */
export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#8fd3ee"/>${house(0, 70, 96, 220, '#ffd27a', '#e2551f')}${house(96, 30, 84, 260, '#f7e3b5', '#2f8f4e')}${house(404, 48, 78, 240, '#ff9fb2', '#b8324f')}${house(482, 90, 90, 200, '#fff3d6', '#2b7fa6')}
  <path d="M0 286h560v114H0z" fill="#6a6f78"/><path d="M0 286h560v12H0z" fill="#b9b3a3"/><path d="M60 400l40-70h18l-28 70zM500 400l-40-70h-18l28 70z" fill="#f4f1e8"/>
  <g transform="translate(280 0)">
    <ellipse cy="384" rx="132" ry="13" fill="${black}" opacity=".3"/><rect x="-20" y="296" width="40" height="92" rx="20" fill="${black}"/><path d="M-64 284h128l-14 56H-50z" fill="#e2551f"/><rect x="-34" y="294" width="68" height="17" rx="8" fill="#ff4f3d"/><rect x="-32" y="318" width="64" height="30" rx="4" fill="${paper}"/>${fat(0, 340, 18, '59-K1', { anchor: 'middle' })}<path d="M46 330h58v12H46z" fill="#a9adb3"/>
    <path d="M-150 104-116 92M150 104l-34-12" stroke="${black}" stroke-width="8" stroke-linecap="round"/><circle cx="-162" cy="96" r="17" fill="#dfe6ea" stroke="${black}" stroke-width="5"/><circle cx="162" cy="96" r="17" fill="#dfe6ea" stroke="${black}" stroke-width="5"/>
    <path d="M-88 132c4-54 40-66 88-66s84 12 88 66z" fill="#2b7fa6"/><path d="M-44 44c0-36 20-52 44-52s44 16 44 52v18h-88z" fill="#2f8f4e"/><path d="M-44 38h88v10h-88z" fill="${paper}"/><path d="M-26 60h52v16h-52z" fill="#b9794f"/>
    <path d="M-136 116h272v168h-272z" fill="${paper}"/><path d="M-136 116h272v16h-272z" fill="${black}"/><path d="M-136 276h272v8h-272z" fill="#ead3a0"/>
    ${fat(0, 192, 55, 'Ba ngày', { anchor: 'middle', more: 'letter-spacing="-1.500"' })}${fat(-36, 256, 60, 'thôi', { anchor: 'middle', more: 'letter-spacing="-2"' })}<rect x="44" y="206" width="76" height="58" rx="6" fill="${black}"/>${fat(81, 252, 46, '12', { fill: paper, anchor: 'middle', more: 'letter-spacing="-2"' })}
  </g>
</svg>`;

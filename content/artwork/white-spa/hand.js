/** A hand with five finished nails before a low sun: the salon's own drawing. */
const skin = '#dda27e';
const shade = '#c4845f';

/** Drawn upwards from the knuckle at 0,0. Lengths in drawing units, angles in degrees. */
const finger = ({ x, y, turn, length, width, nail, rim = nail }) => {
  const r = width / 2;
  const n = r - 9;
  const top = -length - r + 4;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M${-r} 60C${-r - 2} 0 ${-r + 3} ${-length * 0.5} ${-r + 2} ${-length}a${r - 2} ${r} 0 0 1 ${width - 4} 0C${r - 3} ${-length * 0.5} ${r + 2} 0 ${r} 60z" fill="${skin}"/>
    <path d="M${r} 30C${r + 2} 0 ${r - 3} ${-length * 0.5} ${r - 2} ${-length}a${r} ${r} 0 0 0-9-15c2 40-2 90-3 ${length}z" fill="${shade}" opacity=".55"/>
    <path d="M${-r + 14} ${-length * 0.5}q${r - 14} 8 ${width - 28} 0M${-r + 18} ${-length * 0.5 + 12}q${r - 18} 6 ${width - 36} 0" class="crease"/>
    <path d="M${-n} ${top + 38}C${-n} ${top - 6} ${-n * 0.75} ${top - 34} 0 ${top - 36} ${n * 0.75} ${top - 34} ${n} ${top - 6} ${n} ${top + 38}a${n} 12 0 0 1 ${-2 * n} 0z" fill="${nail}" stroke="${rim}" stroke-width="2"/>
    <path d="M${-n + 6} ${top + 30}c0-26 2-40 6-48" class="gloss"/>
  </g>`;
};

const leaf = (x, y, turn, size, fill) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-46-60-44-150 0-220 44-150 46-60 0 0z" fill="${fill}"/><path d="M0-6v-196M0-40l-22-34M0-40l22-34M0-80l-24-38M0-80l24-38M0-120l-20-36M0-120l20-36" class="vein"/></g>`;

const fan = (x, y, turn, size, fills) =>
  [-64, -38, -13, 13, 38, 64]
    .map((angle, i) => leaf(x, y, turn + angle, size * (1 - Math.abs(angle) / 260), fills[i % fills.length]))
    .join('');

export const flower = (x, y, size, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn})">${[0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0 0C-34-14-36-60-4-74 26-66 34-22 0 0z" fill="#fff8f1"/><path d="M0 0C-34-14-36-60-4-74-26-50-22-20 0 0z" fill="#f1ddcb"/><path d="M0-2C-12-12-12-30-2-40 10-32 10-14 0-2z" fill="#f4c256"/></g>`,
    )
    .join('')}</g>`;

export const hand = () => `<svg viewBox="0 0 720 800" preserveAspectRatio="xMidYMax slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f6d6c2"/><stop offset="1" stop-color="#e39271"/></linearGradient>
  </defs>
  <style>
    .crease{fill:none;stroke:#b06f4b;stroke-width:2.6;stroke-linecap:round}
    .gloss{fill:none;stroke:#fff;stroke-width:3.4;stroke-linecap:round;opacity:.7}
    .vein{fill:none;stroke:#fff;stroke-opacity:.16;stroke-width:2}
  </style>
  <rect x="-200" width="1120" height="800" fill="url(#sky)"/>
  <circle cx="366" cy="340" r="268" fill="#fbe9dc"/>
  <circle cx="366" cy="340" r="226" fill="none" stroke="#e9b699" stroke-width="1.500"/>
  ${fan(50, 840, 22, 2.05, ['#b65b3c', '#c56a49', '#a64b30'])}
  ${fan(690, 850, -22, 2, ['#a64b30', '#b65b3c', '#c56a49'])}
  ${flower(196, 548, 1.1, 10)}
  <g transform="translate(0 20)">
    <path d="M250 486c-6 60-2 108 18 152 10 22 12 50 10 82l-8 80h168l-6-86c0-34 16-58 32-84 30-46 66-86 90-132 14-28-22-54-44-30l-46 50 4-52c-40-40-170-46-218 20z" fill="${skin}"/>
    ${finger({ x: 532, y: 520, turn: 42, length: 74, width: 66, nail: '#a92d22' })}
    ${finger({ x: 284, y: 478, turn: -14, length: 168, width: 64, nail: '#a92d22' })}
    ${finger({ x: 343, y: 452, turn: -4, length: 214, width: 66, nail: '#fffaf5', rim: '#e3b695' })}
    ${finger({ x: 405, y: 456, turn: 6, length: 196, width: 64, nail: '#a92d22' })}
    ${finger({ x: 458, y: 492, turn: 17, length: 134, width: 56, nail: '#c9543a' })}
    <path d="M268 520c4 30 4 60 18 96M330 500c6 26 8 50 16 76M396 500c0 26-2 50-2 74M446 524c-6 24-14 44-24 62" class="crease" opacity=".5"/>
    <path d="M470 566c-22 32-40 60-46 92-6 40-2 90 2 142" class="crease" opacity=".6"/>
    <path d="M270 716c52 20 112 20 166 0l2 30c-54 20-118 20-170 0z" fill="#2f6b5c"/>
    <path d="M271 723c52 20 112 20 165 0" stroke="#8fc4b3" stroke-width="3" fill="none"/>
    <circle cx="354" cy="746" r="11" fill="#f4c256"/>
  </g>
  ${flower(566, 650, 1.3, -16)}
  ${flower(640, 736, 0.9, 20)}
  ${flower(806, 676, 1.2, 8)}
  ${flower(104, 708, 1.25, 40)}
</svg>`;

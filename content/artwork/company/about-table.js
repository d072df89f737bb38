import { grain, leaf } from './draw.js';

const glass = (x, y, tone) =>
  `<g transform="translate(${x} ${y})"><ellipse cx="14" cy="18" rx="74" ry="72" fill="#12161c" opacity=".18"/><circle r="70" fill="#ffffff" opacity=".55"/><circle r="62" fill="${tone}"/><circle r="62" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><g fill="#fff" opacity=".55"><rect x="-38" y="-30" width="34" height="32" rx="7" transform="rotate(14)"/><rect x="2" y="-22" width="36" height="34" rx="7" transform="rotate(-18)"/><rect x="-24" y="10" width="32" height="30" rx="7" transform="rotate(-8)"/></g><path d="M-46-30q14-24 40-26" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M6-6 74-92" stroke="#c2361f" stroke-width="10" stroke-linecap="round"/></g>`;

const note = (x, y, turn, fill, marks) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M4 6h92v92H4z" fill="#12161c" opacity=".16"/><path d="M0 0h92v76l-16 16H0z" fill="${fill}"/><path d="M92 76H76v16z" fill="#00000022"/>${marks}</g>`;

const ink = 'stroke="#12161c" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"';

export const scene = () => `<svg viewBox="0 0 600 750" preserveAspectRatio="xMidYMid slice">
  <rect width="600" height="750" fill="#c98a4f"/>
  ${[0, 1, 2, 3].map((i) => `<path d="M${i * 152} 0h150v750h-150z" fill="${['#cf9157', '#c5864a', '#d0935a', '#c88a50'][i]}"/><path d="M${i * 152 + 30} 0q14 200-4 380t12 370M${i * 152 + 96} 0q-16 240 6 420t-6 330" stroke="#b57840" stroke-width="2.500" fill="none"/><path d="M${i * 152 + 150} 0v750" stroke="#a96e38" stroke-width="3"/>`).join('')}
  <g transform="translate(52 70) rotate(-6)">
    <path d="M10 14h372v474H10z" fill="#12161c" opacity=".17"/><path d="M0 0h372v474H0z" fill="#fdfaf2"/>
    <g ${ink}>
      <path d="M28 30h316v46H28zM44 53h52M236 53h28M280 53h28M318 53h12"/>
      <path d="M28 98h316v150H28z"/><path d="M48 130h128M48 154h104M48 178h74" stroke-width="6"/><path d="M48 200h78v26H48z" fill="#f0745c"/>
      <path d="M206 112h122v122H206z"/><path d="M206 234l46-64 30 34 20-22 26 52M300 140a12 12 0 1 0 .1 0"/>
      <path d="M28 270h96v84H28zM138 270h96v84h-96zM248 270h96v84h-96zM28 354l96-84M28 270l96 84M138 354l96-84M138 270l96 84M248 354l96-84M248 270l96 84" stroke-width="3"/>
      <path d="M28 374h90M138 374h70M248 374h84M28 392h60M138 392h84M248 392h50" stroke-width="4"/>
      <path d="M28 414h316v38H28zM46 433h90M180 433h40M240 433h40"/>
    </g>
    <g stroke="#c2361f" stroke-width="4.500" fill="none" stroke-linecap="round"><path d="M34 196c20-16 92-14 100 4s-20 36-60 34-60-22-40-38z"/><path d="M140 220c24 8 30 22 26 42M158 252l8 12 10-10"/><path d="M252 448q40 14 92 4"/></g>
  </g>
  ${note(20, 22, -10, '#f4d35e', `<path d="M16 28h58M16 46h48M16 64h30" ${ink}/>`)}
  ${note(114, 6, 5, '#8fd0bd', `<circle cx="44" cy="44" r="24" ${ink}/><path d="m33 44 9 9 15-18" ${ink}/>`)}
  ${note(484, 596, 12, '#f2a98f', `<path d="M16 30h56M16 50h42M56 66l14-10-6 16z" ${ink}/>`)}
  <g transform="translate(420 300) rotate(9)">
    <rect x="10" y="14" width="142" height="288" rx="26" fill="#12161c" opacity=".22"/><rect width="142" height="288" rx="26" fill="#12161c"/><rect x="8" y="8" width="126" height="272" rx="19" fill="#fbfaf7"/>
    <path d="M8 27a19 19 0 0 1 19-19h88a19 19 0 0 1 19 19v93H8z" fill="#0e6f66"/><rect x="50" y="14" width="42" height="11" rx="5.500" fill="#12161c"/>
    <path d="M22 48h66M22 64h46" stroke="#fff" stroke-width="8" stroke-linecap="round"/><rect x="22" y="82" width="52" height="22" rx="11" fill="#f0745c"/><circle cx="110" cy="82" r="20" fill="#f4d38a"/>
    <rect x="20" y="134" width="48" height="52" rx="9" fill="#efe8dc"/><rect x="76" y="134" width="48" height="52" rx="9" fill="#d3e6df"/><path d="M22 200h40M22 212h26M78 200h40M78 212h30" stroke="#12161c" stroke-width="5" stroke-linecap="round"/><rect x="20" y="230" width="104" height="30" rx="15" fill="#12161c"/><path d="M50 245h44" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
  </g>
  ${glass(490, 142, '#8a5430')}
  ${glass(110, 640, '#4a2a18')}
  <g transform="translate(352 622) rotate(-40) scale(1 -1) translate(0 112)">
    <path d="M-8-168h16V26H-8z" fill="#c2361f"/><path d="M-8 26h16L0 54z" fill="#f3cfae"/><path d="M-2.500 44h5L0 54z" fill="#12161c"/><path d="M-8-176h16v12H-8z" fill="#f0c26a"/>
  </g>
  <g transform="translate(336 640)">
    <path d="M300 150 150 40c-26-16-50-16-70 0L36 84 84 160 190 240z" fill="#0e6f66"/><path d="M86 36 40 82l48 80 22-12-42-66 40-40z" fill="#0a544d"/>
    <path d="M84 44C60 10 28-16-6-26c-26-8-42 8-34 24 4 8 10 10 18 12-18-2-24 14-14 24 6 6 12 8 18 8-14 4-14 20 0 26 20 10 42 22 60 22z" fill="#d99a6c"/>
    <path d="M-22 10c20 2 36 10 48 20M-18 42c16 0 28 6 38 14" stroke="#b97a50" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M-44-14c2-12 16-18 32-14l10 10c-10 8-30 12-42 4z" fill="#e9b38c"/>
  </g>
  ${leaf(622, 0, -128, 150, 28, '#0e6f66', '#2fa08f')}${leaf(600, -30, -160, 150, 28, '#16857a', '#5fc0a8')}${leaf(626, 40, -104, 110, 22, '#0b5a52', '#2fa08f')}
  ${grain(600, 750, 0.2)}
</svg>`;

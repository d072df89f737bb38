export const status = (time, ink) =>
  `<div class="status" style="color:${ink}">${time}<i></i><svg viewBox="0 0 24 12"><rect x="1" y="1" width="19" height="10" rx="3" fill="none" stroke="${ink}"/><rect x="3" y="3" width="12" height="6" rx="1.500" fill="${ink}"/><path d="M22 4v4" stroke="${ink}" stroke-width="2" stroke-linecap="round"/></svg></div>`;

/** A minibus from the front, 100 x 112. */
export const bus = (x, y, size, colour, dark) =>
  `<g transform="translate(${x} ${y}) scale(${size})">
  <ellipse cx="50" cy="110" rx="54" ry="6" fill="#12303822"/>
  <path d="M10 98h16v12H13q-3 0-3-3zM74 98h16v9q0 3-3 3H74z" fill="#20262c"/>
  <path d="M-4 40q-6 0-6 6v12q0 4 4 4h4zM104 40q6 0 6 6v12q0 4-4 4h-4z" fill="#20262c"/>
  <path d="M2 24Q2 4 22 4h56q20 0 20 20v74q0 6-6 6H8q-6 0-6-6z" fill="${colour}"/>
  <path d="M2 72h96v26q0 6-6 6H8q-6 0-6-6z" fill="${dark}"/>
  <rect x="24" y="9" width="52" height="14" rx="4" fill="#20262c"/>
  <path d="M31 18q3-6 6 0t6 0 6 0 6 0 6 0 6 0" fill="none" stroke="#ffe27a" stroke-width="2.200" stroke-linecap="round"/>
  <rect x="10" y="28" width="80" height="38" rx="8" fill="#dff2f6"/>
  <path d="M58 28h24L56 66H32z" fill="#fff" opacity=".7"/>
  <path d="M46 66 30 48M84 66 68 48" stroke="#20262c" stroke-width="2.500" stroke-linecap="round"/>
  <path d="M22 66q0-14 9-14t9 14z" fill="#3b5a62"/><circle cx="31" cy="47" r="6" fill="#c98a5e"/>
  <circle cx="17" cy="84" r="7" fill="#fff7d0"/><circle cx="83" cy="84" r="7" fill="#fff7d0"/>
  <rect x="34" y="80" width="32" height="9" rx="2" fill="#fff"/><path d="M38 84.500h24" stroke="#20262c" stroke-width="2.500" stroke-dasharray="4 2"/>
</g>`;

/** What the traveller photographed: three buses, no word that helps. */
export const station = `<svg viewBox="0 0 354 210" preserveAspectRatio="xMidYMax slice" class="station">
  <rect width="354" height="210" fill="#c9ecf2"/>
  <circle cx="292" cy="38" r="17" fill="#ffe27a"/>
  <path d="M0 108q40-52 84-34 30-38 80-12 44-36 94-2 50-22 96 26v60H0z" fill="#8fcdb4"/>
  <path d="M0 124q60-40 120-16t120-12 114 22v40H0z" fill="#5fb392"/>
  <path d="M0 74h118v14H0z" fill="#e2543a"/><path d="M0 88h118v12q-10 8-19.700 0-10 8-19.700 0-10 8-19.700 0-10 8-19.700 0-10 8-19.700 0-10 8-19.700 0z" fill="#fff"/><path d="M0 88h19.700v12q-10 8-19.700 0zM39.400 88h19.700v12q-10 8-19.700 0zM78.800 88h19.700v12q-10 8-19.700 0z" fill="#f2b632"/>
  <path d="M6 100h5v70H6zM104 100h5v70h-5z" fill="#0d3b46"/>
  <path d="M0 164h354v46H0z" fill="#7f8b92"/><path d="M0 164h354v5H0z" fill="#67737a"/>
  <path d="M118 210l8-38M232 210l-6-38M338 210l-12-38M14 210l8-38" stroke="#fff" stroke-width="4"/>
  ${bus(22, 84, 0.92, '#e2543a', '#c33f28')}${bus(133, 72, 1.02, '#2c9c5a', '#1f7f46')}${bus(246, 86, 0.9, '#f2b632', '#d5931b')}
</svg>`;

const faces = {
  sau: [
    '#f6c667',
    '#d9996b',
    '<path d="M4 22Q22 2 40 22l-4 1H8z" fill="#e9d6a0"/><path d="M4 22h36" stroke="#b99d57" stroke-width="2"/>',
  ],
  tin: ['#e2543a', '#c98a5e', '<path d="M12 20q0-11 10-11t10 11q-4-5-10-5t-10 5z" fill="#22160f"/>'],
  may: [
    '#5fb392',
    '#e3b08a',
    '<path d="M10 34q-2-26 12-26t12 26l-4-1q3-12-1-16-7 1-11-2-6 4-4 18z" fill="#2a1a12"/>',
  ],
  ana: [
    '#4fb4c9',
    '#f0c3a0',
    '<path d="M11 22q-2-14 11-14t11 14q-2-5-6-6-8 1-11-1-4 2-5 7zM31 16q8 2 5 12" fill="#a4502a" stroke="#a4502a"/>',
  ],
};
/** A round portrait of few shapes. */
export const face = (who) => {
  const [ground, skin, hair] = faces[who];
  return `<svg class="face" viewBox="0 0 44 44"><rect width="44" height="44" fill="${ground}"/><path d="M6 46q2-14 16-14t16 14z" fill="#fff"/><path d="M18 26h8v8q-4 4-8 0z" fill="${skin}"/><circle cx="22" cy="22" r="9.500" fill="${skin}"/>${hair}<path d="M18.500 26q3.500 3 7 0" fill="none" stroke="#5e3620" stroke-width="1.600" stroke-linecap="round"/></svg>`;
};

/** A spoken answer as bars. */
export const wave = (n, colour, h = 24) =>
  `<svg viewBox="0 0 ${n * 6} ${h}" height="${h}">${Array.from({ length: n }, (_, i) => {
    const tall = 4 + Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.45)) * (h - 4);
    return `<rect x="${i * 6}" y="${(h - tall) / 2}" width="3.400" height="${tall}" rx="1.700" fill="${colour}"/>`;
  }).join('')}</svg>`;

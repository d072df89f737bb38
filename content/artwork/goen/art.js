/** Two people, one sheet of paper, one seal: the picture of the lesson. */
export const contract = () => `<svg viewBox="0 0 760 400" preserveAspectRatio="xMidYMid slice">
  <rect width="760" height="400" fill="#6d45b8"/>
  <circle cx="380" cy="250" r="300" fill="#7c55c7"/>
  <circle cx="380" cy="250" r="206" fill="#8d68d6"/>
  <path d="M0 62h92M28 92h92M640 74h120M668 104h64" stroke="#a98be6" stroke-width="8" stroke-linecap="round"/>
  <g>
    <path d="M40 400c0-86 40-132 104-140 76-8 128 40 134 140z" fill="#ffb879"/>
    <path d="M128 262l32 42 30-44-4-28h-52z" fill="#f1c9a5"/>
    <path d="M124 258l36 50-24 26-36-60zM190 258l-30 50 26 26 28-62z" fill="#fff3e4"/>
    <path d="M112 176c0-44 24-66 56-66s52 26 50 62c-2 44-24 76-52 76s-54-30-54-72z" fill="#f1c9a5"/>
    <path d="M106 190c-10-70 20-104 66-104 34 0 56 22 52 60-26 8-60 0-74-22-8 30-20 40-32 44-2 8-4 16-4 26z" fill="#2b1a52"/>
    <path d="M188 184q8 6 16 0M192 216q-8 8-18 4" stroke="#7a4a2a" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M150 400c6-44 30-62 62-64 36-2 60 8 98 8v30c-40 6-70 2-92 12-4 4-6 8-6 14z" fill="#f09c55"/>
    <path d="M306 342c18-2 34-8 48-4 10 4 8 14-2 16-12 4-16 18-46 18z" fill="#f1c9a5"/>
  </g>
  <g>
    <path d="M480 400c4-96 48-142 116-142 72 0 122 50 128 142z" fill="#2fae8d"/>
    <path d="M566 264l30 34 34-36-4-30h-56z" fill="#d99a72"/>
    <path d="M542 178c0-40 22-64 54-64s56 26 54 70c-2 40-26 66-54 66-30 0-54-30-54-72z" fill="#d99a72"/>
    <path d="M656 196c16-74-8-112-62-112-44 0-66 28-62 70 40 0 66-14 78-34 6 28 18 40 34 44 4 10 6 20 4 34 2 22 16 40 8 60 20-16 18-40 0-62z" fill="#43210f"/>
    <path d="M556 186q8 6 16 0M566 220q8 8 18 2" stroke="#6b3418" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M622 400c-8-42-34-56-66-58-34-2-56 6-88 8v28c38 4 64 2 84 10 4 4 6 8 6 12z" fill="#23957a"/>
    <path d="M470 348c-18-2-32-8-46-4-10 4-8 14 2 16 12 4 16 16 44 18z" fill="#d99a72"/>
  </g>
  <g transform="rotate(-4 386 230)">
    <rect x="310" y="120" width="156" height="216" rx="10" fill="#2b1a52" opacity=".25" transform="translate(8 10)"/>
    <rect x="310" y="120" width="156" height="216" rx="10" fill="#fff"/>
    <path d="M332 150h84" stroke="#2b1a52" stroke-width="10" stroke-linecap="round"/>
    <path d="M332 178h112M332 196h112M332 214h92M332 242h112M332 260h74" stroke="#dccff2" stroke-width="7" stroke-linecap="round"/>
    <path d="M334 306c14-20 20-20 22-6s12 4 18-4 12 2 22-2" stroke="#6d45b8" stroke-width="4" fill="none" stroke-linecap="round"/>
    <g transform="translate(428 290) rotate(8)"><circle r="24" fill="none" stroke="#ef5a4a" stroke-width="5"/><path d="M-11-8h22M-8 2h16M0-14v26M-10 12h20" stroke="#ef5a4a" stroke-width="4" stroke-linecap="round"/></g>
  </g>
</svg>`;

const face = (x, y, size, skin, hair, coat, style) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-30 50c0-26 12-38 30-38s30 12 30 38z" fill="${coat}"/><circle r="19" fill="${skin}"/>${
    style
      ? `<path d="M-20 2c-2-18 6-26 20-26s22 8 20 26c-6-2-8-8-10-12-8 6-16 6-22 4-2 4-4 6-8 8z" fill="${hair}"/><path d="M-20 0c-4 14-2 24 2 30h8c-6-8-8-18-6-32zM20 0c4 14 2 24-2 30h-8c6-8 8-18 6-32z" fill="${hair}"/>`
      : `<path d="M-20-2c-2-16 8-24 22-22 12 0 18 8 18 22-8-4-20-8-26-10-4 6-8 8-14 10z" fill="${hair}"/>`
  }</g>`;

/** Six desks, six heads. */
export const head = (index) => {
  const looks = [
    ['#d6c6f2', '#f1c9a5', '#2b1a52', '#6d45b8', 0],
    ['#ffdcb8', '#d99a72', '#43210f', '#ef7b5a', 1],
    ['#c5ead9', '#f1c9a5', '#6b3418', '#2fae8d', 0],
    ['#ffd0c9', '#e8b38c', '#2b1a52', '#ffb879', 1],
    ['#cfe2fb', '#8d5a3a', '#1d120a', '#3f7fd6', 0],
    ['#f4e3a8', '#f1c9a5', '#7a4a2a', '#b8860b', 1],
  ];
  const [ground, ...rest] = looks[index % looks.length];
  return `<svg viewBox="-32 -32 64 64"><rect x="-32" y="-32" width="64" height="64" fill="${ground}"/>${face(0, 2, 0.86, ...rest)}</svg>`;
};

export const covers = [
  `<svg viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice"><rect width="200" height="110" fill="#ffcf9e"/><circle cx="150" cy="60" r="46" fill="#ef7b5a"/><path d="M0 110 60 40l40 44 26-26 74 52z" fill="#2b1a52"/></svg>`,
  `<svg viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice"><rect width="200" height="110" fill="#bfe8d6"/><g fill="#2fae8d"><rect x="24" y="54" width="26" height="56" rx="6"/><rect x="62" y="34" width="26" height="76" rx="6"/><rect x="100" y="64" width="26" height="46" rx="6"/><rect x="138" y="20" width="26" height="90" rx="6"/></g><path d="M30 42 76 22l38 26 40-36" stroke="#2b1a52" stroke-width="5" fill="none" stroke-linecap="round"/></svg>`,
  `<svg viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice"><rect width="200" height="110" fill="#d6c6f2"/><path d="M28 28h78a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H64L44 96V78H28a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14z" fill="#6d45b8"/><path d="M132 44h44a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12h-4v16l-18-16h-22z" fill="#ffb879"/><path d="M36 46h56M36 60h38" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>`,
  `<svg viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice"><rect width="200" height="110" fill="#ffd0c9"/><path d="M30 96V40l36-22 36 22v56z" fill="#ef5a4a"/><path d="M102 96V58h70v38z" fill="#2b1a52"/><path d="M54 96V66h24v30z" fill="#fff3e4"/><g fill="#ffcf9e"><rect x="116" y="68" width="14" height="14"/><rect x="140" y="68" width="14" height="14"/></g></svg>`,
];

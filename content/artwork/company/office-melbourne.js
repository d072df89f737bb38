import { dice, grain } from './draw.js';

const arch = (x, y, w, h, glass) =>
  `<path d="M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="#0b4a44"/><path d="M${x + 6} ${y + h}V${y + w / 2}a${w / 2 - 6} ${w / 2 - 6} 0 0 1 ${w - 12} 0v${h - w / 2}z" fill="${glass}"/><path d="M${x + w / 2} ${y + 4}V${y + h}M${x + 5} ${y + h * 0.55}h${w - 10}" stroke="#0b4a44" stroke-width="3.500"/><path d="M${x - 5} ${y + h}h${w + 10}v7h${-w - 10}z" fill="#fbf3e2"/><path d="M${x - 6} ${y + w / 2}a${w / 2 + 6} ${w / 2 + 6} 0 0 1 ${w + 12} 0" fill="none" stroke="#fbf3e2" stroke-width="5"/><path d="M${x + w / 2 - 6} ${y - 12}h12l-2 15h-8z" fill="#fbf3e2"/>`;

const tree = (x, y, s, mirror, random) => {
  const blobs = Array.from({ length: 30 }, () => [
    (random() - 0.5) * 210,
    (random() - 0.5) * 150,
    26 + random() * 26,
  ]);
  const tones = ['#0e6f66', '#16857a', '#0b5a52', '#5fae93'];
  return `<g transform="translate(${x} ${y}) scale(${mirror * s} ${s})">
    <path d="M-13 300c4-70 6-130 0-190l-44-66 12-6 40 48 6-76h12l2 80 44-54 10 8-46 70c-4 60 0 120 8 186z" fill="#c9b48f"/>
    <path d="M-6 160q10 8 6 24t-8 30q12 2 10 20M10 130q-8 12 0 26M8 220q-8 16 2 34" stroke="#8d7a58" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${blobs.map(([a, b, r], i) => `<circle cx="${a}" cy="${b - 20}" r="${r}" fill="${tones[i % 4]}"/>`).join('')}
  </g>`;
};

export const scene = () => {
  const random = dice(23);
  return `<svg viewBox="0 0 520 650" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fc9bb"/><stop offset="1" stop-color="#e7f1e2"/></linearGradient></defs>
  <rect width="520" height="650" fill="url(#sky)"/>
  <circle cx="392" cy="92" r="62" fill="#fbf3d0"/>
  <path d="M-10 120h90v400h-90zM430 176h100v340H430z" fill="#7fb8ab"/><path d="M96 60h66v440H96zM350 30h56v470h-56z" fill="#98c9bb"/>
  ${[70, 104, 138, 172].map((y) => `<path d="M106 ${y}h46M360 ${y}h36M442 ${y + 130}h76" stroke="#7fb8ab" stroke-width="9" stroke-dasharray="9 8"/>`).join('')}
  <path d="M48 208h424v330H48z" fill="#efe0c1"/><path d="M48 208h424v16H48zM48 322h424v12H48z" fill="#fbf3e2"/>
  <path d="M34 190h452v20H34z" fill="#fbf3e2"/><path d="M192 190l68-64 68 64z" fill="#efe0c1" stroke="#fbf3e2" stroke-width="11" stroke-linejoin="round"/><circle cx="260" cy="168" r="17" fill="#fbf3e2"/><path d="M260 158v10l7 5" stroke="#0b4a44" stroke-width="3.500" fill="none" stroke-linecap="round"/>
  <path d="M260 126V84M260 86h34l-8 9 8 9h-34" stroke="#0b4a44" stroke-width="3" fill="#c2361f"/>
  ${[66, 112, 392, 438].map((x) => `<path d="M${x} 190v-24h18v24M${x + 9} 166v-10" stroke="#fbf3e2" stroke-width="6" fill="#efe0c1"/>`).join('')}
  ${[70, 140, 210, 280, 350, 420].map((x, i) => arch(x, 246, 42, 66, i === 2 || i === 4 ? '#f7cf7a' : '#5f9d92')).join('')}
  ${[66, 154, 242, 330, 418].map((x, i) => arch(x, 352, 58, 110, i % 2 ? '#f7cf7a' : '#5f9d92')).join('')}
  ${[134, 222, 310, 398].map((x) => `<path d="M${x} 340h12v130h-12z" fill="#fbf3e2"/>`).join('')}
  <path d="M0 470h520v180H0z" fill="#2b5a55"/><path d="M0 470h520v14H0z" fill="#d8cdb1"/>
  ${tree(28, 250, 1.02, 1, random)}
  ${tree(496, 276, 0.98, -1, random)}
  <g fill="none" stroke="#1c3f3b" stroke-width="2"><path d="M-10 322q270 30 540-10M-10 340q270 26 540-8M220 331v50M330 330v50"/></g>
  <path d="M-10 604h540M-10 626h540" stroke="#9fc0b5" stroke-width="5"/><path d="M-10 604h540M-10 626h540" stroke="#163b37" stroke-width="1.500"/>
  <g transform="translate(56 398)">
    <path d="M150-8l36-22 36 22" fill="none" stroke="#12161c" stroke-width="5"/><path d="M176-32h20" stroke="#12161c" stroke-width="6" stroke-linecap="round"/>
    <path d="M22 0h364c22 0 34 14 40 44l12 78v52H-30v-52l12-78C-12 14 0 0 22 0z" fill="#f4e6c4"/>
    <path d="M-30 122h468v56a8 8 0 0 1-8 8H-22a8 8 0 0 1-8-8z" fill="#0e6f66"/><path d="M-30 122h468v9H-30z" fill="#c2361f"/>
    <path d="M30 0h348v12H30z" fill="#0b5a52"/>
    ${[4, 62, 174, 232, 344].map((x) => `<rect x="${x}" y="36" width="48" height="66" rx="7" fill="#12312f"/><path d="M${x + 6} 42h36v24h-36z" fill="#9fd0d8" opacity=".45"/>`).join('')}
    ${[116, 286].map((x) => `<path d="M${x} 30h52v148h-52z" fill="#0b4a44"/><path d="M${x + 5} 36h19v136h-19zM${x + 28} 36h19v136h-19z" fill="#1b6a62"/><path d="M${x + 8} 42h13v80h-13zM${x + 31} 42h13v80h-13z" fill="#9fd0d8" opacity=".5"/>`).join('')}
    <path d="M400 34c8 14 14 34 18 66h-18zM8 34c-8 14-14 34-18 66H-4V36z" fill="#12312f"/>
    ${[
      [28, '#f0c39a', '#2b1a12'],
      [86, '#d99a6c', '#12161c'],
      [198, '#f3cfae', '#b5542a'],
      [256, '#a9714c', '#12161c'],
      [368, '#f0c39a', '#43261a'],
    ]
      .map(
        ([x, skin, hair], i) =>
          `<path d="M${x - 17} 102c0-18 8-24 17-24s17 6 17 24z" fill="${['#c2361f', '#f0b83f', '#fbf3e2', '#46b39a', '#f0745c'][i]}"/><circle cx="${x}" cy="68" r="11" fill="${skin}"/><path d="M${x - 12} 68c-2-14 4-18 12-18s14 4 12 18c-6-8-18-8-24 0z" fill="${hair}"/>`,
      )
      .join('')}
    <rect x="176" y="140" width="102" height="26" rx="6" fill="#fbf3e2"/><text x="227" y="160" text-anchor="middle" font-size="20" fill="#0b4a44">109</text>
    <circle cx="424" cy="150" r="9" fill="#fff3c4"/><circle cx="-16" cy="150" r="9" fill="#c2361f"/>
    <g fill="#12161c"><circle cx="62" cy="192" r="19"/><circle cx="112" cy="192" r="19"/><circle cx="298" cy="192" r="19"/><circle cx="348" cy="192" r="19"/></g>
    <g fill="#8fa39f"><circle cx="62" cy="192" r="7"/><circle cx="112" cy="192" r="7"/><circle cx="298" cy="192" r="7"/><circle cx="348" cy="192" r="7"/></g>
  </g>
  <g><path d="M22 560c0-30 8-40 20-40s20 10 20 40l-4 60H28z" fill="#c2361f"/><circle cx="42" cy="504" r="14" fill="#d99a6c"/><path d="M27 506c-3-18 5-24 16-24s16 6 14 24c-8-12-22-12-30 0z" fill="#2b1a12"/><path d="M30 618v28M52 618v28" stroke="#12161c" stroke-width="10"/><path d="M62 556l14 20" stroke="#c2361f" stroke-width="11" stroke-linecap="round"/><path d="M72 572h12v18H72z" fill="#fbf3e2"/></g>
  ${grain(520, 650, 0.2)}
</svg>`;
};

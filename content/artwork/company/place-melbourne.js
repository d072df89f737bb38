import { dice, grain } from './draw.js';

const tower = (x, w, top, fill) => `<path d="M${x} 720V${top}h${w}v${720 - top}z" fill="${fill}"/>`;

/** Nothing stands higher than 404 of the 1440 that it is wide: above that are words (features/company/LocationHero.module.css). */
export const scene = () => {
  const random = dice(5);
  const lit = (x, w, top, bottom, cell, tone) => {
    let out = '';
    for (let y = top + 12; y < bottom - 10; y += cell + 5)
      for (let k = x + 8; k < x + w - cell; k += cell + 5)
        if (random() > 0.6)
          out += `<rect x="${k}" y="${y}" width="${cell}" height="${cell * 0.8}" fill="${tone}"/>`;
    return out;
  };
  const far = Array.from({ length: 26 }, (_, i) => [i * 58 - 20, 40 + random() * 26, 480 + random() * 90]);
  const near = [
    [20, 84, 582],
    [116, 66, 529],
    [196, 96, 596],
    [306, 60, 552],
    [378, 86, 619],
    [476, 70, 566],
    [560, 60, 516],
    [634, 74, 594],
    [930, 72, 529],
    [1014, 92, 582],
    [1118, 64, 499],
    [1196, 90, 566],
    [1300, 74, 541],
    [1384, 80, 604],
  ];
  return `<svg viewBox="0 -150 1440 1000" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0b2f2c"/><stop offset=".52" stop-color="#0c4641"/><stop offset=".84" stop-color="#0e6f66"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0e6f66"/><stop offset="1" stop-color="#082825"/></linearGradient>
  </defs>
  <rect y="-150" width="1440" height="1000" fill="url(#sky)"/>
  <circle cx="1010" cy="586" r="126" fill="#17897d" opacity=".5"/><circle cx="1010" cy="586" r="82" fill="#f4d38a"/>
  ${far.map(([x, w, top]) => tower(x, w, top, '#0f7d72')).join('')}
  ${near.map(([x, w, top], i) => tower(x, w, top, i % 2 ? '#0a4a44' : '#0b544d') + lit(x, w, top, 690, 9, i % 3 ? '#f4d38a' : '#7fd0bd')).join('')}
  <path d="M560 515h60v-12h-60z" fill="#f0b83f"/><path d="M1118 499h64l-8-26h-48z" fill="#0a4a44"/><path d="M1150 473v-23" stroke="#0a4a44" stroke-width="5"/><path d="M116 529l33-26 33 26z" fill="#0a4a44"/><path d="M930 529q36-26 72 0z" fill="#0b544d"/>
  <g stroke="#fbf3e2" fill="none" stroke-linecap="round" transform="translate(822 706) scale(.8 .66) translate(-822 -706)">
    <path d="M792 706C806 610 816 480 822 360 828 480 838 610 852 706" stroke-width="4"/>
    <path d="M744 706c40-44 62-110 78-196 16 86 38 152 78 196" stroke-width="3"/>
    ${[400, 440, 480, 520, 560, 600, 640].map((y, i) => `<path d="M${818 - i * 3} ${y}L${826 + i * 3.6} ${y + 28}M${826 + i * 3} ${y}L${818 - i * 3.6} ${y + 28}" stroke-width="2"/>`).join('')}
    <path d="M762 680q60-26 120 0M776 656q46-22 92 0M790 626q32-18 64 0" stroke-width="2.500"/>
    <path d="M822 360v-40" stroke-width="3"/>
  </g><circle cx="822" cy="450" r="5" fill="#f0745c"/>
  <path d="M690 700h264v26H690z" fill="#fbf3e2"/><path d="M700 706h244v6H700z" fill="#c8b48a"/>
  ${Array.from({ length: 42 }, (_, i) => `<circle cx="${i * 36 + random() * 14}" cy="${700 + random() * 10}" r="${16 + random() * 14}" fill="${i % 2 ? '#0a3b36' : '#0d4f48'}"/>`).join('')}
  <path d="M0 716h1440v134H0z" fill="url(#water)"/>
  ${near.map(([x, w], i) => `<path d="M${x + 6} ${742 + (i % 4) * 16}h${w - 12}" stroke="#f4d38a" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`).join('')}
  ${Array.from({ length: 46 }, () => [random() * 1440, 800 + random() * 46, 30 + random() * 90])
    .map(
      ([x, y, w]) =>
        `<path d="M${x} ${y}h${w}" stroke="#2fa392" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join('')}
  <path d="M930 800h160M960 816h100M940 832h130" stroke="#f4d38a" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
  <path d="M0 668h1440v40H0z" fill="#d9c39a"/><path d="M0 664h1440v8H0z" fill="#fbf3e2"/>
  ${[70, 310, 550, 790, 1030, 1270].map((x) => `<path d="M${x} 790v-30a104 62 0 0 1 208 0v30h32V708H${x - 32}v82z" fill="#b89f73"/><path d="M${x} 760a104 62 0 0 1 208 0" fill="none" stroke="#e9d9b5" stroke-width="7"/>`).join('')}
  ${Array.from({ length: 60 }, (_, i) => `<path d="M${i * 24 + 6} 672v32" stroke="#a88f63" stroke-width="3"/>`).join('')}
  ${[54, 294, 534, 774, 1014, 1254].map((x) => `<path d="M${x} 668v-74" stroke="#0a2422" stroke-width="5"/><path d="M${x - 15} 600h30M${x - 15} 600v-6M${x + 15} 600v-6" stroke="#0a2422" stroke-width="4"/><circle cx="${x - 15}" cy="588" r="8" fill="#fff0c0"/><circle cx="${x + 15}" cy="588" r="8" fill="#fff0c0"/><circle cx="${x}" cy="584" r="9" fill="#fff0c0"/>`).join('')}
  <path d="M0 562q720 42 1440 0" stroke="#0a2422" stroke-width="2" fill="none"/>
  <g transform="translate(940 598)"><path d="M16 0h262l16 18v50H0V18z" fill="#fbf3e2"/><path d="M0 42h294v27H0z" fill="#c2361f"/>${[14, 60, 106, 176, 222].map((x) => `<rect x="${x}" y="12" width="38" height="26" rx="4" fill="#f4d38a"/>`).join('')}<rect x="150" y="12" width="20" height="56" fill="#0a2422"/><rect x="268" y="14" width="18" height="24" fill="#f4d38a"/><path d="M130 0l18-20 18 20" stroke="#0a2422" stroke-width="3" fill="none"/><g fill="#0a2422"><circle cx="46" cy="70" r="8"/><circle cx="82" cy="70" r="8"/><circle cx="214" cy="70" r="8"/><circle cx="250" cy="70" r="8"/></g></g>
  <g transform="translate(590 822)"><path d="M0 0h190l-18 13H16z" fill="#fbf3e2"/>${[40, 80, 120, 158].map((x) => `<circle cx="${x}" cy="-16" r="7" fill="#12161c"/><path d="M${x - 8} 0q0-14 8-14t8 14zM${x - 4} -4l-34 22" stroke="#12161c" stroke-width="3" fill="#c2361f"/>`).join('')}</g>
  ${grain(1440, 850, 0.14)}
</svg>`;
};

import { dice, grain } from './draw.js';

/** Nothing stands higher than 404 of the 1440 that it is wide: above that are words (features/company/LocationHero.module.css). */
export const scene = () => {
  const random = dice(9);
  const arch = (x, y0, span, rise) => (t) => [x + span * t, y0 - rise * 4 * t * (1 - t)];
  const upper = arch(330, 690, 780, 239);
  const lower = arch(352, 700, 736, 184);
  const points = (f, n) => Array.from({ length: n + 1 }, (_, i) => f(i / n));
  const line = (list) => `M${list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const [u, l] = [points(upper, 26), points(lower, 26)];
  const deck = 646;
  const towers = Array.from({ length: 20 }, (_, i) => [
    i * 42 - 30,
    30 + random() * 22,
    520 + random() * 120,
  ]);
  const right = Array.from({ length: 9 }, (_, i) => [1120 + i * 38, 28 + random() * 18, 580 + random() * 70]);
  const sail = (x, h, w, lean) =>
    `<path d="M${x} 716C${x - w * 0.2} ${716 - h * 0.6} ${x + lean} ${716 - h} ${x + lean + 8} ${716 - h}C${x + w * 0.7} ${716 - h * 0.8} ${x + w} ${716 - h * 0.3} ${x + w} 716z" fill="#fbf3e2"/><path d="M${x + lean + 8} ${716 - h}C${x + w * 0.7} ${716 - h * 0.8} ${x + w} ${716 - h * 0.3} ${x + w} 716h${-w * 0.34}C${x + w * 0.66} ${716 - h * 0.5} ${x + w * 0.46} ${716 - h * 0.86} ${x + lean + 8} ${716 - h}z" fill="#e2c9a0"/>`;
  return `<svg viewBox="0 -150 1440 1000" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#171a3a"/><stop offset=".5" stop-color="#2c2450"/><stop offset=".72" stop-color="#6b3658"/><stop offset=".84" stop-color="#e08a4e"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#b4614c"/><stop offset=".4" stop-color="#4a2f5a"/><stop offset="1" stop-color="#171a3a"/></linearGradient>
  </defs>
  <rect y="-150" width="1440" height="1000" fill="url(#sky)"/>
  <circle cx="748" cy="690" r="96" fill="#fbd38a"/>
  <path d="M0 664c120-30 220-20 330-8s300 10 460-6 420-30 650 4v70H0z" fill="#7a3f58"/>
  ${towers.map(([x, w, top], i) => `<path d="M${x} 720V${top}h${w}v${720 - top}z" fill="${i % 2 ? '#43305c' : '#35274f'}"/>${Array.from({ length: 14 }, () => (random() > 0.45 ? `<rect x="${x + 5 + Math.floor(random() * 3) * 9}" y="${top + 14 + Math.floor(random() * 9) * 13}" width="5" height="7" fill="#fbd38a"/>` : '')).join('')}`).join('')}
  <path d="M196 720V516l14-16h20l14 16v204z" fill="#2c2147"/><path d="M190 532h60v26h-60z" fill="#e08a4e"/><path d="M220 500v-50" stroke="#2c2147" stroke-width="4"/>
  ${right.map(([x, w, top], i) => `<path d="M${x} 720V${top}h${w}v${720 - top}z" fill="${i % 2 ? '#4f3560' : '#412c55'}"/>`).join('')}
  <g fill="none" stroke="#12142c" stroke-linejoin="round">
    ${u.map(([x, y], i) => `<path d="M${x} ${y}L${l[i][0]} ${l[i][1]}${i < 26 ? `L${u[i + 1][0]} ${u[i + 1][1]}` : ''}" stroke-width="3"/>`).join('')}
    ${l.map(([x, y]) => (y < deck - 8 ? `<path d="M${x} ${y}V${deck}" stroke-width="2.500"/>` : '')).join('')}
    <path d="${line(points(upper, 60))}" stroke-width="9"/><path d="${line(points(lower, 60))}" stroke-width="7"/>
  </g>
  <path d="M-10 ${deck - 4}h1460v15H-10z" fill="#12142c"/><path d="M-10 ${deck - 8}h1460" stroke="#e08a4e" stroke-width="2.500"/>
  ${Array.from({ length: 22 }, (_, i) => `<circle cx="${360 + i * 34}" cy="${deck - 12}" r="2.600" fill="#fff0c0"/>`).join('')}
  ${[292, 1076].map((x) => `<path d="M${x} 730V566h30v-12h24v12h18v164z" fill="#d8b98a"/><path d="M${x + 46} 730V566h26v164z" fill="#b8976a"/><path d="M${x - 4} 566h80v9h-80z" fill="#f0dcb4"/>`).join('')}
  ${[160, 90, 20, 1180, 1260, 1340].map((x) => `<path d="M${x} ${deck + 10}h14v80h-14z" fill="#12142c"/>`).join('')}
  <path d="M0 716h1440v134H0z" fill="url(#water)"/>
  <path d="M664 738h170M690 756h118M676 776h146M704 798h90M684 822h120" stroke="#fbd38a" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/>
  ${Array.from({ length: 60 }, () => [random() * 1440, 734 + random() * 110, 24 + random() * 80])
    .map(
      ([x, y, w]) =>
        `<path d="M${x} ${y}h${w}" stroke="#f0a562" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join('')}
  <path d="M836 716h330l26 26H816z" fill="#c9a572"/><path d="M816 742h376v12H816z" fill="#7a5238"/>
  ${sail(846, 96, 92, 12)}${sail(914, 142, 120, 16)}${sail(992, 112, 104, 12)}${sail(1064, 74, 80, 8)}
  <path d="M846 716h320v4H846z" fill="#7a5238"/>
  <path d="M846 764h300M870 782h240" stroke="#fbf3e2" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>
  <g transform="translate(470 782)"><path d="M-10 0h178l-16 24H10z" fill="#0e6f66"/><path d="M4-26h138l10 26H-2z" fill="#fbf3e2"/><path d="M28-46h84v20H28z" fill="#f0c26a"/>${[12, 36, 60, 84, 108].map((x) => `<rect x="${x}" y="-20" width="15" height="12" fill="#2c2450"/>`).join('')}<path d="M66-46v-22M66-66l24 7-24 7" stroke="#12142c" stroke-width="3" fill="#c2361f"/></g>
  <path d="M300 792l36-66v66zM342 792v-50l26 50z" fill="#fbf3e2"/><path d="M290 796h88l-12 14h-64z" fill="#c2361f"/>
  ${grain(1440, 850, 0.14)}
</svg>`;
};

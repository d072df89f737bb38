import { say } from '../shared/language.js';

/** Something round with spikes, a capsule, and what happens between them, in three steps. */
const ring = (cx, cy, r, count, draw) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count;
    return `<g transform="translate(${cx} ${cy}) rotate(${angle}) translate(0 ${-r})">${draw(i)}</g>`;
  }).join('');

const virus = (x, y, r, tone, spikes = 18) =>
  `${ring(x, y, r, spikes, () => `<path d="M0 4v-16" stroke="${tone}" stroke-width="5"/><circle cy="${-17}" r="6.500" fill="${tone}"/>`)}<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="#ffffff" opacity=".16"/>${ring(x, y, r * 0.42, 7, () => '<circle r="5" fill="#fff" opacity=".55"/>')}`;

const strand = (x, y, length, colour) => {
  let d = `M${x} ${y}`;
  for (let i = 0; i < length; i += 1) d += `q13 ${i % 2 ? -26 : 26} 26 0`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;
};

export const steps = () => `<svg viewBox="76 0 704 720" preserveAspectRatio="xMidYMid slice">
  <defs><radialGradient id="deep" cx=".6" cy=".4" r=".9"><stop stop-color="#17507f"/><stop offset="1" stop-color="#0a2745"/></radialGradient></defs>
  <rect width="900" height="720" fill="url(#deep)"/>
  <g fill="none" stroke="#6fb6dc" stroke-opacity=".22" stroke-width="1.500">${[120, 190, 260, 330, 400, 470].map((r) => `<circle cx="430" cy="360" r="${r}"/>`).join('')}</g>
  <circle cx="430" cy="360" r="232" fill="#1d6594"/><circle cx="430" cy="360" r="232" fill="none" stroke="#8fd0ee" stroke-width="6"/><circle cx="430" cy="360" r="217" fill="none" stroke="#8fd0ee" stroke-width="2" stroke-dasharray="3 9"/>
  ${ring(430, 360, 236, 44, (i) => `<circle cy="0" r="5.500" fill="${i % 3 ? '#8fd0ee' : '#d8f0fb'}"/>`)}
  <circle cx="520" cy="440" r="74" fill="#134a74"/><circle cx="520" cy="440" r="74" fill="none" stroke="#5ea6cf" stroke-width="4"/>${strand(472, 424, 4, '#8fd0ee')}${strand(478, 456, 3, '#8fd0ee')}
  ${virus(158, 176, 52, '#e9735a')}${virus(664, 120, 32, '#e9735a', 14)}${virus(88, 470, 30, '#e9735a', 14)}
  ${virus(330, 250, 34, '#c9604a', 14)}
  <g>${strand(262, 352, 4, '#f6b9a6')}<path d="M372 338l18 28M390 338l-18 28" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>
  <g transform="translate(392 470) rotate(-32)"><path d="M-92-30H0v60h-92a30 30 0 0 1 0-60z" fill="#f4f8fa"/><path d="M0-30h92a30 30 0 0 1 0 60H0z" fill="#33a3a0"/><path d="M-92-18H70" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/></g>
  ${[
    [466, 398],
    [430, 364],
    [484, 356],
    [404, 398],
    [446, 330],
    [398, 346],
  ]
    .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 2 ? 7 : 9}" fill="#7fe0cf"/>`)
    .join('')}
  <path d="M186 214 294 246" stroke="#f6b9a6" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>
  <g class="names" font-family="Hanken Grotesk Variable, sans-serif" font-size="17" font-weight="600" fill="#fff">
    <g transform="translate(126 56)"><path d="M0 0h${say(108, 139)}v38H0z" fill="#0a2745" opacity=".82"/><text x="14" y="25">1  ${say('It gets in', 'Virus lọt vào')}</text></g>
    <g transform="translate(126 372)"><path d="M0 0h${say(144, 153)}v38H0z" fill="#0a2745" opacity=".82"/><text x="14" y="25">2  ${say('It would copy', 'Định nhân bản')}</text></g>
    <g transform="translate(440 556)"><path d="M0 0h${say(196, 171)}v38H0z" fill="#0a2745" opacity=".82"/><text x="14" y="25">3  ${say('The copy stops here', 'Đến đây thì dừng')}</text></g>
  </g>
</svg>`;

import { cutLeaf, dice, grain, plant } from './draw.js';

const greens = ['#0e6f66', '#16857a', '#0b5a52'];

const balcony = (x, y, w) =>
  `<path d="M${x - 10} ${y}h${w + 20}v9h${-w - 20}z" fill="#e8d9be"/>${Array.from({ length: 13 }, (_, i) => `<path d="M${x + 2 + (i * (w - 4)) / 12} ${y - 32}v32" stroke="#2b2320" stroke-width="2.500"/>`).join('')}<path d="M${x - 6} ${y - 32}h${w + 12}" stroke="#2b2320" stroke-width="4"/>`;

const lamp = (x, y) =>
  `<path d="M${x} ${y}v-12" stroke="#2b2320" stroke-width="2"/><path d="M${x - 9} ${y + 10}l4-12h10l4 12z" fill="#c2361f"/><circle cx="${x}" cy="${y + 12}" r="4" fill="#fff3c4"/>`;

const bike = (x, y, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><g fill="none" stroke="#12161c" stroke-width="7"><circle cx="0" cy="0" r="19"/><circle cx="86" cy="0" r="19"/></g><circle r="5" fill="#8f9aa8"/><circle cx="86" r="5" fill="#8f9aa8"/><path d="M-4-26c12-12 30-12 40-2 8 8 20 8 26-6l8-26 12 4-8 24 10 30-10 4-14-28c-8 22-30 26-52 22-14-2-20-12-12-22z" fill="#0e6f66"/><path d="M-10-32c16-12 40-14 54-6l-6 10H-6z" fill="#12161c"/><path d="M70-56l14-10M66-60h18" stroke="#12161c" stroke-width="5" stroke-linecap="round"/><circle cx="80" cy="-44" r="6" fill="#fff3c4"/></g>`;

export const scene = () => {
  const random = dice(11);
  const houses = [
    [-20, 176, 118, '#8f2a1c'],
    [92, 236, 96, '#a5341f'],
    [182, 150, 92, '#922b1b'],
    [486, 196, 104, '#8f2a1c'],
    [584, 132, 92, '#a5341f'],
    [668, 220, 90, '#922b1b'],
  ];
  return `<svg viewBox="0 0 720 540" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e5633a"/><stop offset=".55" stop-color="#f2a04f"/><stop offset="1" stop-color="#f6c874"/></linearGradient></defs>
  <rect width="720" height="540" fill="url(#sky)"/>
  <circle cx="196" cy="176" r="104" fill="#fbdc8e"/>
  <path d="M0 330h720v210H0z" fill="#c24a28"/>
  ${houses
    .map(
      ([x, y, w, fill]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${480 - y}" fill="${fill}"/><path d="M${x} ${y}h${w}v8h${-w}z" fill="#7a2115"/>${Array.from(
          { length: 12 },
          (_, i) => {
            const [c, r] = [i % 2, Math.floor(i / 2)];
            const wy = y + 30 + r * 54;
            return wy > 420
              ? ''
              : `<rect x="${x + 16 + c * (w / 2 - 4)}" y="${wy}" width="${w / 2 - 26}" height="32" rx="2" fill="${random() > 0.45 ? '#f7cf7a' : '#6d1d12'}"/>`;
          },
        ).join('')}`,
    )
    .join('')}
  <path d="M512 196v-34h44v34M620 132v-24M612 118h30M40 176v-30h34v30" stroke="#7a2115" stroke-width="6" fill="#922b1b"/>
  <g>
    <path d="M268 70h214v400H268z" fill="#f4e6cb"/>
    <path d="M430 70h52v400h-52z" fill="#e3cfab"/>
    <path d="M258 60h234v16H258z" fill="#c2361f"/>
    <path d="M300 60V28h54v32M306 28h42" stroke="#2b2320" stroke-width="4" fill="#9fb4bd"/>
    ${cutLeaf(404, 62, -34, 46, '#0e6f66', '#0a554e')}${cutLeaf(412, 62, 12, 56, '#16857a', '#0a554e')}${cutLeaf(420, 62, 50, 44, '#0b5a52', '#08423c')}${plant(460, 62, 42, greens, 60, 6)}
    ${[96, 200, 304]
      .map(
        (y, i) => `
      <rect x="292" y="${y}" width="60" height="78" fill="#2b2320"/><rect x="297" y="${y + 5}" width="23" height="68" fill="${i === 1 ? '#fde3a0' : '#f8c766'}"/><rect x="324" y="${y + 5}" width="23" height="68" fill="#f8c766"/>
      <path d="M276 ${y}h14v78h-14zM354 ${y}h14v78h-14z" fill="#0e6f66"/>${[0, 1, 2, 3, 4, 5].map((k) => `<path d="M277 ${y + 9 + k * 12}h12M355 ${y + 9 + k * 12}h12" stroke="#0a554e" stroke-width="3"/>`).join('')}
      <rect x="394" y="${y + 6}" width="62" height="72" fill="#2b2320"/><path d="M398 ${y + 10}h54v64h-54z" fill="${i === 2 ? '#5d2a1d' : '#f8c766'}"/><path d="M425 ${y + 10}v64" stroke="#2b2320" stroke-width="4"/>
      ${i === 0 ? `<path d="M404 ${y + 74}v-20q8-12 16 0v20z" fill="#2b2320"/><circle cx="412" cy="${y + 44}" r="9" fill="#2b2320"/>` : ''}
      ${balcony(276, y + 98, 200)}
      ${plant(292, y + 90, 36 + i * 6, greens, 76, 7)}${plant(462, y + 90, 44 - i * 5, ['#16857a', '#0e6f66'], 70, 6)}${i === 1 ? plant(376, y + 92, 40, ['#c2361f', '#e5633a', '#0e6f66'], 66, 6) : ''}
      ${[286, 300, 452, 468].map((x, k) => `<path d="M${x} ${y + 96}q${k % 2 ? 10 : -10} 20 ${k % 2 ? 2 : -4} ${34 + ((i + k) % 3) * 9}" stroke="#0e6f66" stroke-width="5" fill="none" stroke-linecap="round"/>`).join('')}`,
      )
      .join('')}
    <path d="M286 412h92v58h-92z" fill="#fbdc8e"/><path d="M286 412h92v8h-92zM330 420v50" stroke="#2b2320" stroke-width="3" fill="#c2361f"/>
    <path d="M300 470v-24h22v24M340 470v-30h26v30" fill="#a5341f"/><circle cx="311" cy="438" r="7" fill="#a5341f"/><circle cx="353" cy="431" r="8" fill="#a5341f"/>
    <path d="M396 412h66v58h-66z" fill="#2b2320"/><path d="M396 418h66M396 428h66M396 438h66M396 448h66M396 458h66" stroke="#4b3a33" stroke-width="3"/>
    ${lamp(388, 420)}
  </g>
  <path d="M0 470h720v70H0z" fill="#5d2013"/><path d="M0 470h720v10H0z" fill="#e0a86a"/><path d="M30 508h120M210 508h120M390 508h120M570 508h120" stroke="#8a3a22" stroke-width="5"/>
  <path d="M560 490V92" stroke="#3a1a12" stroke-width="11"/><path d="M530 116h60M534 138h52" stroke="#3a1a12" stroke-width="7"/><rect x="570" y="150" width="26" height="38" rx="4" fill="#3a1a12"/>
  <g fill="none" stroke="#3a1a12" stroke-width="2.200">
    <path d="M532 116C420 178 300 150 250 128S60 138-10 90M546 116c-120 82-240 50-300 32S70 168-10 118M588 116c50 34 90 36 140 6M582 138c54 42 100 44 146 16M534 138C430 206 330 182 240 168S70 190-10 150M574 116c60 20 110 14 156-14"/>
    <path d="M560 150c-26 16-30 40-8 48s30-18 12-28-40 4-34 30"/>
  </g>
  ${bike(120, 486, 1)}
  ${bike(506, 488, 0.82)}
  <g transform="translate(48 484)">${plant(0, 0, 74, greens, 62, 7)}<path d="M-20-4h40l-6 30h-28z" fill="#c2361f"/></g>
  <g transform="translate(676 484)">${plant(0, 0, 92, ['#0e6f66', '#0b5a52', '#16857a'], 56, 7)}<path d="M-22-4h44l-6 34h-32z" fill="#e8d9be"/></g>
  ${grain(720, 540, 0.2)}
</svg>`;
};

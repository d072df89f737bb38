/** Six fruits and their bottles in two inks; the juice brings the third colour. */
const k = '#17150f';

export const fruits = {
  cam: `<circle cx="40" cy="42" r="30" fill="#ff9a1f"/><circle cx="40" cy="42" r="23" fill="#ffd27a"/>${[0, 60, 120, 180, 240, 300].map((a) => `<path transform="rotate(${a} 40 42)" d="M40 38 32 23a19 19 0 0 1 16 0z" fill="#ff9a1f"/>`).join('')}<path d="M40 12c4-10 14-12 22-8-4 10-14 12-22 8z" fill="#2f8f4e"/>`,
  oi: `<path d="M40 10c16 0 30 14 30 34S58 76 40 76 10 64 10 44 24 10 40 10z" fill="#8cc63f"/><path d="M40 20c12 0 21 10 21 25S52 68 40 68 19 59 19 45 28 20 40 20z" fill="#ff8fa0"/>${[
    [40, 36],
    [30, 46],
    [50, 46],
    [36, 56],
    [46, 57],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#fff3d6"/>`)
    .join('')}`,
  buoi: `<path d="M40 6c6 8 32 18 32 40 0 18-14 30-32 30S8 64 8 46C8 24 34 14 40 6z" fill="#b9d84a"/><circle cx="40" cy="48" r="21" fill="#ffe9ef"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path transform="rotate(${a} 40 48)" d="M40 45 34 31a16 16 0 0 1 12 0z" fill="#ff7f97"/>`).join('')}`,
  dua: `<path d="M40 24c16 0 24 12 24 28S54 78 40 78 16 68 16 52s8-28 24-28z" fill="#ffc21f"/><path d="M22 36l36 32M18 50l26 26M34 26l28 26M58 36 22 68M62 50 36 76M46 26 18 52" stroke="#c97f00" stroke-width="3"/><path d="M40 26C28 18 24 10 26 0c8 4 12 8 14 14 2-8 4-12 8-16 4 8 4 12 2 18 4-4 8-6 14-6-2 10-10 14-24 16z" fill="#2f8f4e"/>`,
  duahau: `<path d="M6 30h68c0 26-14 44-34 44S6 56 6 30z" fill="#2f8f4e"/><path d="M12 30h56c0 22-11 37-28 37S12 52 12 30z" fill="#fff3d6"/><path d="M17 30h46c0 18-9 31-23 31S17 48 17 30z" fill="#ff4f5e"/>${[
    [30, 38],
    [42, 42],
    [52, 37],
    [36, 50],
    [46, 52],
  ]
    .map(([x, y]) => `<path d="M${x} ${y - 4}q4 5 0 8-4-3 0-8z" fill="${k}"/>`)
    .join('')}`,
  rau: `<path d="M40 78C16 66 8 40 18 8c20 8 30 30 22 70z" fill="#3fa65a"/><path d="M40 78c20-14 28-36 20-62-18 8-26 30-20 62z" fill="#2f8f4e"/><path d="M22 18c10 20 16 40 18 60M56 26c-8 16-13 34-16 52" stroke="#fff9ea" stroke-width="2.500" fill="none"/>`,
};

/** A bottle of 120 x 330 with the day as the main picture of its label. */
export const bottle = (x, y, s, juice, day, name, fruit) => `<g transform="translate(${x} ${y}) scale(${s})">
  <ellipse cx="60" cy="330" rx="66" ry="10" fill="${k}" opacity=".22"/>
  <path d="M36 4h48v26H36z" fill="${k}"/><path d="M40 30h40v22c0 14 34 22 34 56v206a16 16 0 0 1-16 16H22a16 16 0 0 1-16-16V108c0-34 34-42 34-56z" fill="#fff9ea" opacity=".85"/>
  <path d="M44 58c-2 16-32 22-32 52v202a12 12 0 0 0 12 12h72a12 12 0 0 0 12-12V110c0-30-30-36-32-52z" fill="${juice}"/>
  <path d="M6 136h108v142H6z" fill="#fff9ea"/><path d="M6 136h108v5H6zM6 273h108v5H6z" fill="${k}"/>
  <text x="59" y="230" text-anchor="middle" font-family="Paytone One" font-size="80" fill="${k}" letter-spacing="-4">${day}</text>
  <text x="60" y="162" text-anchor="middle" font-family="Paytone One" font-size="18" fill="${k}">Fresy</text>
  <text x="60" y="262" text-anchor="middle" font-family="Paytone One" font-size="22" fill="${k}">${name}</text>
  <path d="M20 116c2-20 16-28 24-36" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".7"/>
  <g transform="translate(70 86) scale(.44)">${fruit}</g>
</g>`;

/** The delivery box, to be read from a scooter. */
export const box = (x, y, s) => `<g transform="translate(${x} ${y}) scale(${s})">
  <path d="M0 40 150 0l170 44-150 46z" fill="#f7e3b5"/><path d="M0 40v150l170 52V90z" fill="#fff9ea"/><path d="M170 90v152l150-50V44z" fill="#ead3a0"/>
  <path d="M60 24 228 72v40l20-7V66L84 18z" fill="${k}" opacity=".85"/>
  <g transform="matrix(1 .31 0 1 16 70)"><text y="72" font-family="Paytone One" font-size="64" fill="${k}" letter-spacing="-3">Fresy</text><text y="104" font-family="Paytone One" font-size="22" fill="${k}">ba ngày thôi</text></g>
  <g transform="matrix(1 -.3 0 1 196 122)"><path d="M0 0h96v74H0z" fill="${k}"/><text x="48" y="56" text-anchor="middle" font-family="Paytone One" font-size="54" fill="#fff9ea">12</text></g>
</g>`;

import { say } from '../shared/language.js';

/** The blackboard of the second module, and the person in front of it. */
export const lecturer = `<g transform="translate(228 118) scale(-1 1)">
  <path d="M20 352V196c0-44 30-66 78-66s78 22 78 66v156z" fill="#ffd84a"/><path d="M98 130c-14 0-26 3-36 7l36 52 36-52c-10-4-22-7-36-7z" fill="#f6f1e7"/><path d="m98 189-36-52-12 7 30 66zM98 189l36-52 12 7-30 66z" fill="#e0b11e"/>
  <path d="M34 190-60 116l-16 20 78 92z" fill="#ffd84a"/><path d="M-60 116c-12-14-30-26-42-24-4 6 4 10 10 14-10-2-18 2-14 8 10 8 20 14 30 22z" fill="#b97a54"/><path d="m-100 100-30-22" stroke="#f6f1e7" stroke-width="7" stroke-linecap="round"/>
  <path d="M80 104h36v34c0 22-36 22-36 0z" fill="#a56844"/><path d="M54 60c0-40 22-58 46-58s44 20 42 58c-2 36-22 56-44 56S56 96 54 60z" fill="#b97a54"/>
  <path d="M48 74C36 18 66-20 104-18c40 0 62 36 46 92-4-22-12-36-26-42-22 12-48 14-62 8-8 8-12 20-14 34z" fill="#23150f"/><circle cx="128" cy="-16" r="22" fill="#23150f"/>
  <path d="M74 64q8-6 16 0M110 64q8-6 16 0" stroke="#23150f" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M84 90q14 12 28 0" stroke="#7b3a24" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="50" cy="84" r="5" fill="#8fa2ff"/><circle cx="146" cy="84" r="5" fill="#8fa2ff"/>
</g>`;

const chalk = (x, y, size, text, fill = '#f3f2e4') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="500" fill="${fill}">${text}</text>`;

/** High enough for the letter below the axis to stand above a player's bar, on a phone too. */
export const curves = `<g transform="translate(346 12) scale(.86)"><g fill="none" stroke="#f3f2e4" stroke-width="5" stroke-linecap="round"><path d="M96 334V46M96 334h470"/><path d="M130 66c60 130 190 190 400 204"/><path d="M130 304c150-18 300-70 390-226" stroke="#ffd84a"/><path d="M351 241V334M96 241H351" stroke-dasharray="9 12" stroke-width="4"/></g><circle cx="351" cy="241" r="11" fill="#f3f2e4"/>
  ${chalk(448, 308, 32, say('demand', 'cầu'))}${chalk(446, 62, 32, say('supply', 'cung'), '#ffd84a')}${chalk(56, 250, 34, 'p')}${chalk(341, 368, 34, 'q')}${chalk(162, 62, 29, say('Who sets the price?', 'Ai định giá?'))}</g>`;

export const board = () =>
  `<svg viewBox="0 0 936 470" preserveAspectRatio="xMidYMid slice" font-family="Outfit Variable"><rect width="936" height="470" fill="#b98a4a"/><rect x="13" y="13" width="910" height="444" rx="5" fill="#15361f"/><clipPath id="inside"><path d="M13 13h910v444H13z"/></clipPath>${curves}<g clip-path="url(#inside)">${lecturer}</g></svg>`;

/** Four covers of other courses, 280 x 110. */
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
export const covers = {
  soil: `<path d="M0 0h280v110H0z" fill="#bfe3f2"/>${many(6, (i) => `<path d="M${14 + i * 46} 48V${[16, 28, 8, 22, 12, 26][i]}h34v40z" fill="#2136b4"/>`)}<path d="M0 46h280v64H0z" fill="#7a4a2c"/><path d="M0 62c60-8 120 10 280-2v50H0z" fill="#a8693a"/><path d="M0 84c80 8 160-10 280 2v24H0z" fill="#d79a52"/>${many(12, (i) => `<circle cx="${(i * 67) % 276}" cy="${70 + (i % 4) * 11}" r="${2 + (i % 3)}" fill="#4d2c19"/>`)}`,
  nurses: `<path d="M0 0h280v110H0z" fill="#f7c6c0"/><path d="M20 96c60 0 76-76 120-76s60 76 120 76z" fill="#d9455a"/><path d="M140 20v76M92 96V70M188 96V70" stroke="#fff" stroke-width="3" stroke-dasharray="5 6"/><path d="M134 44h12v12h12v12h-12v12h-12V68h-12V56h12z" fill="#fff"/><path d="M14 96h252" stroke="#7a1e30" stroke-width="4"/>`,
  contracts: `<path d="M0 0h280v110H0z" fill="#cfd6ff"/><path d="m84 12 92-6 8 110-92 6z" fill="#fff"/>${many(5, (i) => `<path d="m${98 + i * 0.8} ${32 + i * 15} ${i === 2 ? 64 : 66 - (i % 2) * 16}-4" stroke="${i === 2 ? '#ffd84a' : '#a9b3e6'}" stroke-width="${i === 2 ? 11 : 5}"/>`)}<circle cx="196" cy="62" r="30" fill="#fff" fill-opacity=".55" stroke="#141a3f" stroke-width="7"/><path d="m218 84 26 24" stroke="#141a3f" stroke-width="11" stroke-linecap="round"/>`,
  bridges: `<path d="M0 0h280v110H0z" fill="#ffe9a3"/><circle cx="220" cy="34" r="17" fill="#f2913d"/><path d="M0 84h280v26H0z" fill="#3f8fb0"/><path d="M0 58h280v10H0z" fill="#141a3f"/><path d="M20 58Q140-40 260 58" fill="none" stroke="#141a3f" stroke-width="8"/>${many(9, (i) => `<path d="M${44 + i * 24} 60V${[40, 25, 15, 10, 9, 10, 15, 25, 40][i]}" stroke="#141a3f" stroke-width="3"/>`)}<path d="M16 66h14v34H16zM250 66h14v34h-14z" fill="#141a3f"/>`,
};

/** The supplier's goods, 132 x 60 each, drawn as in a catalogue of steel: lit from above, coated where they cut. */
const light = '#dfe3e4';
const mid = '#aab1b5';
const dark = '#6c757b';
const gold = '#e8b84f';
const bronze = '#b07a24';

const flutes = (from, to, step, top, bottom, colour) =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, i) => {
    const x = from + i * step;
    return `<path d="M${x} ${bottom}L${x + step * 0.9} ${top}h${step * 0.42}L${x + step * 0.42} ${bottom}z" fill="${colour}"/>`;
  }).join('');

export const drill = `<path d="M4 24h44v12H4z" fill="${mid}"/><path d="M4 24h44v5H4z" fill="${light}"/><path d="M48 23h66l14 7-14 7H48z" fill="${gold}"/>${flutes(50, 116, 13, 23, 37, bronze)}`;
export const mill = `<path d="M4 20h58v20H4z" fill="${mid}"/><path d="M4 20h58v8H4z" fill="${light}"/><path d="M62 18h62v24H62z" fill="#5d4a66"/>${flutes(60, 118, 17, 18, 42, '#8d7899')}<path d="M124 18v24l3-4V22z" fill="#3c2f44"/>`;
export const insert = `<path d="M66 4 112 30 66 56 20 30z" fill="${bronze}"/><path d="M66 4 112 30 66 50 20 30z" fill="${gold}"/><path d="M66 12 96 29 66 44 36 29z" fill="#f4d38a"/><ellipse cx="66" cy="29" rx="11" ry="8" fill="#3a3328"/><ellipse cx="66" cy="31" rx="8" ry="5" fill="#8b7a55"/>`;
export const tap = `<path d="M4 25h8v10H4z" fill="${dark}"/><path d="M12 23h44v14H12z" fill="${mid}"/><path d="M12 23h44v6H12z" fill="${light}"/><path d="M56 21h60l10 5v8l-10 5H56z" fill="${gold}"/><path d="${Array.from({ length: 13 }, (_, i) => `M${58 + i * 5} 21l2.500 18`).join('')}" stroke="${bronze}" stroke-width="1.800"/><path d="M56 28h66v4H56z" fill="#7d5619"/>`;
export const vice = `<path d="M6 44h120v10H6z" fill="${dark}"/><path d="M14 18h22v26H14z" fill="#3d5f8f"/><path d="M14 18h22v7H14z" fill="#5d82b5"/><path d="M64 18h22v26H64z" fill="#3d5f8f"/><path d="M64 18h22v7H64z" fill="#5d82b5"/><path d="M36 16h5v22h-5zM59 16h5v22h-5z" fill="${light}"/><path d="M41 20h18v14H41z" fill="${gold}"/><path d="M86 28h32v8H86z" fill="${mid}"/><path d="M116 20h5v24h-5z" fill="${dark}"/><path d="M6 38h8v6H6z" fill="${mid}"/>`;
export const caliper = `<path d="M14 18h114v9H14z" fill="${mid}"/><path d="M14 18h114v4H14z" fill="${light}"/><path d="M24 22h100" stroke="${dark}" stroke-width="5" stroke-dasharray="1 4"/><path d="M14 18h9v36l-5-8-4-14zM14 18V6l7 12z" fill="${mid}"/><path d="M46 14h44v24H46z" fill="#2f3237"/><path d="M40 27h9v27l-5-9-4-12zM44 14V6l-6 10z" fill="${dark}"/><path d="M52 18h32v11H52z" fill="#c9d8c3"/><path d="M58 26v-5h4v5M66 21h4v5h-4zM74 21h4v5h-4z" fill="none" stroke="#2f3237" stroke-width="1.400"/><circle cx="58" cy="33.500" r="2.200" fill="#b0432a"/><circle cx="66" cy="33.500" r="2.200" fill="${light}"/>`;
export const micrometer = `<path d="M12 22q0 34 28 34t28-26h-9q-1 17-19 17T22 22z" fill="#33578a"/><path d="M12 18h10v10H12z" fill="#33578a"/><path d="M22 20h8v7h-8z" fill="${light}"/><path d="M44 20h16v7H44z" fill="${light}"/><path d="M58 16h12v15H58z" fill="#33578a"/><path d="M70 17h22v13H70z" fill="${mid}"/><path d="M70 23h22M74 23v-4M79 23v-3M84 23v-4M89 23v-3" stroke="#2f3237" stroke-width="1.200"/><path d="M92 14h26v19H92z" fill="${dark}"/><path d="M92 14h26v7H92z" fill="${mid}"/><path d="M118 18h10v11h-10z" fill="${mid}"/>`;
export const collet = `<path d="M34 14h42l14 8v16l-14 8H34q-6-16 0-32z" fill="${mid}"/><path d="M34 14h42l14 8H32q0-4 2-8z" fill="${light}"/><path d="M90 24h18v12H90z" fill="${dark}"/><path d="M36 20h44M36 30h62M36 40h44" stroke="#4d555b" stroke-width="2.500"/><ellipse cx="33" cy="30" rx="8" ry="16" fill="${light}"/><ellipse cx="33" cy="30" rx="3.500" ry="7" fill="#2f3237"/>`;
export const dial = `<path d="M61 46h10v12H61z" fill="${mid}"/><circle cx="66" cy="26" r="24" fill="#2f3237"/><circle cx="66" cy="26" r="20" fill="#f5f3ea"/><g stroke="#2f3237" stroke-width="1.600">${Array.from(
  { length: 12 },
  (_, i) => {
    const turn = (i * Math.PI) / 6;
    return `<path d="M${(66 + 16 * Math.cos(turn)).toFixed(1)} ${(26 + 16 * Math.sin(turn)).toFixed(1)}L${(66 + 18.5 * Math.cos(turn)).toFixed(1)} ${(26 + 18.5 * Math.sin(turn)).toFixed(1)}"/>`;
  },
).join(
  '',
)}</g><path d="M66 26 78 16" stroke="#b0432a" stroke-width="2.400" stroke-linecap="round"/><circle cx="66" cy="26" r="2.500" fill="#2f3237"/>`;

export const tool = (shape, ground = '#eef0ef') =>
  `<svg class="tool" viewBox="0 0 132 60"><rect width="132" height="60" rx="8" fill="${ground}"/>${shape}</svg>`;

/** The market's sign: a nut whose hole is a K. */
export const mark = `<svg class="mark" viewBox="0 0 40 40"><path d="M11 3h18l9 17-9 17H11L2 20z" fill="#e8b84f"/><circle cx="20" cy="20" r="11" fill="#23252b"/><path d="M16 14v12M24 14l-7 6 7 6" stroke="#e8b84f" stroke-width="3" fill="none"/></svg>`;

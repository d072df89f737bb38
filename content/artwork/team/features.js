/** Eyes, mouths and glasses of the team, round 0,0 between the eyes. */
const ink = '#12161c';
export const stroke = (d, width = 4, colour = ink) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Lashes run out to the side on which the eye is. */
const lashes = (x, y) => stroke(`M${x + Math.sign(x) * 8} ${y - 4}l${Math.sign(x) * 4}-3`, 2.6);

export const eyes = {
  dot: (x, y, lash) =>
    `<ellipse cx="${x}" cy="${y + 1}" rx="4.800" ry="5.800" fill="${ink}"/><circle cx="${x + 1.6}" cy="${y - 1.4}" r="1.600" fill="#fff"/>${stroke(`M${x - 8.5} ${y - 3.5}q8.500-7 17 0`, 2.6)}${lash ? lashes(x, y) : ''}`,
  smile: (x, y, lash) => stroke(`M${x - 10} ${y + 2}q10-10 20 0`) + (lash ? lashes(x, y + 3) : ''),
  down: (x, y, lash) => stroke(`M${x - 10} ${y - 1}q10 8 20 0`) + (lash ? lashes(x, y + 4) : ''),
  wink: (x, y) => stroke(`M${x - 10} ${y - 2}l17 4-17 4`, 3.6),
};

const lip = (x, y, shade) => stroke(`M${x - 6} ${y}q6 3.500 12 0`, 2.8, shade);
const dark = '#7a1d16';

export const mouths = {
  smile: (x, shade) =>
    `<path d="M${x - 17} 39q17 5 34 0-5 16-17 16t-17-16z" fill="${dark}"/><path d="M${x - 14} 40.500q14 3.500 28 0l-3 6q-11 3-22 0z" fill="#fff"/>${lip(x, 60, shade)}`,
  grin: (x, shade) => stroke(`M${x - 15} 40q15 13 30 0`) + lip(x, 54, shade),
  calm: (x, shade) => stroke(`M${x - 12} 43q13 6 24-1.500`) + lip(x, 53, shade),
  side: (x, shade) => stroke(`M${x - 12} 45q14 2 24-8`) + lip(x - 1, 54, shade),
  laugh: (x, shade) =>
    `<path d="M${x - 20} 36q20 3 40 0c0 16-9 25-20 25s-20-9-20-25z" fill="${dark}"/><path d="M${x - 16} 37.500q16 2 32 0l-2 6.500q-14 3-28 0z" fill="#fff"/><path d="M${x - 11} 56q11-8 22 0-4 5-11 5t-11-5z" fill="#d9604a"/>${lip(x, 66, shade)}`,
  oh: (x, shade) => `<ellipse cx="${x}" cy="45" rx="6.500" ry="8" fill="${dark}"/>${lip(x, 58, shade)}`,
  bearded: (x) => `<path d="M${x - 16} 41q16 12 32 0l-4 7q-12 6-24 0z" fill="${dark}"/>`,
};

const round = (x) => `<circle cx="${x - 23}" cy="-3" r="18.500"/><circle cx="${x + 23}" cy="-3" r="18.500"/>`;
const square = (x) =>
  `<rect x="${x - 43}" y="-18" width="37" height="29" rx="8"/><rect x="${x + 6}" y="-18" width="37" height="29" rx="8"/>`;
const lensesOf = (shape) => (x) => `<g fill="#fff" opacity=".28">${shape(x)}</g>`;
const glint = (x) =>
  `<path d="M${x - 36}-8l8-7M${x + 10}-8l8-7" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" stroke-linecap="round"/>`;
/** The bows run back to the ears. */
const bows = (x, colour) => stroke(`M${x - 43}-8L-58-4M${x + 43}-8L58-4`, 3.6, colour);

/** The lenses lie below the eyes, so that these stay black; the frame lies on everything. */
export const glasses = {
  round: {
    lenses: lensesOf(round),
    frame: (x, colour) =>
      `${bows(x, colour)}<g fill="none" stroke="${colour}" stroke-width="4">${round(x)}<path d="M${x - 5}-6q5-4 10 0"/></g>${glint(x)}`,
  },
  square: {
    lenses: lensesOf(square),
    frame: (x, colour) =>
      `${bows(x, colour)}<g fill="none" stroke="${colour}" stroke-width="4.200">${square(x)}<path d="M${x - 6}-8q6-4 12 0"/></g>${glint(x)}`,
  },
};

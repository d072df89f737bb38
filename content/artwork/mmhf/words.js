const say =
  (face, usual) =>
  (x, y, size, text, { fill = '#12494a', weight = usual, anchor = 'start', more = '' } = {}) =>
    `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;

/** Words in a drawing: Literata tells, Public Sans counts. */
export const tell = say('Literata Variable', 620);
export const count = say('Public Sans Variable', 600);

/** The fund's lotus, 40 x 40. */
export const lotus =
  '<path d="M20 36C4 30 2 16 8 8c8 4 12 14 12 28zM20 36c16-6 18-20 12-28-8 4-12 14-12 28z" fill="#f2a8bb"/><path d="M20 36C10 24 12 10 20 3c8 7 10 21 0 33z" fill="#c8506f"/>';

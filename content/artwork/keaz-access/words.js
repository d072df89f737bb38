/** Words in a drawing. */
export const say = (x, y, size, text, { fill = '#14211f', weight = 700, anchor = 'start', more = '' } = {}) =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk Variable" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;

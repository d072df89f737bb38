/** Words in a drawing, in a wide cut. */
export const say = (
  x,
  y,
  size,
  text,
  { fill = '#10222c', weight = 750, wide = 112, anchor = 'start', more = '' } = {},
) =>
  `<text x="${x}" y="${y}" font-family="Archivo Variable" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" style="font-stretch:${wide}%" ${more}>${text}</text>`;

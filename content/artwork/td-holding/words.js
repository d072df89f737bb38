/** Words in a drawing: Bitter for names, Mulish for the rest. */
const say =
  (face) =>
  (x, y, size, text, { fill = '#2a0f1c', weight = 700, anchor = 'start', more = '' } = {}) =>
    `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" word-spacing=".06em" ${more}>${text}</text>`;

export const bold = say('Bitter Variable');
export const plain = say('Mulish Variable');

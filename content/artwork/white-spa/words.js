const say =
  (face, usual) =>
  (x, y, size, text, { fill = '#43241a', weight = usual, anchor = 'start', more = '' } = {}) =>
    `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" ${more}>${text}</text>`;

/** Words in a drawing: Cormorant for names, Mulish for the rest. */
export const fine = say('Cormorant Variable', 650);
export const plain = say('Mulish Variable', 650);

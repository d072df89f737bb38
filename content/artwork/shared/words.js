/** A voice of a project's drawings: words in one of its faces, in its usual ink and weight. */
export const voice =
  (family, { fill: ink, weight: usual = 650, style = '' }) =>
  (x, y, size, text, { fill = ink, weight = usual, anchor = 'start', more = '' } = {}) =>
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" style="${style}" ${more}>${text}</text>`;

/** A mark of consent. */
export const tick = (x, y, r, ground, ink = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><path d="m${x - r * 0.45} ${y} ${r * 0.34} ${r * 0.36} ${r * 0.58}-${r * 0.7}" fill="none" stroke="${ink}" stroke-width="${r * 0.24}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A mark of refusal. */
export const cross = (x, y, r, ground, ink = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><path d="M${x - r * 0.34} ${y - r * 0.34}l${r * 0.68} ${r * 0.68}m0-${r * 0.68}l-${r * 0.68} ${r * 0.68}" stroke="${ink}" stroke-width="${r * 0.24}" stroke-linecap="round"/>`;

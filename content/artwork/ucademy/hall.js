const tones = [
  '#3d55dd',
  '#3d55dd',
  '#3d55dd',
  '#8fa2ff',
  '#3d55dd',
  '#3d55dd',
  // Not as pale as the bar of a browser that stands before it.
  '#f7c6c0',
  '#3d55dd',
  '#8fa2ff',
  '#3d55dd',
  '#3d55dd',
  '#ffd84a',
  '#3d55dd',
];

/** The rising rows of a lecture hall, seen from the desk: heads on arcs round one point. */
export const hall = ({ x, y, from, to, step, head, width, height }) => {
  const heads = [];
  let n = 0;
  for (let r = from; r <= to; r += step) {
    const turn = (head * 3.3) / r;
    for (let a = Math.PI / 2 - Math.PI + turn / 2; a < Math.PI / 2; a += turn) {
      const [px, py] = [x + Math.sin(a) * r, y - Math.cos(a) * r];
      n += 1;
      if (px < -head || px > width + head || py < -head || py > height + head) continue;
      // On whole pixels its sides are sharp, and nothing is left that a compressor would blur.
      heads.push(
        `<path d="M${Math.round(px - head)} ${Math.round(py + head)}v${-head}a${head} ${head} 0 0 1 ${2 * head} 0v${head}z" fill="${tones[(n * 7 + Math.round(r)) % tones.length]}"/>`,
      );
    }
  }
  return heads.join('');
};

const dough = ['#ffe9b8', '#ffdc97', '#fff3d6'];
/** Even, but not in rows: the same for a strand in every frame. */
const scattered = (index) => (index * 0.6180339) % 1;

/** Strands between two hands: as many times thinner as they are more, so that the dough stays the same. */
export const drawStrands = (context, { count, left, right, y, sag, time, tight }) => {
  const shown = Math.min(count, 28);
  const wide = Math.max(3.4, 62 / Math.sqrt(count));
  const spread = count === 1 ? 0 : Math.min(210, 26 * Math.sqrt(count)) * (1 - 0.6 * tight);
  context.lineCap = 'round';
  for (const [index, place] of Array.from({ length: shown }, (_, at) => [
    at,
    shown === 1 ? 0.5 : at / (shown - 1),
  ])) {
    const lie = (place - 0.5) * spread;
    const swing = sag + lie + 6 * Math.sin(time * 7) + (shown > 4 ? 10 * (scattered(index) - 0.5) : 0);
    context.beginPath();
    context.moveTo(left, y + (place - 0.5) * 40);
    context.bezierCurveTo(
      left + (right - left) * 0.3,
      y + swing,
      left + (right - left) * 0.7,
      y + swing,
      right,
      y + (place - 0.5) * 40,
    );
    context.strokeStyle = '#b3560f';
    context.lineWidth = wide + (shown > 20 ? 3.4 : 5);
    context.stroke();
    context.strokeStyle = dough[index % 3];
    context.lineWidth = wide;
    context.stroke();
  }
};

/** The picture full of noodles; `drop` lets them go, `shown` lets them come in from above. */
export const drawWave = (context, { drop, shown }) => {
  context.lineCap = 'round';
  for (let index = 0; index < 30; index++) {
    const x = 3 + index * 20.5;
    const late =
      drop > 0 ? drop * (0.9 + 0.25 * scattered(index)) : -(1 - shown) * 660 * (0.8 + 0.5 * scattered(index));
    context.beginPath();
    context.moveTo(x, -30 + late);
    context.lineTo(x, 640 + late);
    context.strokeStyle = '#d98a2b';
    context.lineWidth = 22;
    context.stroke();
    context.strokeStyle = dough[index % 3];
    context.lineWidth = 16;
    context.stroke();
  }
};

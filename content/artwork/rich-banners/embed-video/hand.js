/** A hand at the end of its sleeve, gripping at (x, y); `way` is 1 for the one from the left, -1 for the other. */
export const drawHand = (context, x, y, way) => {
  context.save();
  context.translate(x, y);
  context.scale(way, 1);
  context.lineJoin = context.lineCap = 'round';
  context.fillStyle = '#1a1030';
  context.beginPath();
  context.moveTo(-46, -44);
  context.lineTo(-420, -120);
  context.lineTo(-420, 190);
  context.lineTo(-46, 52);
  context.fill();
  context.fillStyle = '#ffe9b8';
  context.beginPath();
  context.roundRect(-66, -52, 30, 110, 10);
  context.fill();
  context.fillStyle = '#f3b27c';
  context.beginPath();
  context.roundRect(-44, -42, 74, 88, 30);
  context.fill();
  context.fillStyle = '#e79a60';
  context.beginPath();
  context.roundRect(-30, -48, 62, 24, 12);
  context.fill();
  context.strokeStyle = '#c9713c';
  context.lineWidth = 5;
  for (const line of [-8, 10, 27]) {
    context.beginPath();
    context.moveTo(28, line);
    context.lineTo(4, line);
    context.stroke();
  }
  context.restore();
};

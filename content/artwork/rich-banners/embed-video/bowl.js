const ellipse = (context, x, y, rx, ry, colour) => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
};

/** A bowl whose rim is at -70; `full` lets the noodles rise in it, and `onTop` draws what lies on them. */
export const drawBowl = (context, full, onTop) => {
  ellipse(context, 0, 150, 170, 18, '#d98a1c');
  ellipse(context, 0, -66, 222, 58, '#12306b');
  ellipse(context, 0, -62, 206, 48, '#7a3413');
  ellipse(context, 0, -54, 196, 38, '#c8731f');
  context.save();
  context.beginPath();
  context.ellipse(0, -60, 206, 50, 0, 0, Math.PI * 2);
  context.rect(-206, -400, 412, 340);
  context.clip();
  context.lineCap = 'round';
  for (let index = 0; index < 13; index++) {
    const y = -30 - index * 7 * full;
    const half = (190 - index * index * 0.6) * full;
    context.beginPath();
    context.moveTo(-half, y);
    context.bezierCurveTo(-half * 0.4, y - 30 - (index % 3) * 9, half * 0.3, y + 22, half, y - 6);
    context.strokeStyle = '#d98a2b';
    context.lineWidth = 15;
    if (full > 0) context.stroke();
    context.strokeStyle = ['#ffe9b8', '#ffdc97', '#fff3d6'][index % 3];
    context.lineWidth = 11;
    if (full > 0) context.stroke();
  }
  context.restore();
  onTop();
  context.fillStyle = '#fff6e4';
  context.beginPath();
  context.moveTo(-222, -66);
  context.bezierCurveTo(-216, 60, -130, 132, -86, 136);
  context.lineTo(86, 136);
  context.bezierCurveTo(130, 132, 216, 60, 222, -66);
  context.bezierCurveTo(190, 8, -190, 8, -222, -66);
  context.fill();
  context.fillStyle = '#e9dcc2';
  context.beginPath();
  context.moveTo(222, -66);
  context.bezierCurveTo(216, 60, 130, 132, 86, 136);
  context.lineTo(20, 136);
  context.bezierCurveTo(130, 110, 190, 40, 205, -36);
  context.fill();
  context.strokeStyle = '#12306b';
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(-221, -62);
  context.bezierCurveTo(-190, 10, 190, 10, 221, -62);
  context.stroke();
  context.lineWidth = 5;
  for (let index = -4; index <= 4; index++) {
    const [x, y] = [index * 40, 56 - index * index * 3.4];
    for (const radius of [18, 9]) {
      context.beginPath();
      context.arc(x, y, radius, Math.PI, 0);
      context.stroke();
    }
  }
  context.fillStyle = '#12306b';
  context.beginPath();
  context.roundRect(-90, 130, 180, 20, 6);
  context.fill();
};

export const drawEgg = (context) => {
  context.rotate(-0.2);
  ellipse(context, 2, 5, 62, 42, '#d98a2b');
  ellipse(context, 0, 0, 60, 40, '#fffdf6');
  ellipse(context, 6, 0, 30, 24, '#ff9d1e');
  ellipse(context, -2, -7, 9, 6, '#ffd38a');
};

export const drawOnion = (context, kind) => {
  for (const [x, y] of kind === 1
    ? [
        [-26, 4],
        [0, -10],
        [26, 2],
        [4, 14],
      ]
    : [
        [-30, 0],
        [-4, 8],
        [24, -4],
      ]) {
    ellipse(context, x, y, 15, 11, '#1f7a43');
    ellipse(context, x, y, 10, 7, '#a9dd7c');
    ellipse(context, x, y, 4.5, 3, '#1f7a43');
  }
};

/** Chopsticks come in from the right, and lift what they hold. */
export const drawChopsticks = (context, inside, lifted, time) => {
  const [x, y] = [70 + (1 - inside) * 420, -96 - 150 * lifted - (1 - inside) * 120];
  context.save();
  context.translate(x, y);
  context.lineCap = 'round';
  for (let index = 0; index < 9; index++) {
    const place = index / 8 - 0.5;
    const hang = 20 + 152 * lifted;
    const sway = 10 * Math.sin(time * 5 + index) * lifted;
    if (lifted <= 0) break;
    context.beginPath();
    context.moveTo(place * 52, -2);
    context.bezierCurveTo(place * 74 + sway, hang * 0.35, place * 54 - sway, hang * 0.7, place * 104, hang);
    context.strokeStyle = '#d98a2b';
    context.lineWidth = 13;
    context.stroke();
    context.strokeStyle = ['#ffe9b8', '#fff3d6', '#ffdc97'][index % 3];
    context.lineWidth = 9.5;
    context.stroke();
  }
  for (const [dx, dy, colour] of [
    [0, -16, '#8f1d0e'],
    [0, 12, '#c52613'],
  ]) {
    context.strokeStyle = colour;
    context.lineWidth = 13;
    context.beginPath();
    context.moveTo(-58 + dx, 8 + dy * 0.55);
    context.lineTo(340, -120 + dy * 2.4);
    context.stroke();
  }
  context.restore();
};

export const drawSteam = (context, since) => {
  context.strokeStyle = '#fff1cf';
  context.lineCap = 'round';
  context.lineWidth = 15;
  const grown = Math.min(1, since / 0.8);
  for (const [x, shift] of [
    [-120, 0],
    [-30, 1.4],
    [150, 2.6],
  ]) {
    context.beginPath();
    for (let step = 0; step <= 20; step++) {
      const up = (step / 20) * 190 * grown;
      const bend = 16 * Math.sin(up / 28 - since * 4 + shift) * (0.3 + up / 190);
      context.lineTo(x + bend, -112 - up);
    }
    context.stroke();
  }
};

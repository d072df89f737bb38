/**
 * The picture around the flask: one day in a valley, from midnight at the left edge to midnight at the right, so that a
 * turn of 15 degrees is an hour. Both edges meet.
 */
const width = 2880;
const height = 1440;
const hour = width / 24;

const mix = (from, to, share) => from.map((value, index) => value + (to[index] - value) * share);
const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const css = (parts) => `rgb(${parts.map(Math.round).join(' ')})`;

/** Colours by the hour; the first and the last are the same. */
const sky = [
  [0, '#171a4a'],
  [3.5, '#232766'],
  [5.2, '#e0607a'],
  [6.6, '#ffb27d'],
  [9, '#ffe0a3'],
  [12, '#7fd3d8'],
  [15, '#8edbd0'],
  [17.2, '#ffc56b'],
  [18.6, '#f2643d'],
  [20, '#8b2d67'],
  [22, '#2a2266'],
  [24, '#171a4a'],
];
const far = [
  [0, '#2a2f73'],
  [4, '#4a3d80'],
  [6, '#d4567a'],
  [9, '#ef9f7e'],
  [12, '#3fa7b5'],
  [15, '#46b09c'],
  [18, '#d84a3f'],
  [20, '#642463'],
  [24, '#2a2f73'],
];
const middle = [
  [0, '#10123a'],
  [4, '#31255c'],
  [6, '#9c3466'],
  [9, '#d9745f'],
  [12, '#1d7f8c'],
  [15, '#238a72'],
  [18, '#a42c44'],
  [20, '#3f1750'],
  [24, '#10123a'],
];
const near = [
  [0, '#090a26'],
  [4, '#1d1642'],
  [6, '#641f55'],
  [9, '#8d3d4b'],
  [12, '#0f5867'],
  [15, '#11604f'],
  [18, '#641a3f'],
  [20, '#260d3b'],
  [24, '#090a26'],
];
const river = [
  [0, '#2b3f8f'],
  [4, '#5a4a94'],
  [6, '#ff9c86'],
  [9, '#ffd9a8'],
  [12, '#aeeaf0'],
  [15, '#b2f0dc'],
  [18, '#ff9a58'],
  [20, '#8a3b86'],
  [24, '#2b3f8f'],
];

const at = (stops, time) => {
  const next = Math.max(
    1,
    stops.findIndex(([hours]) => hours >= time),
  );
  const [fromHour, from] = stops[next - 1];
  const [toHour, to] = stops[next];
  return mix(rgb(from), rgb(to), (time - fromHour) / (toHour - fromHour || 1));
};
const band = (context, stops) => {
  const gradient = context.createLinearGradient(0, 0, width, 0);
  for (let step = 0; step <= 96; step++) gradient.addColorStop(step / 96, css(at(stops, step / 4)));
  return gradient;
};
/** A line of hills whose waves close around the flask. */
const hills = (context, base, waves) => {
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const turn = (x / width) * Math.PI * 2;
    context.lineTo(
      x,
      base +
        waves.reduce((sum, [times, high, shift, sharp]) => {
          const wave = Math.sin(turn * times + shift);
          return sum + high * (sharp ? Math.abs(wave) * 2 - 1 : wave);
        }, 0),
    );
  }
  context.lineTo(width, height);
  context.fill();
};
const disc = (context, time, y, radius, colour) => {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(time * hour, y, radius, 0, 7);
  context.fill();
};
const tree = (context, x, y, size) => {
  context.beginPath();
  for (const [shift, wide] of [
    [0, 26],
    [-34, 21],
    [-66, 15],
  ]) {
    context.moveTo(x - wide * size, y + shift * size);
    context.lineTo(x, y + (shift - 58) * size);
    context.lineTo(x + wide * size, y + shift * size);
  }
  context.rect(x - 5 * size, y - 2, 10 * size, 40);
  context.fill();
};

export const drawDay = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.fillStyle = band(context, sky);
  context.fillRect(0, 0, width, height);
  // The sun at six, twelve and eighteen, the moon at midnight, each with a halo.
  for (const [time, y, radius, colour] of [
    [6, 640, 190, '255 236 190'],
    [12, 330, 150, '255 250 225'],
    [18, 650, 205, '255 221 120'],
    [0, 350, 135, '255 246 214'],
    [24, 350, 135, '255 246 214'],
  ]) {
    disc(context, time, y, radius * 1.75, `rgb(${colour} / .14)`);
    disc(context, time, y, radius * 1.36, `rgb(${colour} / .22)`);
    disc(context, time, y, radius, `rgb(${colour})`);
  }
  for (const time of [0, 24]) disc(context, time - 0.36, 318, 118, css(at(sky, 0)));
  context.fillStyle = '#fff6d6';
  for (let star = 0; star < 70; star++) {
    const time = (19.9 + ((star * 0.6180339) % 1) * 8.6) % 24;
    const gone = Math.abs(((time + 12) % 24) - 12) < 0.95;
    const y = 40 + ((star * 0.7548776) % 1) * 520;
    if (!gone || y > 520) disc(context, time, y, star % 5 === 0 ? 11 : 6.5, '#fff6d6');
  }
  // Birds over the morning, a kite over the afternoon.
  context.lineWidth = 10;
  context.lineCap = 'round';
  context.strokeStyle = '#8d3d4b';
  for (const [time, y] of [
    [8.2, 330],
    [8.9, 270],
    [9.3, 360],
    [7.9, 430],
  ]) {
    context.beginPath();
    context.arc(time * hour - 30, y, 30, Math.PI * 1.15, Math.PI * 1.92);
    context.arc(time * hour + 30, y, 30, Math.PI * 1.08, Math.PI * 1.85);
    context.stroke();
  }
  context.fillStyle = '#fff6e2';
  for (const [time, y, size] of [
    [10.4, 420, 1],
    [13.9, 300, 1.3],
    [15.4, 470, 0.9],
  ]) {
    for (const [x, up, radius] of [
      [-70, 0, 46],
      [0, -26, 66],
      [74, 2, 44],
    ]) {
      disc(context, time + (x * size) / hour, y + up * size, radius * size, '#fffaf0');
    }
    context.fillRect(time * hour - 80 * size, y - 2 * size, 160 * size, 48 * size);
  }
  context.fillStyle = band(context, far);
  hills(context, 720, [
    [7, 120, 1.1, true],
    [3, 46, 0.4],
    [16, 14, 2],
  ]);
  context.fillStyle = band(context, middle);
  hills(context, 900, [
    [4, 74, 2.2],
    [9, 26, 0.8],
    [2, 30, 4],
  ]);
  context.fillStyle = band(context, river);
  hills(context, 1110, [[3, 22, 1]]);
  context.fillStyle = band(context, near);
  hills(context, 1228, [
    [5, 46, 0.6],
    [2, 34, 2.4],
  ]);
  for (let index = 0; index < 44; index++) {
    const x = ((index * 0.6180339) % 1) * width;
    const turn = (x / width) * Math.PI * 2;
    context.fillStyle = css(at(near, (x / hour) % 24));
    tree(
      context,
      x,
      1236 + 46 * Math.sin(turn * 5 + 0.6) + 34 * Math.sin(turn * 2 + 2.4),
      1 + (index % 3) * 0.35,
    );
  }
  // A sail at noon; at night, one lit tent.
  context.fillStyle = '#fff6e2';
  context.beginPath();
  context.moveTo(12.2 * hour, 1110);
  context.lineTo(12.2 * hour, 960);
  context.lineTo(12.95 * hour, 1110);
  context.fill();
  context.fillStyle = '#c2361f';
  context.fillRect(11.7 * hour, 1118, 1.4 * hour, 22);
  for (const time of [-0.55, 23.45]) {
    const x = time * hour;
    disc(context, time, 1150, 190, 'rgb(255 170 70 / .3)');
    context.fillStyle = '#ffb648';
    context.beginPath();
    context.moveTo(x - 120, 1240);
    context.lineTo(x, 1060);
    context.lineTo(x + 120, 1240);
    context.fill();
    context.fillStyle = '#7a2d1c';
    context.beginPath();
    context.moveTo(x - 30, 1240);
    context.lineTo(x, 1120);
    context.lineTo(x + 30, 1240);
    context.fill();
  }
  // The maker's name, twice around the foot.
  context.font = '640 74px Outfit';
  context.textAlign = 'center';
  context.letterSpacing = '10px';
  context.fillStyle = '#fff0d2';
  for (const time of [6.3, 18.3]) context.fillText('longhour', time * hour, 1372);
  return canvas;
};

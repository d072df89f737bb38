/** What is painted round the pots, unrolled: cobalt lotuses, and the gold in the cracks of a mended bowl. */
function sheet(width, height) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height }),
    c = canvas.getContext('2d');
  c.fillStyle = '#fff';
  c.fillRect(0, 0, width, height);
  c.lineCap = c.lineJoin = 'round';
  return c;
}
const BLUE = (a) => `rgba(22,44,140,${a})`;
function petal(c, angle, length, width, wash = 0.5) {
  c.save();
  c.rotate(angle);
  c.beginPath();
  c.moveTo(0, 0);
  c.bezierCurveTo(-width, -length * 0.28, -width * 0.82, -length * 0.74, 0, -length);
  c.bezierCurveTo(width * 0.82, -length * 0.74, width, -length * 0.28, 0, 0);
  c.fillStyle = '#fff';
  c.fill();
  const g = c.createLinearGradient(0, 0, 0, -length);
  g.addColorStop(0, BLUE(0.1));
  g.addColorStop(0.55, BLUE(wash * 0.5));
  g.addColorStop(1, BLUE(wash + 0.25));
  c.fillStyle = g;
  c.fill();
  c.strokeStyle = BLUE(0.95);
  c.lineWidth = 7;
  c.stroke();
  c.lineWidth = 2.6;
  c.strokeStyle = BLUE(0.6);
  for (const k of [-0.4, 0, 0.4]) {
    c.beginPath();
    c.moveTo(k * width * 0.4, -length * 0.16);
    c.quadraticCurveTo(k * width * 1.1, -length * 0.5, k * width * 0.5, -length * 0.84);
    c.stroke();
  }
  c.restore();
}
function lotus(c, x, y, s) {
  c.save();
  c.translate(x, y);
  c.scale(s, s);
  for (const a of [-1.42, 1.42]) petal(c, a, 118, 26, 0.55);
  for (const a of [-1.02, 1.02]) petal(c, a, 150, 36, 0.45);
  for (const a of [-0.55, 0.55]) petal(c, a, 172, 42, 0.4);
  petal(c, 0, 186, 46, 0.35);
  for (const a of [-0.3, 0.3]) petal(c, a, 118, 34, 0.5);
  c.restore();
}
function leaf(c, x, y, s, flip) {
  c.save();
  c.translate(x, y);
  c.scale(flip * s, s);
  c.beginPath();
  c.moveTo(-112, 6);
  c.bezierCurveTo(-84, -66, 60, -84, 118, -14);
  c.bezierCurveTo(84, -2, 66, 34, 10, 36);
  c.bezierCurveTo(-44, 38, -70, 4, -112, 6);
  c.fillStyle = '#fff';
  c.fill();
  c.fillStyle = BLUE(0.42);
  c.fill();
  c.strokeStyle = BLUE(0.95);
  c.lineWidth = 7;
  c.stroke();
  c.lineWidth = 3;
  c.strokeStyle = BLUE(0.75);
  for (const [a, b] of [
    [-84, -6],
    [-44, -38],
    [6, -50],
    [60, -42],
    [96, -18],
  ]) {
    c.beginPath();
    c.moveTo(4, 32);
    c.quadraticCurveTo(a * 0.5, b * 0.2 + 8, a, b);
    c.stroke();
  }
  c.restore();
}
function stem(c, ...p) {
  c.beginPath();
  c.moveTo(p[0], p[1]);
  c.bezierCurveTo(...p.slice(2));
  c.strokeStyle = BLUE(0.9);
  c.lineWidth = 9;
  c.stroke();
}
/** The vase's height 0 … 1,4 stands for the sheet from its foot up. */
function lotuses() {
  const W = 2304,
    H = 1434,
    c = sheet(W, H),
    y = (h) => H - (h / 1.4) * H;
  for (const [h, w] of [
    [0.165, 8],
    [0.19, 4],
    [0.8, 8],
    [0.825, 4],
    [1.225, 8],
    [1.25, 4],
    [0.965, 5],
  ]) {
    c.strokeStyle = BLUE(0.9);
    c.lineWidth = w;
    c.beginPath();
    c.moveTo(0, y(h));
    c.lineTo(W, y(h));
    c.stroke();
  }
  // lappets over the foot, plantain leaves up the neck
  for (let i = 0; i < 18; i++) {
    c.save();
    c.translate((i + 0.5) * (W / 18), y(0.19));
    petal(c, 0, 88, 60, 0.35);
    c.restore();
  }
  for (let i = 0; i < 12; i++) {
    c.save();
    c.translate((i + 0.5) * (W / 12), y(0.965));
    petal(c, 0, 236, 92, 0.42);
    c.restore();
  }
  for (let i = 0; i < 24; i++) {
    c.beginPath();
    c.arc((i + 0.5) * (W / 24), y(0.893), 26, Math.PI, 0);
    c.strokeStyle = BLUE(0.85);
    c.lineWidth = 6;
    c.stroke();
    c.beginPath();
    c.arc((i + 0.5) * (W / 24), y(0.893), 9, 0, 7);
    c.fillStyle = BLUE(0.7);
    c.fill();
  }
  for (let i = 0; i < 3; i++) {
    const x = (i + 0.5) * (W / 3);
    stem(c, x, y(0.53), x + 30, y(0.44), x - 46, y(0.36), x - 10, y(0.285));
    stem(c, x - 10, y(0.3), x - 90, y(0.36), x - 190, y(0.36), x - 214, y(0.45));
    stem(c, x - 6, y(0.3), x + 110, y(0.32), x + 176, y(0.36), x + 214, y(0.53));
    stem(c, x - 14, y(0.31), x + 60, y(0.36), x + 100, y(0.38), x + 116, y(0.4));
    leaf(c, x - 226, y(0.455), 1.02, 1);
    leaf(c, x + 132, y(0.4), 0.72, -1);
    lotus(c, x, y(0.5), 1.32);
    c.save();
    c.translate(x + 214, y(0.53));
    petal(c, -0.22, 118, 26, 0.5);
    petal(c, 0.22, 118, 26, 0.5);
    petal(c, 0, 132, 30, 0.4);
    c.restore();
    c.save();
    c.translate(x - 290, y(0.6));
    petal(c, 0.5, 66, 20, 0.4);
    c.restore();
  }
  return c.canvas;
}
/** Cracks from one blow on the rim: main lines, a few that join them, each with the wavering width of a brush. */
function cracks() {
  const W = 2048,
    H = 1024,
    c = sheet(W, H);
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const line = (x0, y0, x1, y1, wide, jag = 22) => {
    const n = Math.max(4, Math.round(Math.hypot(x1 - x0, y1 - y0) / 46)),
      pts = [];
    for (let i = 0; i <= n; i++) {
      const e = Math.sin((Math.PI * i) / n);
      pts.push([
        x0 + ((x1 - x0) * i) / n + (random() - 0.5) * 2 * jag * e,
        y0 + ((y1 - y0) * i) / n + (random() - 0.5) * jag * e,
      ]);
    }
    const mid = (i) => [(pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2];
    for (const shift of [-W, 0, W])
      for (let i = 0; i < n; i++) {
        const [ax, ay] = i ? mid(i - 1) : pts[0],
          [bx, by] = i < n - 1 ? mid(i) : pts[n];
        c.strokeStyle = '#000';
        c.lineWidth = wide * (0.8 + 0.4 * random());
        c.beginPath();
        c.moveTo(ax + shift, ay);
        c.quadraticCurveTo(pts[i][0] + shift, pts[i][1], bx + shift, by);
        c.stroke();
      }
  };
  const rim = 0,
    foot = 860;
  // [x at the rim, where it ends]: 1536 is the front
  line(1500, rim, 1560, 330, 15);
  line(1560, 330, 1470, 560, 13);
  line(1470, 560, 1500, foot, 10);
  line(1560, 330, 1730, 470, 12);
  line(1730, 470, 1800, foot - 90, 9);
  line(1730, 470, 1900, 300, 10);
  line(1900, 300, 1930, rim, 12);
  line(1470, 560, 1280, 640, 10);
  line(1280, 640, 1230, foot, 8);
  line(1280, 640, 1150, 330, 11);
  line(1150, 330, 1190, rim, 13);
  line(1560, 330, 1370, 230, 9);
  line(1370, 230, 1330, rim, 8);
  line(1150, 330, 900, 420, 9);
  line(640, rim, 560, 380, 15);
  line(560, 380, 660, 700, 11);
  line(560, 380, 330, 480, 10);
  line(330, 480, 240, rim, 12);
  line(900, 420, 660, 700, 9);
  line(900, 420, 860, rim, 10);
  line(330, 480, 300, foot, 8);
  c.fillStyle = '#000';
  c.beginPath();
  c.moveTo(1508, -4);
  c.lineTo(1560, -4);
  c.lineTo(1536, 62);
  c.fill();
  return c.canvas;
}

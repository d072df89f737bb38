import { cross, dot, shade, subtract, unit } from './carLight.js';
import { materialAt, patches, point, sections } from './carShape.js';

/** A camera on a circle round the car. Angles in degrees, `size` in pixels for one metre at the car's middle. */
export const camera = ({ yaw, pitch, size, x, y, aim = [0.03, 0.6, 0] }) => {
  const a = (yaw * Math.PI) / 180;
  const b = (pitch * Math.PI) / 180;
  const far = 8.5;
  const eye = [Math.cos(a) * Math.cos(b) * far, Math.sin(b) * far + aim[1], Math.sin(a) * Math.cos(b) * far];
  const back = unit(subtract(eye, aim));
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const project = (p) => {
    const d = subtract(p, aim);
    const depth = far - dot(d, back);
    const k = (far / depth) * size;
    return [x + dot(d, right) * k, y - dot(d, up) * k, depth];
  };
  return { eye, project };
};

const ring = (cx, cy, z, radius, from = 0, to = 360, steps = 48) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius, z];
  });

/** A mirror, standing off the door: its shell, then the side of it. */
const drawMirror = ({ fill, near, colour }) => {
  const dark = `rgb(${colour.map((k) => Math.round(k * 0.5))})`;
  const bright = `rgb(${colour.map((k) => Math.round(k * 0.82))})`;
  const m = (x, y, z) => [x, y, z * near];
  fill([m(0.64, 0.93, 0.84), m(0.72, 0.93, 0.84), m(0.7, 0.965, 0.92), m(0.62, 0.965, 0.92)], '#0b0e13');
  fill([m(0.7, 0.95, 0.88), m(0.68, 0.94, 1.0), m(0.65, 1.02, 1.01), m(0.68, 1.035, 0.89)], bright);
  fill([m(0.68, 0.94, 1.0), m(0.6, 0.945, 1.02), m(0.59, 1.01, 1.02), m(0.65, 1.02, 1.01)], dark);
  fill([m(0.68, 1.035, 0.89), m(0.65, 1.02, 1.01), m(0.59, 1.01, 1.02), m(0.6, 1.03, 0.9)], bright);
};

/** Twelve layers, each a little smaller and as dark as the last. */
export const drawShadow = (fill, shadow) => {
  for (let k = 12; k > 0; k--) {
    const grow = k * 0.04;
    fill(
      Array.from({ length: 60 }, (_, i) => {
        const t = (i / 60) * 2 * Math.PI;
        const c = Math.cos(t);
        const s = Math.sin(t);
        return [
          Math.sign(c) * Math.abs(c) ** 0.45 * (2.02 + grow),
          0.005,
          Math.sign(s) * Math.abs(s) ** 0.45 * (0.8 + grow),
        ];
      }),
      `rgb(0 0 0 / ${shadow})`,
    );
  }
};

/**
 * Draws the car on a 2D canvas context, as other projects show it small; that of the banner itself is solid (`solid.ts`).
 * `colour`: RGB; `shadow`: opacity of each of its twelve layers; `fine`: steps per section.
 */
export const drawCar = (ctx, { colour = [40, 116, 250], shadow = 0.13, fine = 14, ...place }) => {
  const { eye, project } = camera(place);
  const path = (points) => {
    ctx.beginPath();
    points.map(project).forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.closePath();
  };
  const fill = (points, style) => {
    path(points);
    ctx.fillStyle = style;
    ctx.fill();
  };
  const line = (points, style, width, cap = 'butt') => {
    ctx.beginPath();
    ctx.lineCap = cap;
    points.map(project).forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.stroke();
  };
  if (shadow) drawShadow(fill, shadow);
  const near = eye[2] >= 0 ? 1 : -1;
  const wheel = (cx, side, visible) => {
    const out = 0.875 * side;
    const inner = (visible ? 0.8 : 0.6) * side;
    for (let k = 0; k <= 14; k++)
      fill(ring(cx, 0.325, inner + ((out - inner) * k) / 14, 0.325), k > 11 ? '#1b1f26' : '#0d0f13');
    if (!visible) return;
    fill(ring(cx, 0.325, out, 0.322), '#14171c');
    fill(ring(cx, 0.325, out, 0.238), '#07090c');
    for (let k = 0; k < 5; k++) {
      const a = 90 + k * 72;
      const spoke = (turn, r) => {
        const t = ((a + turn) * Math.PI) / 180;
        return [cx + Math.cos(t) * r, 0.325 + Math.sin(t) * r, out];
      };
      fill([spoke(-30, 0.05), spoke(-13, 0.228), spoke(-4, 0.228), spoke(-10, 0.06)], '#aeb9c9');
      fill([spoke(30, 0.05), spoke(13, 0.228), spoke(4, 0.228), spoke(10, 0.06)], '#dfe6ef');
    }
    line(ring(cx, 0.325, out, 0.232), '#cfd8e4', place.size * 0.016);
    fill(ring(cx, 0.325, out, 0.06), '#c2ccd9');
    fill(ring(cx, 0.325, out, 0.034), '#39424f');
  };
  wheel(-1.32, -near, false);
  wheel(1.33, -near, false);

  const faces = [];
  const add = (corners, side, material, bias = 0) => {
    const quad = corners.map(([x, y, z]) => [x, y, z * side]);
    const centre = [0, 1, 2].map((k) => (quad[0][k] + quad[1][k] + quad[2][k] + quad[3][k]) / 4);
    let n = unit(cross(subtract(quad[2], quad[0]), subtract(quad[3], quad[1])));
    if (dot(n, subtract(centre, [centre[0], 0.6, 0])) < 0) n = n.map((k) => -k);
    const view = unit(subtract(eye, centre));
    if (dot(n, view) > 0) faces.push({ quad, n, view, centre, material: material(centre), bias });
  };
  const stepsU = (sections.length - 1) * fine;
  const stepsV = 6 * fine;
  for (const side of [1, -1]) {
    for (let i = 0; i < stepsU; i++)
      for (let j = 0; j < stepsV; j++) {
        const [u0, u1, v0, v1] = [i / fine, (i + 1) / fine, j / fine, (j + 1) / fine];
        const corners = [point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)];
        add(corners, side, (centre) => materialAt((u0 + u1) / 2, (v0 + v1) / 2, centre[1]));
      }
    for (const [order, [material, low, high, from, to]] of patches.entries()) {
      const rows = Math.ceil((high - low) * fine);
      const columns = Math.ceil((to(low) - from(low)) * fine);
      const corner = (column, row) => {
        const v = low + ((high - low) * row) / rows;
        return point(from(v) + ((to(v) - from(v)) * column) / columns, v);
      };
      for (let i = 0; i < columns; i++)
        for (let j = 0; j < rows; j++)
          add(
            [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)],
            side,
            () => material,
            0.06 + order * 0.05,
          );
    }
  }
  // The two ends: one surface each, closed across.
  for (const u of [0, sections.length - 1]) {
    const n = [u ? 1 : -1, 0, 0];
    const rows = 26;
    for (let j = 0; j < rows; j++) {
      const [a, b] = [point(u, 0.6 + (j * 5.4) / rows), point(u, 0.6 + ((j + 1) * 5.4) / rows)];
      const quad = [a, b, [b[0], b[1], -b[2]], [a[0], a[1], -a[2]]];
      const centre = [a[0], (a[1] + b[1]) / 2, 0];
      const view = unit(subtract(eye, centre));
      const v = 0.6 + ((j + 0.5) * 5.4) / rows;
      const material = u
        ? v > 1.25 && v < 3.6
          ? 'trim'
          : 'paint'
        : v > 2.95 && v < 3.5
          ? 'trim'
          : v < 1.6
            ? 'plastic'
            : 'paint';
      if (dot(n, view) > 0) faces.push({ quad, n, view, centre, material, bias: 0 });
    }
  }
  faces
    .map((face) => ({ ...face, depth: project(face.centre)[2] - face.bias }))
    .sort((a, b) => b.depth - a.depth)
    .forEach(({ quad, n, view, material }) => {
      const style = `rgb(${shade(material, colour, n, view).map((k) => Math.round(Math.max(0, Math.min(255, k))))})`;
      path(quad);
      ctx.fillStyle = style;
      ctx.fill();
      ctx.strokeStyle = style;
      ctx.lineWidth = 1.2;
      ctx.stroke();
    });

  // Doors, handles and the crease on the side that is seen.
  const seam = 'rgb(4 8 16 / 0.55)';
  const on = (u, v) => {
    const [x, y, z] = point(u, v);
    return [x, y, (z + 0.004) * near];
  };
  const run = (u, from, to) =>
    Array.from({ length: 14 }, (_, i) =>
      on(u + (i / 13) * (to[0] - from[0]), from[1] + (i / 13) * (to[1] - from[1])),
    );
  const sideSeen = Math.abs(eye[2]) > 0.8;
  if (sideSeen) {
    for (const [from, to] of [
      [
        [6.6, 1.5],
        [6.6, 4.05],
      ],
      [
        [4.78, 1.5],
        [4.78, 4.1],
      ],
      [
        [3.1, 2.6],
        [2.96, 4.1],
      ],
    ])
      line(run(from[0], from, to), seam, place.size * 0.011);
    line(run(6.6, [6.6, 1.5], [3.3, 1.5]), seam, place.size * 0.009);
    for (const u of [4.98, 3.22])
      fill([on(u, 3.62), on(u + 0.3, 3.62), on(u + 0.3, 3.74), on(u, 3.74)], 'rgb(230 240 255 / 0.75)');
    // Wheel arches follow the side, however it curves.
    const skin = (x, y) => {
      let u = 0;
      while (u < sections.length - 1.02 && point(u, 2)[0] < x) u += 0.02;
      const [low, mid] = [point(u, 2), point(u, 3)];
      const t = Math.max(0, Math.min(1, (y - low[1]) / (mid[1] - low[1])));
      return [x, y, (low[2] + (mid[2] - low[2]) * t + 0.006) * near];
    };
    for (const cx of [-1.32, 1.33]) {
      const arch = ring(cx, 0.33, 0, 0.405, -14, 194).map(([x, y]) => skin(x, y));
      fill(arch, '#05070a');
      line(arch, 'rgb(255 255 255 / 0.16)', place.size * 0.01);
    }
    drawMirror({ fill, near, colour });
    wheel(-1.32, near, true);
    wheel(1.33, near, true);
  }
  if (eye[0] > 1.5) {
    const nose = (z, y) => [2.2, y, z];
    for (const y of [0.36, 0.42, 0.48]) line([nose(-0.46, y), nose(0.46, y)], '#2b3340', place.size * 0.012);
    fill([nose(-0.2, 0.4), nose(0.2, 0.4), nose(0.2, 0.5), nose(-0.2, 0.5)], '#e9eef5');
    line([nose(-0.4, 0.6), nose(0.4, 0.6)], '#c9d4e2', place.size * 0.014);
  }
  if (eye[0] < -1.5) {
    const tail = (z, y) => [-2.13, y, z];
    fill([tail(-0.24, 0.6), tail(0.24, 0.6), tail(0.24, 0.71), tail(-0.24, 0.71)], '#e9eef5');
    line([tail(-0.64, 0.79), tail(0.64, 0.79)], '#ff5a4d', place.size * 0.02);
  }
};

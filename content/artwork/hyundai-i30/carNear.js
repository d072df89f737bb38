import { cross, dot, shade, subtract, unit } from './carLight.js';
import { point, slant } from './carShape.js';

/** What is set into the body where it is seen from near: the black edges of its two large windows, the wipers' bay, an inlet. */
export const nearPatches = [
  ['trim', 5.05, 6, slant(5.97, 5.97, 5, 6), slant(7.06, 7.13, 5, 6)],
  ['trim', 1.75, 2.75, slant(10.5, 10.3, 1.75, 2.75), slant(10.86, 10.8, 1.75, 2.75)],
  ['trim', 5.06, 6, slant(1.06, 1.06, 5, 6), slant(1.92, 1.92, 5, 6)],
];

const tone = (colour, k) => `rgb(${colour.map((n) => Math.round(Math.min(255, n * k)))})`;

/** A point of one side, a little off the skin. */
const off = (u, v, side) => {
  const [x, y, z] = point(u, v);
  return [x, y + (v > 5 ? 0.004 : 0), (z + 0.004) * side];
};

/** A rounded shell, in faces that each have their light. */
const shell = ([cx, cy, cz], radii, material, eye) => {
  const steps = 26;
  const way = (i, j) => {
    const [a, b] = [(i / steps) * 2 * Math.PI, (j / steps - 0.5) * Math.PI];
    return [Math.cos(a) * Math.cos(b), Math.sin(a) * Math.cos(b), Math.sin(b)].map(
      (n) => Math.sign(n) * Math.abs(n) ** 0.62,
    );
  };
  const faces = [];
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++) {
      const ways = [way(i, j), way(i + 1, j), way(i + 1, j + 1), way(i, j + 1)];
      const quad = ways.map((w) => [cx + w[0] * radii[0], cy + w[1] * radii[1], cz + w[2] * radii[2]]);
      const n = unit([0, 1, 2].map((k) => ways.reduce((sum, w) => sum + w[k] / radii[k], 0)));
      const view = unit(subtract(eye, quad[0]));
      if (dot(n, view) > 0) faces.push({ quad, n, view, material: material(quad[0]) });
    }
  return faces;
};

/** What makes a car of it from near: shut lines, handles, a mirror, lamps with lenses. `tools` draw in its space. */
export const drawNear = ({ fill, line, project, eye, side, colour, size, ring, fin }) => {
  const facing = (u, v, s) => {
    const [a, b, c] = [off(u, v, s), off(u + 0.05, v, s), off(u, v + 0.02, s)];
    const n = unit(cross(subtract(b, a), subtract(c, a)));
    return dot(n, unit(subtract(eye, a))) * s;
  };
  /** A line on the skin, where it faces us. */
  const along = (from, to, s, style, width) => {
    const steps = 40;
    const at = (i) => [0, 1].map((k) => from[k] + ((to[k] - from[k]) * i) / steps);
    let run = [];
    for (let i = 0; i <= steps; i++) {
      const [u, v] = at(i);
      if (facing(u, v, s) > 0.04) run.push(off(u, v, s));
      if (run.length > 1 && (i === steps || facing(...at(i + 1), s) <= 0.04)) {
        line(run, style, width * size);
        run = [];
      }
    }
  };
  for (const s of [1, -1]) {
    // The bonnet: where it opens, and its two creases, light above and dark below.
    along([7.22, 5.06], [10.75, 5.06], s, 'rgb(3 8 20 / 0.6)', 0.012);
    along([7.5, 5.46], [10.6, 5.36], s, 'rgb(255 255 255 / 0.3)', 0.013);
    along([7.5, 5.43], [10.6, 5.33], s, 'rgb(3 8 20 / 0.28)', 0.014);
    along([10.75, 5.06], [10.75, 6], s, 'rgb(3 8 20 / 0.5)', 0.012);
    // Each wiper lies from one end of the window's foot.
    if (eye[0] > 0) along([7.0, s > 0 ? 5.2 : 5.75], [6.9, s > 0 ? 5.8 : 5.3], s, '#05070a', 0.012);
  }
  // Handles: a bowl in the door, and a grip across it.
  for (const u of [4.98, 3.24]) {
    line([off(u, 3.66, side), off(u + 0.32, 3.66, side)], tone(colour, 0.36), size * 0.058, 'round');
    line([off(u - 0.02, 3.71, side), off(u + 0.34, 3.71, side)], tone(colour, 0.86), size * 0.03, 'round');
    line([off(u, 3.735, side), off(u + 0.32, 3.735, side)], 'rgb(255 255 255 / 0.55)', size * 0.007, 'round');
  }
  // The sill catches a little light from the floor.
  along([3.75, 1.62], [8.2, 1.62], side, 'rgb(255 255 255 / 0.16)', 0.014);
  // Two lenses in the lamp.
  if (eye[0] > 0)
    for (const u of [9.95, 10.36]) {
      const around = (r) => ring(u, 3.5, 0, r, 0, 360, 20).map(([a, b]) => off(a, b + (b - 3.5) * 0.4, side));
      fill(around(0.13), '#0b1220');
      fill(around(0.085), '#dbe9ff');
      fill(around(0.045), '#fff');
    }
  // A fin on the roof.
  if (fin) {
    const [x, y] = point(2.35, 6);
    fill(
      [
        [x - 0.1, y - 0.01, 0],
        [x + 0.12, y, 0],
        [x - 0.06, y + 0.055, 0],
      ],
      tone(colour, 0.45),
    );
  }
  // The mirror on its foot: paint above, black below.
  const m = (a, b, c) => [a, b, c * side];
  fill([m(0.62, 0.925, 0.83), m(0.75, 0.925, 0.83), m(0.71, 0.965, 0.93), m(0.63, 0.965, 0.93)], '#0b0e13');
  shell(
    [0.66, 0.99, 0.965 * side],
    [0.085, 0.068, 0.115],
    ([, height]) => (height < 0.962 ? 'plastic' : 'paint'),
    eye,
  )
    .map((face) => ({ ...face, depth: project(face.quad[0])[2] }))
    .sort((a, b) => b.depth - a.depth)
    .forEach(({ quad, n, view, material }) => {
      const style = `rgb(${shade(material, colour, n, view).map(Math.round)})`;
      fill(quad, style);
      line([...quad, quad[0]], style, 0.8);
    });
  if (eye[0] > 0) line([m(0.738, 0.975, 0.9), m(0.728, 0.975, 1.05)], '#ffd9a0', size * 0.011, 'round');
};

/** The nose from near: a grille of fine mesh in its frame, a plate, a lip. */
export const drawNose = ({ fill, line, size }) => {
  const nose = (z, y) => [2.2, y, z];
  fill([nose(-0.47, 0.35), nose(0.47, 0.35), nose(0.5, 0.57), nose(-0.5, 0.57)], '#06080c');
  for (let row = 0; row < 7; row++)
    for (let k = -15; k <= 15; k++) {
      const [z, y] = [k * 0.031 + (row % 2) * 0.0155, 0.37 + row * 0.03];
      if (Math.abs(z) > 0.45) continue;
      line([nose(z - 0.01, y), nose(z, y + 0.012), nose(z + 0.01, y)], '#4a5666', size * 0.006);
    }
  line([nose(-0.5, 0.57), nose(-0.47, 0.35), nose(0.47, 0.35), nose(0.5, 0.57)], '#8d9aab', size * 0.011);
  line([nose(-0.44, 0.6), nose(0.44, 0.6)], '#dfe8f3', size * 0.014);
  fill([nose(-0.2, 0.4), nose(0.2, 0.4), nose(0.2, 0.5), nose(-0.2, 0.5)], '#e9eef5');
  fill([nose(-0.19, 0.41), nose(0.19, 0.41), nose(0.19, 0.49), nose(-0.19, 0.49)], '#f8fafc');
  for (const [from, to] of [
    [-0.14, -0.09],
    [-0.07, -0.02],
    [0.02, 0.07],
    [0.09, 0.14],
  ])
    line([nose(from, 0.45), nose(to, 0.45)], '#1c2736', size * 0.042);
  line([nose(-0.5, 0.3), nose(0.5, 0.3)], '#323c4a', size * 0.016);
};

/** A wheel from near, before its spokes: brake disc, its caliper, and the tyre's edge. */
export const drawHub = ({ fill, line, at, size }) => {
  line(at(0.285), 'rgb(255 255 255 / 0.09)', size * 0.012);
  fill(at(0.178), '#39424e');
  fill(at(0.166), '#525d6b');
  fill(at(0.09), '#20262e');
  fill([...at(0.19, 20, 78), ...at(0.12, 78, 20)], '#c2361f');
};

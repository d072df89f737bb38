/** Directions and colours: how a surface of the car is lit. */
export const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a) => {
  const l = Math.hypot(...a) || 1;
  return a.map((n) => n / l);
};
const smooth = (from, to, x) => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const mix = (a, b, t) => a.map((n, i) => n + (b[i] - n) * t);

export const shade = (material, colour, n, view) => {
  const facing = Math.max(0, dot(n, view));
  const mirror = n.map((k, i) => 2 * dot(n, view) * k - view[i]);
  const above = smooth(0.55, 0.98, mirror[1]);
  const strip = Math.exp(-(((mirror[1] - 0.2) / 0.1) ** 2)) * smooth(-0.2, 0.5, mirror[2] + mirror[0] * 0.4);
  const ground = smooth(0.05, -0.5, mirror[1]);
  const edge = (1 - facing) ** 3;
  if (material === 'glass' || material === 'lampGlass') {
    const base = material === 'glass' ? [12, 18, 28] : [26, 36, 52];
    return mix(
      base,
      [176, 205, 240],
      Math.min(0.85, above * 0.55 + smooth(-0.25, 0.6, mirror[1]) * 0.3 + strip * 0.2 + edge * 0.35),
    );
  }
  if (material === 'lamp') return mix([214, 232, 255], [255, 255, 255], above);
  if (material === 'tail') return mix([150, 14, 24], [255, 96, 84], strip + above * 0.5);
  if (material === 'trim') return mix([9, 11, 15], [60, 70, 84], above * 0.5 + edge * 0.4);
  if (material === 'plastic') return mix([13, 16, 21], [52, 60, 72], strip * 0.5 + edge * 0.4);
  const light = 0.3 + 0.62 * Math.max(0, dot(n, unit([0.25, 0.9, 0.42])));
  let paint = colour.map((k) => k * light);
  paint = mix(paint, [255, 255, 255], above * 0.42 + strip * 0.3);
  paint = mix(paint, [8, 10, 16], ground * 0.5);
  return mix(paint, [190, 214, 255], edge * 0.3);
};

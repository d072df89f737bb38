import { cars, layer, plain, red } from './paper.js';

const cells = Array.from({ length: 12 }, (_, i) => ({
  yaw: 40 + i * 30,
  x: 74 + (i % 4) * 137.5,
  y: 75 + Math.floor(i / 4) * 126,
  on: i === 5,
}));

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f2e7d8"/>
  ${cells
    .map(
      ({ x, y, on }, i) =>
        `<rect x="${x - 62}" y="${y - 61}" width="124" height="116" rx="10" fill="${on ? '#12202f' : '#fffaf2'}"/>${plain(x - 50, y - 38, 17, `${i * 30}°`, { fill: on ? '#fff' : '#8a6f55', weight: 650 })}`,
    )
    .join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    cars(cells.map(({ yaw, x, y }) => ({ yaw, x, y: y + 10, size: 24.5, colour: red, shadow: 0.06 }))),
    '<g transform="translate(253 236)"><circle r="16" fill="#6fb2ff"/><path d="m-3-6-6 6 6 6M3-6l6 6-6 6" fill="none" stroke="#12202f" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/></g>',
  );

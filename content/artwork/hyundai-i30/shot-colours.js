import { say } from '../shared/language.js';
import { black, blue, cars, layer, plain, red, white } from './paper.js';

const quarters = [
  ['#bfd6ff', say('Tide', 'Xanh triều'), '#10244d', blue, 38],
  ['#f3c4b4', say('Lacquer', 'Đỏ sơn mài'), '#5a150a', red, 142],
  ['#5c6b7d', say('Cloud', 'Trắng mây'), '#fff', white, 64],
  ['#e6c35c', say('Basalt', 'Đen bazan'), '#2a2204', black, 322],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  ${quarters
    .map(([ground, name, ink, colour], i) => {
      const [x, y] = [(i % 2) * 280, Math.floor(i / 2) * 200];
      return `<rect x="${x}" y="${y}" width="280" height="200" fill="${ground}"/><ellipse cx="${x + 140}" cy="${y + 136}" rx="118" ry="34" fill="#fff" opacity=".16"/><circle cx="${x + 30}" cy="${y + 32}" r="12" fill="rgb(${colour.map((k) => Math.min(k, 244))})" stroke="#fff" stroke-width="3"/>${plain(x + 52, y + 39, 20, name, { fill: ink })}`;
    })
    .join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    cars(
      quarters.map(([, , , colour, yaw], i) => ({
        yaw,
        colour,
        size: 55,
        shadow: 0.1,
        x: 140 + (i % 2) * 280,
        y: 112 + Math.floor(i / 2) * 200,
      })),
    ),
  );

import { write } from './script.js';
import { fine, plain } from './words.js';

const cards = [
  ['EN', '#fdf8f3', '#43241a', '#a9482f', 'Gel manicure', 'Foot bath'],
  ['VI', '#f4c256', '#43241a', '#7c2f1a', 'Sơn gel', 'Ngâm chân'],
  ['KO', '#2f6b5c', '#fff8f1', '#f4c256', ['jel ne il'], ['jok yok']],
  ['ZH', '#7d2a1c', '#fff8f1', '#f3b79b', ['mei jia'], ['zu yu']],
];
const item = (x, y, words, ink) =>
  Array.isArray(words)
    ? write(x, y - 25, 29, words[0], ink)
    : fine(x, y, 31, words, { fill: ink, more: 'letter-spacing="-.5"' });

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#e3a386"/>
  ${cards
    .map(([code, ground, ink, accent, first, second], i) => {
      const [x, y] = [20 + (i % 2) * 264, 20 + Math.floor(i / 2) * 184];
      return `<rect x="${x}" y="${y}" width="256" height="176" rx="16" fill="${ground}"/>${plain(x + 22, y + 37, 18, code, { fill: accent, weight: 800 })}
        ${item(x + 22, y + 78, first, ink)}${plain(x + 22, y + 103, 17.5, '420.000 VND', { fill: ink, weight: 550 })}${item(x + 22, y + 141, second, ink)}${plain(x + 22, y + 165, 17.5, '280.000 VND', { fill: ink, weight: 550 })}`;
    })
    .join('')}
</svg>`;

import { say } from '../words.js';

/** The time line below the shots: where each of them falls, and what moves from when to when (the banner's own times). */
const narrow = innerWidth < 500;
document.documentElement.classList.toggle('narrow', narrow);

const width = narrow ? 328 : 680;
const x = (second) => (second / 6) * width;
const shots = narrow ? [1.8, 3, 4.8] : [0.3, 1.8, 3, 4.8];
const shot = 300 * (narrow ? 0.335 : 0.48);
const middle = (index) => index * ((width - shot) / (shots.length - 1)) + shot / 2;

const bars = [
  [0, 2.35, 0, say('Panther', 'Con báo')],
  [2.35, 3.4, 0, say('Words', 'Chữ')],
  [3.6, 4.6, 0, say('Paw', 'Dấu chân')],
  [1.9, 3.6, 1, say('Tongue', 'Lưỡi')],
];
const bar = ([from, to, row, words]) =>
  `<rect x="${x(from)}" y="${28 + row * 26}" width="${x(to) - x(from) - 3}" height="23" rx="5" fill="#3f0a1f"/><text x="${x(from) + 9}" y="${44.5 + row * 26}" fill="#ffd9e2">${words}</text>`;
const lead = (second, index) =>
  `<path d="M${middle(index)} ${narrow ? -15 : -6}L${x(second)} 12" stroke="#3f0a1f" stroke-width="1.5" fill="none"/><circle cx="${x(second)}" cy="14" r="6" fill="#3f0a1f"/>`;
const tick = (second) => `<path d="M${x(second)} 9v10" stroke="#3f0a1f" stroke-width="1.5"/>`;
const hour = (second) => `<text x="${x(second)}" y="36" text-anchor="middle" fill="#3f0a1f">${second}</text>`;

document.querySelector('svg').innerHTML = [
  `<path d="M0 14h${width}" stroke="#3f0a1f" stroke-width="2"/>`,
  ...[0, 1, 2, 3, 4, 5, 6].map(tick),
  ...shots.map(lead),
  ...(narrow ? [1, 2, 3, 4, 5].map(hour) : bars.map(bar)),
  narrow
    ? ''
    : `<text x="${width}" y="70" text-anchor="end" fill="#3f0a1f">${say('twice, then it rests', 'chạy hai lượt rồi dừng')}</text>`,
].join('');

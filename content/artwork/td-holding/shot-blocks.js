import { say } from '../shared/language.js';
import { bold, plain } from './words.js';

const [wine, gold, sand] = ['#4b1c31', '#d9ad62', '#f1e6d8'];
const line = (x, y, width, tone = '#c3a78f') =>
  `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${tone}"/>`;
const lines = (x, y, ...widths) => widths.map((width, i) => line(x, y + i * 9, width)).join('');
const box = (x, y, width, height, tone = wine) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${tone}"/>`;

/** What may stand on a page, 84 x 60 each. There is no fifteenth. */
const blocks = [
  box(8, 8, 68, 26) + lines(8, 41, 60, 40),
  lines(8, 16, 30, 26, 30, 18) + box(46, 12, 30, 36, gold),
  [8, 32, 56].map((x) => box(x, 10, 20, 22, gold) + line(x, 38, 20) + line(x, 46, 13)).join(''),
  [10, 25, 40].map((y) => box(8, y, 18, 9) + line(32, y + 3, 42)).join(''),
  box(8, 36, 13, 16, gold) + box(25, 26, 13, 26, gold) + box(42, 17, 13, 35) + box(59, 8, 13, 44),
  [22, 42, 62].map((x) => `<circle cx="${x}" cy="22" r="9" fill="${wine}"/>${line(x - 8, 38, 16)}`).join(''),
  `<path d="M14 14h10l-5 18h-7zM32 14h10l-5 18h-7z" fill="${gold}"/>` + lines(14, 40, 54, 36),
  box(8, 10, 32, 40) + `<path d="M20 22v16l12-8z" fill="#fff"/>` + lines(46, 16, 30, 24, 28),
  `<path d="M8 48 26 20l14 18 10-12 26 22z" fill="${wine}"/><circle cx="60" cy="16" r="6" fill="${gold}"/>`,
  [10, 21, 32, 43].map((y) => line(8, y, 38) + line(60, y, 16, wine)).join(''),
  box(8, 10, 68, 10, sand) + box(8, 24, 68, 10, sand) + box(8, 39, 30, 12, gold),
  `<path d="M42 8c-9 0-14 7-14 14 0 10 14 24 14 24s14-14 14-24c0-7-5-14-14-14z" fill="${wine}"/><circle cx="42" cy="22" r="5" fill="#fff"/>` +
    line(22, 50, 40),
  box(10, 8, 26, 36) + box(46, 8, 26, 36, gold) + line(10, 50, 26) + line(46, 50, 26),
  box(8, 20, 68, 22) + line(24, 29, 36, '#fff'),
];

const place = (i) => `translate(${31 + (i % 5) * 101} ${103 + Math.floor(i / 5) * 92})`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${gold}"/>
  <rect x="14" y="70" width="532" height="330" rx="10" fill="#fbf6ee"/>
  ${bold(28, 48, 29, say('Fourteen blocks make a page', 'Mười bốn khối dựng trang'), { more: 'letter-spacing="-.6"' })}
  ${blocks
    .map((drawing, i) =>
      i === 6
        ? `<g transform="${place(i)}"><rect width="94" height="76" rx="6" fill="none" stroke="#c9b39c" stroke-width="2" stroke-dasharray="6 5"/></g>`
        : `<g transform="${place(i)}"><rect width="94" height="76" rx="6" fill="#fff" stroke="#e3d4c2" stroke-width="2"/><g transform="translate(5 8)">${drawing}</g></g>`,
    )
    .join('')}
  <g transform="${place(14)}"><rect width="94" height="76" rx="6" fill="none" stroke="#b59a80" stroke-width="2" stroke-dasharray="6 5"/>${plain(47, 35, 15, say('there are', 'không có'), { fill: '#6f5a50', anchor: 'middle' })}${plain(47, 54, 15, say('no others', 'khối khác'), { fill: '#6f5a50', anchor: 'middle' })}</g>
  <g transform="translate(116 214) rotate(-6)"><rect x="4" y="8" width="94" height="76" rx="6" fill="#2a0f1c" opacity=".22"/><rect width="94" height="76" rx="6" fill="#fff" stroke="${wine}" stroke-width="3"/><g transform="translate(5 8)">${blocks[6]}</g></g>
  <path d="M204 282v34l9-8 6 14 8-4-6-13h12z" fill="${wine}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>
</svg>`;

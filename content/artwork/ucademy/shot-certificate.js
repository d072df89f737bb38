import { say, tick } from './words.js';

const checked = [
  ['Merrin Harbour Trust', '3 May'],
  ['Bluegum Foods', '19 June'],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#8fa2ff"/>
  <g transform="rotate(-2.500 250 170)"><rect x="36" y="36" width="428" height="236" rx="8" fill="#141a3f" opacity=".2" transform="translate(8 10)"/><rect x="36" y="36" width="428" height="236" rx="8" fill="#ffd84a"/><rect x="48" y="48" width="404" height="212" rx="3" fill="none" stroke="#8a6a00" stroke-width="2"/>
    ${say(70, 86, 18, 'Certificate 4471', { fill: '#6b5200', weight: 500 })}${say(70, 136, 43, 'Nadia Rahman', { fill: '#2a2000', weight: 650, more: 'letter-spacing="-1.200"' })}
    ${say(70, 170, 20, 'What a market is, 84 of 100', { fill: '#4a3a00', weight: 500 })}<path d="M70 194h360" stroke="#8a6a00" stroke-width="2"/>${say(70, 232, 20, 'ucademy.example/c/4471', { fill: '#2136b4' })}
    <g transform="translate(404 98)">${Array.from({ length: 14 }, (_, i) => `<path d="M0-34 7-26H-7z" fill="#2136b4" transform="rotate(${(i * 360) / 14})"/>`).join('')}${tick(0, 0, 29, '#2136b4')}</g></g>
  <rect x="176" y="258" width="360" height="124" rx="16" fill="#fff"/>
  ${checked.map(([name, day], i) => `${tick(208, 293 + i * 54, 14, '#1f9d63')}${say(234, 300 + i * 54, 20, name)}${say(516, 300 + i * 54, 18, day, { fill: '#5b6699', weight: 450, anchor: 'end' })}`).join('')}
  <path d="M196 320h320" stroke="#dfe3f8" stroke-width="2"/>
</svg>`;

import { say } from '../shared/language.js';
import { blue, cars, layer, loud, plain } from './paper.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dbe6f4"/><stop offset=".72" stop-color="#b7c8de"/><stop offset=".72" stop-color="#8fa5c2"/><stop offset="1" stop-color="#a9bcd5"/></linearGradient></defs>
  <rect width="560" height="400" fill="url(#g)"/>
</svg>`;

const point = (x, y, on) =>
  `<circle cx="${x}" cy="${y}" r="19" fill="${on ? '#c2361f' : '#0f1826'}" fill-opacity="${on ? 1 : 0.75}" stroke="#fff" stroke-width="3.500"/><path d="${on ? `M${x - 7} ${y}h14` : `M${x - 7} ${y}h14M${x} ${y - 7}v14`}" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    cars([
      { yaw: 52, pitch: 10, size: 230, x: 14, y: 172, fine: 26, colour: blue, shadow: 0.07, near: true },
    ]),
    `<path d="M206 282 330 110" stroke="#fff" stroke-width="3"/><rect x="296" y="26" width="246" height="112" rx="14" fill="#0f1826"/>${loud(316, 66, 21, say('17 inches', 'Vành 17 inch'))}${plain(316, 95, 19, say('of wheel, and quieter', 'Chạy 100 còn êm hơn'), { fill: '#c9d8ee', weight: 500 })}${plain(316, 119, 19, say('at 100 than at 60.', 'cả khi chạy 60.'), { fill: '#c9d8ee', weight: 500 })}
    ${point(206, 286, true)}${point(70, 84, false)}${point(388, 208, false)}`,
  );

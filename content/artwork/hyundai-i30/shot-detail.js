import { say } from '../shared/language.js';
import { camera } from './car.js';
import { blue, cars, layer, loud, plain } from './paper.js';
import { point, wheel } from './turn.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dbe6f4"/><stop offset=".72" stop-color="#b7c8de"/><stop offset=".72" stop-color="#8fa5c2"/><stop offset="1" stop-color="#a9bcd5"/></linearGradient></defs>
  <rect width="560" height="400" fill="url(#g)"/>
</svg>`;

const car = { yaw: 52, pitch: 10, size: 230, x: 14, y: 172 };

export const paint = (body) => {
  const [x, y] = camera(car).project(wheel);
  layer(
    body,
    560,
    400,
    cars([{ ...car, colour: blue, shadow: 0.07 }]),
    `<path d="M${x} ${y}V84H330" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><rect x="296" y="26" width="246" height="112" rx="14" fill="#34496b"/>${loud(316, 66, 21, say('17 inches', 'Vành 17 inch'))}${plain(316, 95, 19, say('of wheel, and quieter', 'Chạy 100 km/h vẫn'), { fill: '#e6eefb', weight: 550 })}${plain(316, 119, 19, say('at 100 than at 60.', 'êm hơn lúc chạy 60.'), { fill: '#e6eefb', weight: 550 })}
    ${point([x, y], 19)}`,
  );
};

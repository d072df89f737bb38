import { say } from '../shared/language.js';
import { blue, cars, layer, plain } from './paper.js';

const perSecond = (count) => say(`${count} per s`, `${count} hình/giây`);
const phones = [
  [26, 84, 116, 232, '2013', say('still picture', 'ảnh tĩnh'), '#2b3038', 9],
  [158, 66, 116, 250, '2015', perSecond(31), '#f3efe6', 16],
  [290, 46, 116, 270, '2017', perSecond(52), '#3a2b45', 18],
  [422, 34, 116, 282, '2020', perSecond(60), '#1c2a36', 24],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#2f6f64"/><path d="M0 0h560v26H0z" fill="#265b52"/><path d="M0 312h560v22H0z" fill="#d9a35f"/><path d="M0 334h560v66H0z" fill="#8a5a2a"/>
  ${phones
    .map(([x, y, width, height, year, rate, body, round]) => {
      const side = width - 12;
      const top = y + (height - side) / 2;
      return `<rect x="${x + 6}" y="${y + 6}" width="${width}" height="${height}" rx="${round}" fill="#0c2b26" opacity=".35"/><rect x="${x}" y="${y}" width="${width}" height="${height - 4}" rx="${round}" fill="${body}"/>
        <rect x="${x + 6}" y="${y + 22}" width="${side}" height="${height - 48}" fill="#fff"/>${[34, 44].map((k) => `<rect x="${x + 14}" y="${y + k}" width="${k === 34 ? 84 : 60}" height="5" rx="2.500" fill="#cfd6dd"/>`).join('')}
        <rect x="${x + 6}" y="${top}" width="${side}" height="${side}" fill="#141d2b"/><ellipse cx="${x + 58}" cy="${top + 68}" rx="46" ry="14" fill="#22304a"/><rect x="${x + 48}" y="${y + height - 19}" width="20" height="6" rx="3" fill="#8b949d"/>
        ${plain(x + 58, 366, 21, year, { anchor: 'middle' })}${plain(x + 58, 389, 17.5, rate, { anchor: 'middle', fill: '#f6dfc0', weight: 550 })}`;
    })
    .join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    cars(
      phones.map(([x, y, width, height], i) => ({
        yaw: [42, 74, 318, 222][i],
        x: x + 58,
        y: y + height / 2 + 4,
        size: 20.5,
        colour: blue,
        shadow: 0,
      })),
    ),
  );

import { say } from '../shared/language.js';
import { brick, cream, green, mustard, number, plain, slab } from './words.js';

/** Fourteen places to stand, counted round the car from the front. */
const spots = Array.from({ length: 14 }, (_, i) => {
  const angle = ((i * 360) / 14 - 90) * (Math.PI / 180);
  return [164 + Math.cos(angle) * 122, 200 + Math.sin(angle) * 168];
});
const walked = spots.slice(0, 4);

const above = `<g transform="translate(164 200)"><path d="M-48-92c0-26 20-34 48-34s48 8 48 34v190c0 20-18 28-48 28s-48-8-48-28z" fill="${brick}"/><path d="M-40-44c20-14 60-14 80 0l-8 28h-64z" fill="#20302f"/><path d="M-34 74h68l6 24c-20 10-60 10-80 0z" fill="#20302f"/><path d="M-32-12h64v82h-64z" fill="#c75a43"/><path d="M-42-40l8 28v80l-8 24zM42-40l-8 28v80l8 24z" fill="#20302f"/><path d="M-62-36h14v12zM62-36H48v12z" fill="#8e281c"/><path d="M-36-110h22M14-110h22" stroke="#fff3b8" stroke-width="8" stroke-linecap="round"/></g>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${mustard}"/><path d="M0 0h328v400H0z" fill="#efc25a"/>
  <ellipse cx="164" cy="200" rx="122" ry="168" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"/>${above}
  ${spots
    .map(([x, y], i) =>
      i < walked.length
        ? number(x, y, 19, `${i + 1}`, green)
        : i === 4
          ? `<circle cx="${x}" cy="${y}" r="31" fill="${brick}" opacity=".25"/>${number(x, y, 23, '5')}`
          : `<circle cx="${x}" cy="${y}" r="17" fill="${cream}"/>${plain(x, y + 6, 17, `${i + 1}`, { anchor: 'middle', weight: 650 })}`,
    )
    .join('')}
  <rect x="344" y="22" width="194" height="356" rx="28" fill="#16261d"/><rect x="354" y="32" width="174" height="336" rx="20" fill="${cream}"/>
  ${plain(374, 70, 19, say('5 of 14', 'Tấm 5/14'))}${slab(374, 104, 24, say('Rear door,', 'Cửa sau,'))}${slab(374, 133, 24, say('on the right', 'bên phải'))}
  ${plain(374, 174, 19, say('Is something', 'Cửa này có'), { fill: green })}${plain(374, 198, 19, say('wrong with it?', 'lỗi gì không?'), { fill: green })}
  <rect x="370" y="220" width="142" height="60" rx="8" fill="${brick}"/>${slab(441, 258, 25, say('Yes', 'Có'), { fill: '#fff', anchor: 'middle' })}<rect x="370" y="290" width="142" height="60" rx="8" fill="#fff" stroke="${green}" stroke-width="3"/>${slab(441, 328, 25, say('Nothing', 'Không'), { anchor: 'middle' })}
</svg>`;

import { drawCar } from '../hyundai-i30/car.js';
import { layer } from '../hyundai-i30/paper.js';
import { say } from '../shared/language.js';
import { brick, cream, green, mustard, plain, slab } from './words.js';

const shots = 14;
const now = 5;
/** The faults that the photos before this one show, as on the yard's screen. */
const faults = { 2: 3, 3: 4, 4: 2 };

/** One mark for each photo of the walk, red with a fault on it, as wide as the phone. */
const mark = (n) => {
  const x = 24 + (n - 1) * 24.77;
  const tone = n === now ? mustard : n in faults ? brick : n < now ? green : '#ddd3bb';
  return `<rect x="${x}" y="${n === now ? 453 : 456}" width="20" height="${n === now ? 14 : 8}" rx="4" fill="${tone}"/>`;
};

const corner = (x, y, across, down) =>
  `<path d="M${x} ${y + down * 38}v${-down * 38}h${across * 38}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

const button = (y, ground, words, ink, edge = ground) =>
  `<rect x="24" y="${y}" width="342" height="84" rx="14" fill="${ground}" stroke="${edge}" stroke-width="3"/>${slab(195, y + 53, 31, words, { fill: ink, anchor: 'middle' })}`;

/** The phone of the man with the sponge: the fifth of fourteen photos, its door, and two buttons for wet hands. */
export const draw = () => `<svg viewBox="0 0 390 844">
  <rect width="390" height="844" fill="${cream}"/>
  <path d="M0 0h390v436H0z" fill="#cfe0ea"/><path d="M0 0h390v118H0z" fill="#7f9a86"/><path d="M30 40h330v160H30z" fill="#d5dccb"/><path d="M30 76h330M30 108h330M30 140h330M30 172h330" stroke="#a9b8a4" stroke-width="5"/>
  <path d="M0 200h390v236H0z" fill="#b9ae8c"/><path d="M0 200h390" stroke="#8f8768" stroke-width="4"/><path d="M96 436 150 200M330 436 268 200" stroke="${cream}" stroke-width="6" opacity=".55"/>
</svg>`;

export const paint = (body) =>
  layer(
    body,
    390,
    844,
    (ctx) => {
      // Small faces meet at sharp angles, and mitres would stick out of the car.
      ctx.lineJoin = 'round';
      drawCar(ctx, {
        yaw: ((now - 1) * 360) / shots,
        pitch: 10,
        size: 76,
        x: 195,
        y: 262,
        fine: 16,
        shadow: 0.06,
        colour: [196, 62, 46],
      });
    },
    `<path d="M0 0h390v82H0z" fill="${green}"/>${slab(24, 56, 25, say('0412, red hatch', '0412, xe đỏ'), { fill: '#fff' })}${plain(366, 55, 21, say('2 min 30', '2 phút 30'), { fill: '#cfdccd', anchor: 'end', weight: 650 })}
    ${corner(24, 108, 1, 1)}${corner(366, 108, -1, 1)}${corner(24, 412, 1, -1)}${corner(366, 412, -1, -1)}
    <rect x="131" y="372" width="128" height="44" rx="22" fill="${green}"/>${plain(195, 402, 22, say('5 of 14', 'Tấm 5/14'), { fill: '#fff', anchor: 'middle', weight: 700 })}
    ${Array.from({ length: shots }, (_, i) => mark(i + 1)).join('')}
    ${slab(24, 522, 33, say('Rear door, right', 'Cửa sau, bên phải'), { more: 'letter-spacing="-.6"' })}
    ${plain(24, 556, 22, say('Is something wrong with it?', 'Cửa này có lỗi gì không?'))}
    ${button(582, brick, say('Yes, mark it', 'Có, đánh dấu'), '#fff')}
    ${button(680, '#fff', say('Nothing', 'Không có'), green, green)}
    <circle cx="42" cy="802" r="18" fill="${mustard}"/><rect x="37" y="790" width="10" height="15" rx="5" fill="${green}"/><path d="M32 801a10 10 0 0 0 20 0M42 811v4" fill="none" stroke="${green}" stroke-width="3" stroke-linecap="round"/>
    ${plain(72, 809, 20, say('Hands wet? Just say it.', 'Tay ướt? Cứ nói.'), { fill: green, weight: 600 })}`,
  );

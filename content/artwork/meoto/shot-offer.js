import { drawCar } from '../hyundai-i30/car.js';
import { layer } from '../hyundai-i30/paper.js';
import { say } from '../shared/language.js';
import { green, mustard, plain, slab } from './words.js';

const photos = [
  [26, 30, 166, -5, 44],
  [204, 22, 166, 3, 94],
  [378, 34, 160, -3, 182],
  [70, 158, 160, 4, 140],
  [240, 164, 160, -2, 318],
];
const grounds = ['#cfe0ea', '#e9dcc4', '#d5e3cc', '#eed3c4', '#dcd6ea'];
/** Wider where the words are longer. */
const offer = say({ x: 300, width: 240 }, { x: 288, width: 252 });

export const draw =
  () => `<svg viewBox="0 0 560 400"><rect width="560" height="400" fill="#3d6a86"/><path d="M0 300h560v100H0z" fill="#335a73"/>
  ${photos.map(([x, y, size, turn], i) => `<g transform="translate(${x} ${y}) rotate(${turn} 80 56)"><path d="M5 6h${size}v122H5z" fill="#122" opacity=".25"/><path d="M0 0h${size}v122H0z" fill="#fff"/><path d="M8 8h${size - 16}v92H8z" fill="${grounds[i]}"/><path d="M8 78h${size - 16}v22H8z" fill="#8b9188"/></g>`).join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    400,
    (ctx) => {
      // Small faces meet at sharp angles, and mitres would stick out of the car.
      ctx.lineJoin = 'round';
      photos.forEach(([x, y, size, , yaw]) =>
        drawCar(ctx, {
          yaw,
          pitch: 10,
          size: 27,
          x: x + size / 2,
          y: y + 60,
          fine: 22,
          shadow: 0.05,
          colour: [58, 122, 156],
        }),
      );
    },
    `<g transform="translate(${offer.x} 244)"><path d="M0 0h${offer.width}v136H0z" fill="#0e1f18" opacity=".3" transform="translate(6 7)"/><path d="M0 0h${offer.width}v136H0z" fill="${mustard}"/>${plain(20, 36, 18.5, say('Sal rings before 18:00', 'Anh Sal gọi trước 18:00'), { fill: green, weight: 650 })}${slab(20, 92, 50, say('$4,600', '4.600 $'), { more: 'letter-spacing="-1.600"' })}${plain(20, 120, 19, say('for your 2014 hatch', 'cho chiếc xe đời 2014'), { fill: green })}</g>
    ${slab(34, 344, 25, say('Your car for ours', 'Đổi xe cũ lấy xe này'), { fill: '#fff' })}${plain(34, 372, 19, say('Five photos, sent at 11:08', 'Năm ảnh, gửi lúc 11:08'), { fill: '#cfe0ea' })}`,
  );

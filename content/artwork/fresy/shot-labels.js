import { fruits } from './fruit.js';
import { black, fat, paper } from './words.js';

const labels = [
  ['Cam', '12', '#ff9a1f', fruits.cam],
  ['Ổi', '12', '#8cc63f', fruits.oi],
  ['Bưởi', '13', '#ff9fb2', fruits.buoi],
  ['Dứa', '13', '#ffc21f', fruits.dua],
  ['Dưa, Ớt', '14', '#ff4f5e', fruits.duahau],
  ['Rau má', '14', '#3fa65a', fruits.rau],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  ${labels
    .map(([name, day, juice, fruit], i) => {
      const [x, y] = [(i % 3) * 187, Math.floor(i / 3) * 200];
      return `<g transform="translate(${x} ${y})"><rect width="188" height="200" fill="${juice}"/><path d="M24 0h140v200H24z" fill="#fff" opacity=".22"/><path d="M24 22h140v156H24z" fill="${paper}"/><path d="M24 22h140v5H24zM24 173h140v5H24z" fill="${black}"/>
        ${fat(94, 49, 19, 'Fresy', { anchor: 'middle' })}${fat(92, 130, 92, day, { anchor: 'middle', more: 'letter-spacing="-5"' })}${fat(94, 163, 25, name, { anchor: 'middle' })}<g transform="translate(124 29) scale(.42)">${fruit}</g></g>`;
    })
    .join('')}
</svg>`;

import { say } from '../shared/language.js';
import { plain } from './words.js';

/** Tips of one nail, 60 wide, standing on 0,0. */
const shapes = {
  almond: 'M-27 0V-40C-27-74-12-98 0-98S27-74 27-40V0a27 11 0 0 1-54 0z',
  square: 'M-27 0V-84a8 8 0 0 1 8-8H19a8 8 0 0 1 8 8V0a27 11 0 0 1-54 0z',
  oval: 'M-27 0V-50a27 36 0 0 1 54 0V0a27 11 0 0 1-54 0z',
  coffin: 'M-27 0-15-94a5 5 0 0 1 5-4H10a5 5 0 0 1 5 4L27 0a27 11 0 0 1-54 0z',
};
const nails = [
  ['almond', '#a92d22', ''],
  ['almond', '#f4c256', '<path d="M-27-30 27-52v14L-27-16z" fill="#fff8f1"/>'],
  [
    'oval',
    '#e9a5a0',
    '<circle cx="-9" cy="-44" r="6" fill="#fff"/><circle cx="8" cy="-26" r="6" fill="#fff"/><circle cx="9" cy="-60" r="5" fill="#fff"/>',
  ],
  ['oval', '#43241a', '<path d="M-30-58C-10-44 10-44 30-58V-110H-30z" fill="#f4c256"/>'],
  ['square', '#2f6b5c', '<path d="M-30-66H30v-40H-30z" fill="#f0c98f"/>'],
  ['square', '#7c4f74', '<path d="M-12-90V16M4-90V16M20-90V16" stroke="#ead7ec" stroke-width="4"/>'],
  [
    'coffin',
    '#c9543a',
    '<g transform="translate(0 -42)" fill="#fff8f1"><circle cy="-9" r="6"/><circle cx="8.500" cy="-3" r="6"/><circle cx="5.500" cy="7.500" r="6"/><circle cx="-5.500" cy="7.500" r="6"/><circle cx="-8.500" cy="-3" r="6"/><circle r="4" fill="#f4c256"/></g>',
  ],
  ['coffin', '#3f6d8c', '<path d="M-30-40C-10-54 10-26 30-40V20H-30z" fill="#bfe0ea"/>'],
];

const chip = (x, width, text, on) =>
  `<rect x="${x}" y="24" width="${width}" height="42" rx="21" fill="${on ? '#43241a' : '#fffaf5'}"/>${plain(x + width / 2, 51, 18, text, { fill: on ? '#fff' : '#43241a', anchor: 'middle' })}`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#ead7ec"/>
  ${chip(24, 96, say('Shape', 'Dáng'), true)}${chip(132, 98, say('Colour', 'Màu'), false)}${chip(242, 98, say('Length', 'Độ dài'), false)}${plain(536, 51, 17.5, say('214 sets', '214 mẫu'), { fill: '#6d4a5f', anchor: 'end' })}
  ${nails
    .map(([shape, tone, art], i) => {
      const [x, y] = [24 + (i % 4) * 131, 84 + Math.floor(i / 4) * 156];
      return `<clipPath id="n${i}"><path d="${shapes[shape]}"/></clipPath><rect x="${x}" y="${y}" width="119" height="144" rx="14" fill="#fffaf5"/>
        <g transform="translate(${x + 59.5} ${y + 116})"><path d="M-37 28V-14C-37-40 37-40 37-14V28z" fill="#dda27e"/><path d="${shapes[shape]}" fill="${tone}"/><g clip-path="url(#n${i})">${art}</g><path d="M-17-4c0-30 2-48 7-62" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/></g>`;
    })
    .join('')}
</svg>`;

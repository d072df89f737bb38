import { say } from '../shared/language.js';
import { plain } from './words.js';

const hatch = say('HATCH', '5 CỬA');
const cars = [
  ['0412', hatch, '19', say('RED', 'ĐỎ'), '14900'],
  ['0413', say('WAGON', '7 CHỖ'), '17', say('BLUE', 'XANH'), '11250'],
  ['0414', say('UTE', 'BÁN TẢI'), '16', say('WHITE', 'TRẮNG'), '18400'],
  ['0415', hatch, '18', say('GREY', 'XÁM'), '12900'],
];
const columns = [129, 190, 272, 305, 438];
const line = (words, i) =>
  words
    .map((word, k) =>
      plain(columns[k], 262 + i * 30, 18, word, {
        fill: '#2f3d36',
        weight: 570,
        anchor: k === 4 ? 'end' : 'start',
        more: 'letter-spacing="-.3"',
      }),
    )
    .join('');
const keys = [
  ['F1', say('PRINT', 'IN RA')],
  ['F2', ''],
  ['F3', ''],
];

/** A program of 2006, and the only thing it can do with its data. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#7d4a2c"/><path d="M0 186h500v229H0z" fill="#65391f"/>
  <path d="M42 18h196a16 16 0 0 1 16 16v132a16 16 0 0 1-16 16H42a16 16 0 0 1-16-16V34a16 16 0 0 1 16-16z" fill="#d9cdb2"/><path d="M100 182h80l12 22H88z" fill="#a89873"/><rect x="44" y="36" width="192" height="122" rx="13" fill="#0d2a1c"/>
  ${keys.map(([key, what], i) => `${plain(62, 68 + i * 34, 21, key, { fill: '#5ee08f', weight: 700 })}${what ? plain(104, 68, 21, what, { fill: '#5ee08f' }) : `<path d="M106 ${61 + i * 34}h60" stroke="#256b45" stroke-width="3" stroke-dasharray="6 6"/>`}`).join('')}<path d="M182 51h12v20h-12z" fill="#5ee08f"/>${plain(222, 144, 18, '2006', { fill: '#4fb27b', anchor: 'end' })}
  <path d="M96 212h374v203H96z" fill="#000" opacity=".2" transform="translate(8 0)"/>
  <path d="M276 76h194a14 14 0 0 1 14 14v94H262V90a14 14 0 0 1 14-14z" fill="#cdbf9f"/><path d="M284 92h178v34H284z" fill="#8f8160"/><circle cx="462" cy="150" r="7" fill="#5ee08f"/><circle cx="438" cy="150" r="7" fill="#b4452c"/>
  <path d="M72 168h418a10 10 0 0 1 10 10v34H62v-34a10 10 0 0 1 10-10z" fill="#b8a988"/><path d="M84 198h396v16H84z" fill="#4a3a22"/>
  <path d="M96 208h374v207H96z" fill="#fffdf4"/><path d="M122 208v207M444 208v207" stroke="#cfc6ac" stroke-width="2" stroke-dasharray="5 5"/>
  ${[0, 1, 2, 3].map((i) => `<path d="M122 ${241 + i * 60}h322v30H122z" fill="#dcefdc"/>`).join('')}
  ${Array.from({ length: 8 }, (_, i) => `<circle cx="109" cy="${226 + i * 26}" r="6" fill="#65391f"/><circle cx="457" cy="${226 + i * 26}" r="6" fill="#65391f"/>`).join('')}
  ${cars.map(line).join('')}${line(['0416', hatch], 4)}
</svg>`;

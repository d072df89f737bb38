import { say as inWords } from '../shared/language.js';
import { car } from './vehicles.js';
import { say } from './words.js';

const towns = ['Ballarat', 'Dubbo', 'Mildura', 'Wagga', 'Cairns'];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f3b936"/>
  <rect x="22" y="136" width="176" height="128" rx="10" fill="#cfeaf2"/><path d="M22 214h176v40a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" fill="#545e67"/><g transform="translate(36 168) scale(.68)">${car()}</g>${say(110, 294, 19, inWords('one master', 'một bản gốc'), { anchor: 'middle' })}
  ${towns
    .map((town, i) => {
      const y = 20 + i * 74;
      return `<path d="M198 200C244 200 226 ${y + 32} 264 ${y + 32}" stroke="#5a3f00" stroke-width="3" fill="none"/><rect x="264" y="${y}" width="276" height="64" rx="10" fill="#fffdf6"/><circle cx="264" cy="${y + 32}" r="7" fill="#5a3f00"/>
        ${say(286, y + 28, 20, town)}${say(286, y + 51, 16.5, `${town.toLowerCase()}.cars.example/i20`, { fill: '#2f5f8a', weight: 500, wide: 92 })}`;
    })
    .join('')}
</svg>`;

import { say } from '../shared/language.js';
import { calm, navy, plain, teal } from './words.js';

/** Where the second column stands: Vietnamese volunteers need more room. */
const second = say(150, 182);

/** As many dots as people, packed like the seeds of a sunflower. */
const people = (cx, cy, count, gap, fill) =>
  Array.from({ length: count }, (_, i) => {
    const [r, angle] = [gap * Math.sqrt(i + 0.5), i * 2.39996];
    return `<circle cx="${(cx + r * Math.cos(angle)).toFixed(1)}" cy="${(cy + r * Math.sin(angle)).toFixed(1)}" r="${gap * 0.62}" fill="${fill}"/>`;
  }).join('');

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="${navy}"/>
  ${people(62, 168, 62, 3.9, '#8fd0ee')}${people(196, 168, 284, 3.9, '#5ea6cf')}${people(410, 168, 1106, 3.9, '#7fe0cf')}
  <path d="M24 322h512" stroke="#3a5f82" stroke-width="2"/>
  ${calm(28, 356, 30, '62', { fill: '#fff' })}${plain(28, 380, 17.5, say('volunteers', 'tình nguyện viên'), { fill: '#b8cbdb' })}${calm(second, 356, 30, '284', { fill: '#fff' })}${plain(second, 380, 17.5, say('patients', 'bệnh nhân'), { fill: '#b8cbdb' })}
  ${calm(332, 356, 30, say('1,106', '1.106'), { fill: '#fff' })}${plain(332, 380, 17.5, say('patients, counted', 'bệnh nhân, đã thống kê'), { fill: '#b8cbdb' })}<path d="M24 322h${say('92M146 322h140', '138M178 322h112')}M328 322h208" stroke="${teal}" stroke-width="5"/>
</svg>`;

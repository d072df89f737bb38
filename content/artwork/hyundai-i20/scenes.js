import { say as inWords } from '../shared/language.js';
import { scene } from './street.js';
import { say } from './words.js';

const names = inWords(
  ['the gap', 'the question', 'the last picture stays'],
  ['khoảng trống', 'câu hỏi', 'hình cuối ở lại'],
);

/** The three scenes one below the other, each with its second, in words that a phone shows large enough. */
export const draw = () => `<svg viewBox="0 0 1040 900">
  <rect width="1040" height="900" fill="#10222c"/>
  ${names
    .map((name, i) => {
      const y = 54 + i * 294;
      return `${say(54, y - 13, 34, `${i * 5} s`, { fill: '#ffd873', weight: 650 })}${say(986, y - 13, 33, name, { fill: '#b9cbd3', weight: 550, wide: 100, anchor: 'end' })}
        <svg x="54" y="${y}" width="932" height="240" viewBox="0 0 970 250">${scene(i + 1)}</svg>`;
    })
    .join('')}
</svg>`;

import { say as inWords } from '../shared/language.js';
import { scene } from './street.js';
import { say } from './words.js';

/** The three scenes one below the other, each with its second. */
export const draw = () => `<svg viewBox="0 0 1040 900">
  <rect width="1040" height="900" fill="#10222c"/>
  ${[1, 2, 3]
    .map((number) => {
      const y = 52 + (number - 1) * 288;
      return `${say(35, y - 12, 20, `${(number - 1) * 5} s`, { fill: '#ffd873', weight: 650 })}${say(
        1005,
        y - 12,
        18,
        inWords(
          ['the gap', 'the question', 'the last picture stays'],
          ['khoảng trống', 'câu hỏi', 'hình cuối ở lại'],
        )[number - 1],
        { fill: '#b9cbd3', weight: 500, wide: 100, anchor: 'end' },
      )}
        <svg x="35" y="${y}" width="970" height="250" viewBox="0 0 970 250">${scene(number)}</svg>`;
    })
    .join('')}
</svg>`;

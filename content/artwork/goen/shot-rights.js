import { say as inWords } from '../shared/language.js';
import { cross, tick } from '../shared/words.js';
import { portrait } from './portrait.js';
import { deep, green, quiet, say, set } from './words.js';

const rights = [
  [inWords('Lend a course', 'Cho mượn khoá'), '100000'],
  [inWords('Add people', 'Thêm người'), '110000'],
  [inWords('Look into a sister', 'Xem công ty khác'), '100000'],
  [inWords('Buy with a card', 'Mua bằng thẻ'), '000010'],
  [inWords('See a mark', 'Xem điểm'), '000111'],
  [inWords('Give a mark', 'Cho điểm'), '000001'],
];
const x = (i) => 238 + i * 54;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#cdb8f4"/><rect x="16" y="16" width="528" height="384" rx="24" fill="#fff"/>
  ${say(38, 62, 27, inWords('186 rights', '186 quyền'), { more: 'letter-spacing="-.6"' })}
  ${Array.from({ length: 6 }, (_, i) => `<clipPath id="h${i}"><circle cx="${x(i)}" cy="54" r="22"/></clipPath><g clip-path="url(#h${i})">${set(x(i) - 22, 32, 44, 44, portrait(i))}</g>`).join('')}
  ${rights
    .map(([name, cells], line) => {
      const y = 92 + line * 44;
      const on = line === 2;
      return `${on ? `<rect x="24" y="${y}" width="512" height="44" rx="14" fill="#f1e8ff"/>` : line === 3 ? '' : `<path d="M38 ${y}h484" stroke="#e7ddf5" stroke-width="2"/>`}${say(38, y + 29, 19, name, { weight: 750 })}
        ${[...cells].map((cell, i) => (cell === '1' ? tick(x(i), y + 22, 13, green) : `<circle cx="${x(i)}" cy="${y + 22}" r="5" fill="#cfc3e2"/>`)).join('')}
        ${on ? cross(x(2), y + 22, 15, '#ef5a4a') : ''}`;
    })
    .join('')}
  <rect x="16" y="356" width="528" height="44" fill="${deep}"/>${say(38, 385, 19, inWords('Tried 400 times for a yes', 'Thử xin quyền 400 lần'), { fill: '#fff' })}${quiet(522, 385, 19, inWords('refused', 'đều từ chối'), { fill: '#ffb5ab', anchor: 'end', weight: 800 })}
</svg>`;

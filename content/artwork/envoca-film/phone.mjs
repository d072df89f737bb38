import { say } from '../shared/language.js';
import { along, between, ease, spring } from './motion.mjs';

const line = (x, y, size, text, fill = '#1b1608', weight = 500, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;

const sounds = [
  ['d', 94],
  ['r', 88],
  ['ɪ', 91],
  ['z', 61],
  ['əl', 83],
];

/** What was heard, sound by sound: the weak one comes again, and is better. */
const judged = (now) =>
  sounds
    .map(([sound, score], i) => {
      const part = ease(along(now, 11.1 + i * 0.18, 11.7 + i * 0.18));
      const again = i === 3 ? ease(along(now, 13.2, 14)) : 0;
      const value = between(Number(score) * part, 92, again);
      const weak = i === 3 && again < 0.5 && part > 0.6;
      const high = (value / 100) * 78;
      return `<g transform="translate(${22 + i * 70} 566)"><rect width="62" height="96" rx="13" fill="#f1e6c9"/><rect y="${96 - high}" width="62" height="${high.toFixed(1)}" rx="13" fill="${weak ? '#e2543a' : '#f7cf3e'}"/>
        <text class="word" x="31" y="82" text-anchor="middle" font-size="23" fill="${weak ? '#fff' : '#1b1608'}">${sound}</text>${part > 0.9 ? line(31, 28, 17, Math.round(value), weak || i !== 3 ? '#1b1608' : '#1b1608', 650, 'middle') : ''}</g>`;
    })
    .join('');

const voice = (now) =>
  Array.from({ length: 24 }, (_, i) => {
    const heard = along(now, 9.5 + i * 0.045, 9.75 + i * 0.045);
    const tall = 5 + Math.abs(Math.sin(i * 0.9) * Math.sin(i * 0.34 + 0.4)) * 27 * heard;
    return `<rect x="${192 + i * 6.6}" y="${(530 - tall / 2).toFixed(1)}" width="3.600" height="${tall.toFixed(1)}" rx="1.800" fill="#f7cf3e" opacity="${0.35 + heard * 0.65}"/>`;
  }).join('');

/** The twelve words of today: the fifth is learned. */
const twelve = (now) =>
  Array.from({ length: 12 }, (_, i) => {
    const learned = i < 4 || (i === 4 && now > 14.6);
    const jump = i === 4 ? Math.sin(spring(along(now, 14.6, 15.3)) * Math.PI) * 5 : 0;
    return `<rect x="${22 + i * 29.1}" y="${(716 - jump).toFixed(1)}" width="24" height="34" rx="7" fill="${learned ? '#f7cf3e' : i === 4 ? '#e2543a' : '#f1e6c9'}"/>`;
  }).join('');

const finger = (now) => {
  const there = ease(along(now, 8.7, 9.3)) * (1 - ease(along(now, 9.9, 10.4)));
  if (there === 0) return '';
  const press = along(now, 9.3, 9.45) - along(now, 9.6, 9.8);
  return `<g opacity="${there.toFixed(2)}" transform="translate(${between(330, 130, ease(along(now, 8.7, 9.3))).toFixed(1)} ${between(700, 530, ease(along(now, 8.7, 9.3))).toFixed(1)})"><circle r="${(26 - press * 5).toFixed(1)}" fill="#1b1608" opacity=".22"/><circle r="${(17 - press * 4).toFixed(1)}" fill="#fff" opacity=".92"/></g>`;
};

/** The app around the film, 390 x 844, as on the learner's phone. `film` is drawn into its head, 390 x 292. */
export const phone = (now, film) => `
  <clipPath id="screen"><rect width="390" height="780" rx="44"/></clipPath><clipPath id="head"><rect width="390" height="293"/></clipPath>
  <rect x="-11" y="-11" width="412" height="802" rx="54" fill="#0d1015"/>
  <g clip-path="url(#screen)"><rect width="390" height="780" fill="#fffaf0"/>
    <g clip-path="url(#head)"><g transform="scale(.40625)">${film}</g></g>
    <rect x="0" y="288" width="390" height="5" fill="#c9b98c"/><rect x="0" y="288" width="${(390 * along(now, 0, 19)).toFixed(1)}" height="5" fill="#e2543a"/>
    ${line(30, 38, 15, '07:18', '#fff', 700)}<rect x="141" y="16" width="108" height="30" rx="15" fill="#000"/>
    ${line(22, 330, 15.5, say('Word 5 of 12', 'Từ 5 trên 12'), '#75663f', 650)}${line(368, 330, 15.5, say('film 0:19, on this phone', 'phim 0:19, đã có trong máy'), '#75663f', 500, 'end')}
    <text class="word" x="19" y="398" font-size="61" fill="#1b1608">drizzle</text>
    ${line(22, 440, 18, '/ˈdrɪz.əl/', '#75663f')}${line(112, 440, 18, 'mưa phùn, ướt mà chẳng ai về')}
    <rect x="22" y="466" width="346" height="1.500" fill="#f1e6c9"/>
    <rect x="22" y="498" width="346" height="64" rx="19" fill="#1b1608"/><circle cx="58" cy="530" r="17" fill="#f7cf3e"/><rect x="53.500" y="519" width="9" height="14" rx="4.500" fill="#1b1608"/><path d="M50 529a8 8 0 0 0 16 0M58 537v4" fill="none" stroke="#1b1608" stroke-width="2.400" stroke-linecap="round"/>${line(88, 536, 18, say('Say it', 'Nói thử'), '#fff', 700)}
    ${voice(now)}<g transform="translate(0 8)">${judged(now)}</g>
    ${line(22, 700, 17, now > 14.6 ? say('Back on Thursday, before you forget it', 'Thứ Năm gặp lại, đúng lúc bạn sắp quên') : say('The fifth of today’s twelve words', 'Từ số 5 trong 12 từ hôm nay'), '#1b1608', 600)}
    ${twelve(now)}${finger(now)}
  </g>`;

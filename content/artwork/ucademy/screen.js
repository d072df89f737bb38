import { say as inWords } from '../shared/language.js';
import { parts } from './parts.js';
import { say, tick } from './words.js';

const [blue, night, yellow, quiet, pale] = ['#2136b4', '#141a3f', '#ffd84a', '#5b6699', '#b9c4ff'];
const soft = { fill: quiet, weight: 450 };
const tight = { weight: 650, more: 'letter-spacing="-.8"' };

/** As they came in, and as they are taught: most change their places on the way. */
const pile = ['slides', 'films', 'essay', 'text', 'test'];
const taught = ['text', 'films', 'slides', 'test', 'essay'];
const turns = [-3, 2, -1.5, 3, -2];
const fileY = (i) => 176 + i * 97;
const partY = (i) => 176 + i * 97;
/** The part that is being moved by hand, off its line. */
const held = 3;

const sign = (part, x, y, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="56" height="56" rx="11" fill="${part.tone}"/><g transform="translate(12 12)">${part.sign}</g></g>`;

const file = (key, i) =>
  `<g transform="translate(66 ${fileY(i)}) rotate(${turns[i]} 140 42)"><rect width="284" height="86" rx="10" fill="#fff" stroke="#c3cbf5" stroke-width="2"/>${sign(parts[key], 15, 15)}${say(86, 38, 25, parts[key].file, { weight: 550 })}${say(86, 68, 24, parts[key].size, soft)}</g>`;

const way = (key, i) => {
  const to = partY(taught.indexOf(key)) + 43;
  return `<path d="M352 ${fileY(i) + 43}C412 ${fileY(i) + 43} 398 ${to} 462 ${to}" fill="none" stroke="${parts[key].tone}" stroke-width="6" stroke-linecap="round"/>`;
};

const part = (key, i) => {
  const isHeld = i === held;
  const row = `<rect x="462" y="${partY(i)}" width="460" height="86" rx="14" fill="#fff"/>${sign(parts[key], 480, partY(i) + 15)}${say(556, partY(i) + 38, 27, parts[key].name)}${say(556, partY(i) + 69, 24, parts[key].more, soft)}${[0, 1, 2].map((n) => [0, 1].map((k) => `<circle cx="${882 + k * 14}" cy="${partY(i) + 29 + n * 14}" r="4" fill="${isHeld ? blue : '#b8c0e8'}"/>`).join('')).join('')}`;
  return isHeld
    ? `<rect x="464" y="${partY(i) + 2}" width="456" height="82" rx="14" fill="#dfe4ff" stroke="${blue}" stroke-width="3" stroke-dasharray="10 8"/><g transform="translate(16 -13) rotate(-1.5 690 ${partY(i)})"><rect x="466" y="${partY(i) + 10}" width="460" height="86" rx="14" fill="${night}" opacity=".2"/>${row}<path d="M894 ${partY(i) + 56}v34l9-8 6 14 8-4-6-13h12z" fill="${night}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></g>`
    : row;
};

/** What no file can say: one question is answered, one is open. */
const dollars = (sum) => inWords(`$${sum}`, `${sum.replace('.', ',')} $`);
const at = (price) => 996 + (price - 20) * 8.45;
/** Per cent, as in the ledger; the first is the lecturer's. */
const shares = [
  [50, yellow],
  [25, '#f7c6c0'],
  [15, '#f6f1e7'],
  [10, '#8fa2ff'],
];
let left = 990;
const divided = shares
  .map(([share, tone]) => {
    const [x, width] = [left, (share / 100) * 354 - 4];
    left += width + 4;
    return `<path d="M${x} 584h${width}v22H${x}z" fill="${tone}"/>`;
  })
  .join('');
const questions = `<rect x="960" y="108" width="410" height="564" rx="18" fill="${night}"/>
  ${say(990, 158, 33, inWords('Only you know', 'Chỉ bạn mới biết'), { ...tight, fill: '#fff' })}
  ${tick(1008, 207, 18, '#1f9d63')}${say(1040, 216, 26, inWords('Which mark passes?', 'Mấy điểm thì đạt?'), { fill: pale, weight: 500 })}${say(1340, 217, 28, '50', { fill: '#fff', anchor: 'end' })}
  <path d="M990 250h350" stroke="#333c78" stroke-width="2.500"/>
  ${say(990, 302, 28, inWords('What does it cost?', 'Học phần giá bao nhiêu?'), { fill: '#fff' })}
  ${say(986, 392, 84, inWords('$39', '39 $'), { fill: yellow, weight: 700, more: 'letter-spacing="-3"' })}${say(1340, 366, 24, inWords('for module 3,', 'cho học phần 3,'), { fill: pale, weight: 450, anchor: 'end' })}${say(1340, 394, 24, inWords('paid once', 'trả một lần'), { fill: pale, weight: 450, anchor: 'end' })}
  <path d="M996 440H1334" stroke="#333c78" stroke-width="12" stroke-linecap="round"/><path d="M996 440H${at(39)}" stroke="${yellow}" stroke-width="12" stroke-linecap="round"/><circle cx="${at(39)}" cy="440" r="20" fill="#fff" stroke="${yellow}" stroke-width="7"/>
  ${[20, 40, 60].map((price, i) => say([990, at(price), 1340][i], 488, 24, dollars(`${price}`), { fill: pale, weight: 450, anchor: ['start', 'middle', 'end'][i] })).join('')}
  <path d="M990 514h350" stroke="#333c78" stroke-width="2.500"/>
  ${say(990, 562, 25, inWords('Your share', 'Phần của bạn'), { fill: pale, weight: 500 })}${say(1340, 563, 30, dollars('19.50'), { fill: '#fff', anchor: 'end' })}${divided}
  ${say(990, 644, 24, inWords('The rest goes to three others.', 'Phần còn lại chia cho ba bên.'), { fill: pale, weight: 450 })}`;

/** The four modules on the board, as students find them. */
const stall = `<path d="M70 36h180v44H70z" fill="#f6f1e7"/><path d="M58 8h204l10 32H48z" fill="#d9455a"/><path d="M99 8h41l-2 32H89zM181 8h41l9 32h-49z" fill="#fff"/><circle cx="120" cy="70" r="12" fill="#1f9d63"/><circle cx="148" cy="70" r="12" fill="${yellow}"/><circle cx="176" cy="70" r="12" fill="#d9455a"/>`;
const cross = `<g fill="none" stroke="#f3f2e4" stroke-width="5" stroke-linecap="round"><path d="M60 8C100 60 170 76 260 78"/><path d="M60 76C150 74 220 50 260 8" stroke="${yellow}"/></g><circle cx="151" cy="64" r="9" fill="#f3f2e4"/>`;
const lie = `<path d="M112 42l28-28h92v56h-92z" fill="#fff"/><circle cx="142" cy="42" r="7" fill="${blue}"/>${say(192, 53, 30, inWords('$39', '39 $'), { anchor: 'middle', fill: blue, weight: 700 })}`;
const paper = `<path d="M112 10h96v80h-96z" fill="#fff"/><path d="M128 30h64M128 46h64M128 62h40" stroke="#a9b3e6" stroke-width="6"/><path d="M196 84l6-18 42-42 12 12-42 42z" fill="${yellow}" stroke="${night}" stroke-width="4" stroke-linejoin="round"/>`;
const modules = [
  [inWords('What a market is', 'Thị trường là gì'), inWords('on sale', 'đang bán'), '#bfe3f2', stall],
  [inWords('Supply meets demand', 'Cung gặp cầu'), inWords('on sale', 'đang bán'), '#2f6b45', cross],
  [inWords('When prices lie', 'Khi giá nói dối'), inWords('one answer to go', 'còn một câu'), blue, lie],
  [inWords('The essay', 'Bài luận'), inWords('not begun', 'chưa soạn'), '#cfd6ff', paper],
];
const module = ([name, state, ground, drawing], i) => {
  const x = 40 + i * 337;
  const now = i === 2;
  return `<rect x="${x}" y="770" width="319" height="196" rx="14" fill="${now ? yellow : '#fff'}"/><clipPath id="m${i}"><path d="M${x} 862v-78a14 14 0 0 1 14-14h291a14 14 0 0 1 14 14v78z"/></clipPath><g clip-path="url(#m${i})"><path d="M${x} 770h319v92H${x}z" fill="${ground}"/><g transform="translate(${x} 774)">${drawing}</g></g>
    ${say(x + 20, 906, 27, name, { more: 'letter-spacing="-.4"' })}${say(x + 20, 944, 24, state, { fill: now ? '#4a3a00' : quiet, weight: now ? 550 : 450 })}${i < 2 ? tick(x + 288, 936, 15, '#1f9d63') : ''}`;
};

/** The lecturer's desk: a pile of files becomes five parts, two questions are asked, and the board shows what comes of it. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="#f4f5ff"/><rect width="1410" height="84" fill="${blue}"/>
  <g transform="translate(40 20) scale(1.1)"><rect width="40" height="40" rx="10" fill="${yellow}"/><path d="M10 9v10a10 10 0 0 0 20 0V9" fill="none" stroke="#182889" stroke-width="6"/><path d="M9 34h22" stroke="#182889" stroke-width="4"/></g>
  ${say(98, 54, 32, 'UCademy', { ...tight, fill: '#fff' })}${say(272, 53, 26, inWords('My courses', 'Khoá của tôi'), { fill: '#fff', weight: 600 })}<path d="M272 74h${inWords(130, 152)}v10H272z" fill="${yellow}"/>
  ${say(1370, 53, 26, inWords('Dr Imogen Hale, Friday 16:32', 'TS. Imogen Hale, thứ Sáu 16:32'), { fill: '#c4cdff', weight: 450, anchor: 'end' })}
  <rect x="40" y="108" width="336" height="564" rx="18" fill="#dfe4ff" stroke="${blue}" stroke-width="3" stroke-dasharray="12 9"/>
  ${say(64, 154, 30, inWords('Dropped in', 'Thả vào đây'), tight)}${say(352, 153, 25, inWords('9 files', '9 tệp'), { ...soft, anchor: 'end' })}
  ${say(462, 154, 30, inWords('3. When prices lie', '3. Khi giá nói dối'), tight)}${say(922, 153, 25, inWords('5 parts', '5 phần'), { ...soft, anchor: 'end' })}
  ${pile.map(file).join('')}${pile.map(way).join('')}
  ${taught.map((key, i) => (i === held ? '' : part(key, i))).join('')}${part(taught[held], held)}
  ${questions}
  <path d="M0 700h1410v300H0z" fill="#15361f"/><path d="M0 700h1410v9H0z" fill="#b98a4a"/>
  ${say(40, 752, 30, inWords('What students see', 'Học viên sẽ thấy'), { ...tight, fill: '#f3f2e4' })}${say(1370, 751, 25, inWords('Economics for everybody', 'Kinh tế học cho mọi người'), { fill: '#b7c9b4', weight: 450, anchor: 'end' })}
  ${modules.map(module).join('')}
</svg>`;

import { say } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { calm, coral, ice, navy, plain, rule, teal } from './words.js';

const vietnamese = say(false, true);
const red = '#a33a22';
const quiet = '#4d6376';

const box = (x, y, width, height, tone = '#fff', more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${tone}" ${more}/>`;

/** The reader's own language stands first: neither is the translation. */
const originals = [
  ['English', 'It is no vaccine', 'and no reason', 'to go without one.'],
  ['Tiếng Việt', 'Đây không phải', 'vắc-xin, cũng không', 'thay được vắc-xin.'],
];
const side = ([name, ...lines], x, ground, ink, accent, hair) =>
  `${box(x, 196, 416, 260, ground)}${plain(x + 28, 240, 25, name, { fill: accent, weight: 700 })}${lines
    .map(
      (line, i) =>
        `<path d="M${x + 28} ${320 + i * 58}h360" stroke="${hair}" stroke-width="2"/>${calm(x + 28, 306 + i * 58, 40, line, { fill: ink })}`,
    )
    .join('')}`;

const [first, second] = vietnamese ? originals.toReversed() : originals;
const pair = `${side(first, 64, ice, navy, '#1b7471', rule)}${side(second, 500, navy, '#fff', '#7fe0cf', '#2b4a6a')}
  ${[1, 2, 3].map((n) => `<circle cx="490" cy="${236 + n * 58}" r="22" fill="${teal}" stroke="#fff" stroke-width="4"/>${plain(490, 245 + n * 58, 25, n, { fill: '#fff', weight: 750, anchor: 'middle' })}`).join('')}`;

const offices = [
  [say('Medicine', 'Y khoa'), say('4 March', '4/3'), '16:05'],
  [say('Research', 'Nghiên cứu'), say('5 March', '5/3'), '9:30'],
  [say('Law', 'Pháp chế'), say('8 March', '8/3'), '19:20'],
];
const signed = ([name, day, time], i) => {
  const x = 64 + i * 216;
  return `${box(x, 480, 204, 136, '#eef6f4')}${plain(x + 20, 522, 26, name, { fill: navy, weight: 700 })}${tick(x + 35, 569, 16, teal)}${plain(x + 62, 566, 25, day, { weight: 600 })}${plain(x + 62, 597, 25, time)}`;
};
const missing = `${box(713, 481, 202, 134, '#fdeee9', `stroke="${coral}" stroke-width="4" stroke-dasharray="11 9"`)}${plain(732, 522, 26, say('Press', 'Truyền thông'), { fill: red, weight: 700 })}<circle cx="747" cy="569" r="15" fill="#fff" stroke="${red}" stroke-width="3" stroke-dasharray="6 5"/>${plain(774, 566, 25, say('waits', 'chưa ký'), { fill: red, weight: 650 })}${plain(774, 597, 25, say('call 204', 'máy 204'), { fill: red, weight: 650 })}`;

const lines = (x, y, texts, more) => texts.map((text, i) => calm(x, y + i * 34, 27, text, more)).join('');
const withdrawn = say(['Recovery is faster', 'for everyone.'], ['Ai dùng cũng', 'nhanh khỏi.']);
const struck = say([206, 158], [158, 138]);
const list = `${box(964, 120, 406, 520)}
  ${plain(992, 172, 28, say('Signed', 'Đã ký'), { fill: navy, weight: 700 })}${plain(1342, 171, 25, say('147 of 148', '147 trên 148'), { fill: '#1b7471', weight: 700, anchor: 'end' })}
  <path d="M992 202h350" stroke="${rule}" stroke-width="10"/><path d="M992 202h342" stroke="${teal}" stroke-width="10"/>
  ${plain(992, 252, 25, 96, { weight: 700 })}${lines(1040, 254, say(['It is meant for adults', 'in the first five days.'], ['Thuốc dành cho người lớn', 'trong năm ngày đầu.']))}
  <path d="M964 310h406v64H964z" fill="#fdeee9"/>${plain(992, 351, 25, 97, { fill: red, weight: 700 })}${plain(1040, 351, 26, say('waits for Press', 'chờ Truyền thông'), { fill: red, weight: 650 })}
  ${plain(992, 416, 25, 98, { weight: 700 })}${lines(1040, 418, withdrawn, { fill: quiet })}${struck.map((width, i) => `<path d="M1036 ${409 + i * 34}h${width}" stroke="${coral}" stroke-width="2.500"/>`).join('')}
  ${plain(1040, 488, 25, say('Law withdrew it, 7 March', 'Pháp chế rút lại, 7/3'), { fill: red, weight: 600 })}
  ${lines(1040, 542, say(['Not everyone', 'recovers faster.'], ['Không phải ai dùng', 'cũng nhanh khỏi.']))}${tick(1322, 566, 18, teal)}
  ${plain(1040, 612, 25, say('signed 8 March', 'ký ngày 8/3'))}`;

const at = (hour) => 80 + (hour - 6) * 312;
const bar = (from, to, y, tone, words, fill) =>
  `<rect x="${at(from) + 3}" y="${y}" width="${at(to) - at(from) - 6}" height="54" rx="9" fill="${tone}"/>${plain(at(from) + 20, y + 36, 25, words, { fill, weight: 650 })}`;
const morning = `${box(40, 664, 1330, 296, navy)}
  ${calm(80, 728, 40, say('9 March', '9 tháng 3'), { fill: '#fff' })}${plain(1190, 726, 26, say('English and Tiếng Việt, one switch', 'Tiếng Việt và tiếng Anh, một công tắc'), { fill: '#b8cbdb', anchor: 'end' })}
  <rect x="1226" y="694" width="104" height="48" rx="24" fill="#33526f"/><circle cx="1250" cy="718" r="18" fill="#b8cbdb"/>
  ${Array.from({ length: 17 }, (_, i) => `<path d="M${at(6 + i / 4)} ${i % 4 ? 804 : 796}v${i % 4 ? 10 : 18}" stroke="#5f7f9d" stroke-width="3"/>`).join('')}
  ${[6, 7, 8, 9, 10].map((hour) => plain(at(hour), 786, 25, `${hour}:00`, { fill: hour === 8 ? '#7fe0cf' : '#b8cbdb', weight: hour === 8 ? 750 : 550, anchor: { 6: 'start', 10: 'end' }[hour] ?? 'middle' })).join('')}
  ${bar(6, 7.5, 824, '#2c4d6d', say('last signatures', 'chữ ký cuối cùng'), '#fff')}${bar(7.5, 8, 824, coral, say('locked', 'khoá chữ'), navy)}${bar(8, 10, 824, teal, say('everybody reads it, in both languages', 'ai cũng đọc được, bằng cả hai thứ tiếng'), '#06302f')}
  ${plain(80, 926, 25, say('Unsigned at 7:30? It stays out.', '7:30 chưa ký thì không lên trang.'), { fill: '#f6b9a6', weight: 600 })}${bar(8, 9, 890, '#173a5c', say('an hour to read', 'một tiếng để đọc'), '#d8f0fb')}${bar(9, 10, 890, '#f4d06a', say('the exchange opens', 'sàn chứng khoán mở'), navy)}
  <path d="M${at(8)} 796v150" stroke="#7fe0cf" stroke-width="4"/>`;

/** The approval desk on the last evening: one sentence in its two originals, who has signed it, and tomorrow morning. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="#dfe9ee"/><rect width="1410" height="92" fill="${navy}"/>
  <rect x="40" y="34" width="54" height="25" rx="12.500" fill="#fff"/><path d="M67 34H52.500a12.500 12.500 0 0 0 0 25H67z" fill="${teal}"/>${calm(112, 59, 37, 'Movinavir', { fill: '#fff', more: 'letter-spacing="-.7"' })}${plain(296, 58, 27, say('Approval desk', 'Ký duyệt'), { fill: '#8fd0ee', weight: 600 })}
  ${plain(1370, 58, 27, say('8 March, 21:40', '21:40 ngày 8 tháng 3'), { fill: '#fff', weight: 600, anchor: 'end' })}
  ${box(40, 120, 900, 520)}${plain(64, 172, 28, say('Sentence 97', 'Câu 97'), { fill: navy, weight: 700 })}${plain(916, 171, 25, say('two originals, signed as one', 'hai bản gốc, ký một lần'), { anchor: 'end' })}
  ${pair}${offices.map(signed).join('')}${missing}${list}${morning}
</svg>`;

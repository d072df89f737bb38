import { say } from '../shared/language.js';
import { tick } from '../shared/words.js';
import { boat, house, palm } from './delta.js';
import { count, lotus, tell } from './words.js';

const [deep, rose, cream, quiet, rule] = '#12494a #c8506f #fdf7ef #5c6a66 #e6d8c6'.split(' ');
const card = (x, y, width, height, fill = '#fff') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${fill}"/>`;
const soft = { fill: quiet, weight: 500 };

const bar = `<rect width="1410" height="84" fill="${deep}"/><g transform="translate(36 14) scale(1.4)">${lotus}</g>
  ${tell(108, 55, 33, say('Story desk', 'Bàn biên tập'), { fill: '#fff3df', more: 'letter-spacing="-.6"' })}
  ${count(1370, 53, 26, say('Story 19, Thursday 14:20', 'Chuyện thứ 19, thứ Năm 14:20'), { fill: '#b9d3cd', weight: 550, anchor: 'end' })}`;

/** What is shown of her: the drawing. The photograph stays where nobody sees it. */
const picture = `${card(40, 108, 470, 548)}<clipPath id="drawn"><rect x="60" y="128" width="430" height="312" rx="14"/></clipPath>
  <g clip-path="url(#drawn)"><svg x="60" y="128" width="430" height="312" viewBox="116 158 496 360" preserveAspectRatio="xMidYMid slice"><path d="M0 0h760v640H0z" fill="#f7b99f"/><circle cx="356" cy="262" r="66" fill="#fff3df"/><path d="M0 352c160-20 260-6 390-2s240-24 370-8v60H0z" fill="#4f9480"/>${palm(610, 396, 0.9, '#2d7a63')}<g transform="translate(-30 0)">${house}</g><path d="M0 396h760v244H0z" fill="#2a7a7c"/><path d="M0 396h760v10H0z" fill="#8fc4b8"/><path d="M130 470h70M520 452h80M140 506h60M500 496h90" stroke="#479594" stroke-width="5" stroke-linecap="round"/>${boat}</svg></g>
  ${tick(82, 484, 21, rose)}${tell(116, 494, 30, say('Drawn as she told it', 'Vẽ theo lời chị kể'))}
  <rect x="60" y="528" width="430" height="106" rx="14" fill="#f3ece1"/><rect x="76" y="542" width="104" height="78" fill="#f7c9b6"/><path d="M96 620c0-24 13-35 32-35s32 11 32 35z" fill="#e98aa3"/><g transform="translate(92 544) scale(1.8)">${lotus}</g>
  ${count(202, 574, 26, say('The photo is locked', 'Ảnh chụp đã khoá'))}${count(202, 608, 25, say('only she can open it', 'chỉ chị mở được'), soft)}`;

const bill = [
  [say('Boat and fuel', 'Ghe và dầu'), '280.000'],
  [say('Check-ups, medicine', 'Khám và thuốc'), '460.000'],
  [say('Two nights', 'Hai đêm nghỉ'), '400.000'],
];
const told = say(
  ['S., 26, of Ngã Bảy. Four hours', 'by boat to the hospital. Her', 'child was born at ten.'],
  ['Chị S., 26 tuổi, Ngã Bảy. Bốn', 'tiếng đi ghe đến bệnh viện,', 'con chào đời lúc mười giờ.'],
);
/** The story in two languages, and under it what it cost: each line has its receipt. */
const story = `${card(532, 108, 456, 548)}
  ${[
    ['Tiếng Việt', 170, say(false, true)],
    ['English', 140, say(true, false)],
  ]
    .map(([name, width, on], i) => {
      const x = 554 + i * 184;
      return `<rect x="${x}" y="130" width="${width}" height="48" rx="24" fill="${on ? deep : '#f3ece1'}"/>${count(x + width / 2, 163, 25, name, { fill: on ? '#fff' : deep, anchor: 'middle' })}`;
    })
    .join('')}
  ${tell(554, 226, 34, say('Five forty,', 'Năm giờ bốn mươi,'), { more: 'letter-spacing="-.8"' })}${tell(554, 266, 34, say('the engine is running', 'ghe đã nổ máy'), { fill: rose, more: 'font-style="italic" letter-spacing="-.8"' })}
  ${told.map((line, i) => count(554, 310 + i * 36, 26, line, { weight: 450 })).join('')}
  <path d="M554 414h412" stroke="${deep}" stroke-width="3.500"/>
  ${bill
    .map(([what, sum], i) => {
      const y = 454 + i * 54;
      return `<path d="M554 ${y - 24}h22v28l-5.500-5-5.500 5-5.500-5-5.500 5z" fill="#8fc4b8"/><path d="M559 ${y - 15}h12M559 ${y - 8}h12" stroke="${deep}" stroke-width="2.500"/>${count(592, y, 25, what, { weight: 500 })}${count(966, y, 26, sum, { anchor: 'end' })}<path d="M554 ${y + 17}h412" stroke="${rule}" stroke-width="2"/>`;
    })
    .join('')}
  ${tell(554, 626, 33, say('Total', 'Tất cả'), { fill: rose })}${tell(966, 626, 35, '1.140.000 VND', { fill: rose, anchor: 'end', more: 'letter-spacing="-.8"' })}`;

const allowed = [
  [say('a drawing', 'tranh vẽ'), true],
  [say('a photo', 'ảnh chụp'), false],
  [say('her full name', 'tên đầy đủ'), false],
];
/** Her consent, stored beside the story: without it the button below stays grey. */
const consent = `<rect x="1014" y="116" width="356" height="416" fill="${deep}" opacity=".16"/><rect x="1010" y="108" width="360" height="416" fill="#fffdf8"/>
  ${tell(1036, 158, 34, say('Consent', 'Giấy đồng ý'), { more: 'letter-spacing="-.6"' })}${count(1036, 194, 25, say('S., signed at 12:40', 'chị S., ký lúc 12:40'), soft)}
  ${allowed
    .map(([what, yes], i) => {
      const y = 222 + i * 58;
      return `<rect x="1037" y="${y}" width="38" height="38" rx="8" fill="${yes ? rose : '#fff'}" stroke="${rose}" stroke-width="3.500"/>${yes ? `<path d="m1046 ${y + 19} 8 10 13-18" fill="none" stroke="#fff" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>` : ''}${count(1092, y + 29, 28, what, { weight: yes ? 650 : 450, fill: yes ? deep : quiet })}`;
    })
    .join('')}
  <path d="M1044 470c12-40 30-46 24-12-6 30-21 21-6 3 18-24 27-21 27-3s15 6 24-9 18 0 15 12 24 6 39-12 27-15 48-18 20 14 42 4" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><path d="M1036 494h308" stroke="${deep}" stroke-width="2.500"/>
  <rect x="1010" y="552" width="360" height="104" rx="22" fill="${rose}"/>${tell(1190, 600, 36, say('Publish', 'Đăng bài'), { fill: '#fff', anchor: 'middle' })}${count(1190, 636, 25, say('open since 12:40', 'mở từ 12:40'), { fill: '#fff', weight: 500, anchor: 'middle' })}`;

const course =
  'M-20 846C150 846 190 760 350 760S520 900 690 900 880 776 1040 776 1180 868 1290 868 1360 850 1430 850';
/** Of the course, in hundredths: where the signal ends, at the second bend, and where it is back. */
const lost = [41, 84];
const label = (x, y, time, what, anchor) =>
  `${tell(x, y, 40, time, { fill: '#fff3df', anchor, more: 'letter-spacing="-1"' })}${count(x, y + 36, 25, what, { fill: '#e3f0ea', weight: 550, anchor })}`;

/** The river from her house to the hospital: from its second bend on there is no signal, and the report waits on the phone. */
const river = `<path d="M0 680h1410v320H0z" fill="#1f6652"/><path d="M0 680h1410v5H0z" fill="#195345"/>
  ${palm(860, 1040, 0.6, '#2d7a63')}${palm(560, 782, 0.34, '#2d7a63')}${palm(1210, 792, 0.34, '#2d7a63')}
  <path d="${course}" fill="none" stroke="#2a7a7c" stroke-width="62"/><path d="${course}" fill="none" stroke="#8fc4b8" stroke-width="5" stroke-linecap="round"/>
  <path d="${course}" pathLength="100" fill="none" stroke="#2a7a7c" stroke-width="9" stroke-dasharray="0 ${lost[0]} ${lost[1] - lost[0]} 100"/><path d="${course}" pathLength="100" fill="none" stroke="#f0c978" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${lost[0]} ${'0.1 1.6 '.repeat(25)}0 100"/>
  <g transform="translate(14 640) scale(.43)">${house}</g>
  <g transform="translate(636 864) scale(.34) translate(-196 -446)">${boat}</g>
  <path d="M1238 768h112v64h-112z" fill="#fff3df"/><path d="M1228 768h132l-20-22h-92z" fill="#e98aa3"/><path d="M1286 778h16v14h14v16h-14v14h-16v-14h-14v-16h14z" fill="${rose}"/>
  ${label(40, 920, '5:40', say('written on the boat', 'viết ngay trên ghe'))}${label(334, 920, '6:15', say('the second bend', 'khúc sông thứ hai'))}`;

/** The fund's own desk: what may be shown of her, the story with its bill, her consent, and how the report got here. */
export const draw =
  () => `<svg viewBox="0 0 1410 1000"><rect width="1410" height="1000" fill="${cream}"/>${bar}${picture}${story}${consent}${river}
  <rect x="${say(716, 730)}" y="706" width="${say(330, 316)}" height="46" rx="23" fill="#f0c978"/>${count(881 + say(0, 7), 738, 25, say('no signal, kept here', 'mất sóng, giữ trong máy'), { anchor: 'middle' })}
  ${label(1370, 934, '9:40', say('signal, sent by itself', 'có sóng, tự gửi'), 'end')}</svg>`;

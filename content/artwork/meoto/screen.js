import { drawCar } from '../hyundai-i30/car.js';
import { layer } from '../hyundai-i30/paper.js';
import { say } from '../shared/language.js';
import { measured } from './shot-scratch.js';
import { brick, cream, green, mustard, number, plain, rule, slab } from './words.js';

const red = [196, 62, 46];
const ink = '#2f3d36';
const taken = 11;
/** The faults found so far, by the photo that shows them. */
const faults = { 2: 3, 3: 4, 4: 2, 5: 1, 11: 5 };
const missing = {
  12: say('front door', 'cửa trước'),
  13: say('front wheel', 'bánh trước'),
  14: say('left lamp', 'đèn trái'),
};

/** Where photo n lies on the sheet, five in a row. */
const cell = { width: 156, height: 118 };
const place = (n) => [40 + ((n - 1) % 5) * 171, 284 + Math.floor((n - 1) / 5) * 130];

/** What stands behind the car, as the walk goes round the yard. */
const grounds = [
  ['#e9c56c', '#c98f2a', '<path d="M0 0h156v30L0 56z" fill="#efd489"/>'],
  [
    '#cfe0ea',
    '#a9a58f',
    '<path d="M0 40h156M0 54h156M16 30v44M58 30v44M100 30v44M142 30v44" stroke="#8fa0a4" stroke-width="3"/>',
  ],
  [
    '#7f9a86',
    '#a19a82',
    '<path d="M14 8h128v70H14z" fill="#d5dccb"/><path d="M14 22h128M14 36h128M14 50h128" stroke="#a9b8a4" stroke-width="3"/>',
  ],
  ['#dfe7e0', '#b3a57f', '<path d="M0 30h44v48H0zM60 16h52v62H60zM124 36h32v42h-32z" fill="#b9c9bd"/>'],
];
const photo = (n) => {
  const [x, y] = place(n);
  const [wall, floor, more] = grounds[Math.floor(((n + 1) % 14) / 3.5)];
  return `<svg x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" viewBox="0 0 156 118"><path d="M0 0h156v118H0z" fill="${wall}"/>${more}<path d="M0 76h156v42H0z" fill="${floor}"/></svg>`;
};
const tag = (n) => {
  const [x, y] = place(n);
  return `<path d="M${x} ${y}h38v32h-38z" fill="${cream}"/>${plain(x + 19, y + 24, 23, `${n}`, { anchor: 'middle', fill: green, weight: 700 })}${faults[n] ? number(x + 132, y + 24, 18, `${faults[n]}`) : ''}`;
};
const gap = (n) => {
  const [x, y] = place(n);
  return `<rect x="${x + 2}" y="${y + 2}" width="152" height="114" fill="#fffaf0" stroke="#b3a57f" stroke-width="3.500" stroke-dasharray="10 8"/>${slab(x + 78, y + 62, 40, `${n}`, { anchor: 'middle' })}${plain(x + 78, y + 96, 24, missing[n], { anchor: 'middle' })}`;
};

/** Two lines as the program of 2006 prints them. */
const columns = [92, 194, 328, 394, 608];
const printed = (y, words, look) =>
  words
    .map((word, i) => plain(columns[i], y, 29, word, { ...look, anchor: i === 4 ? 'end' : 'start' }))
    .join('');
const printout = `<path d="M40 108h840v116H40z" fill="#fffdf4"/><path d="M80 108h760v58H80z" fill="#cfe8cf"/>
  ${[0, 1, 2, 3].flatMap((i) => [60, 860].map((x) => `<circle cx="${x}" cy="${122.5 + i * 29}" r="8" fill="${cream}"/>`)).join('')}<path d="M80 108v116M840 108v116" stroke="#cfc6ac" stroke-width="2.500" stroke-dasharray="6 6"/>
  ${printed(147, ['0412', say('HATCH', '5 CỬA'), '19', say('RED', 'ĐỎ'), '14900'], { fill: ink, weight: 650 })}${plain(826, 146, 25, say('printer, 7:52', 'máy in, 7:52'), { anchor: 'end', fill: green, weight: 650 })}
  ${printed(205, ['0413', say('WAGON', '7 CHỖ'), '17', say('BLUE', 'XANH'), '11250'], { fill: '#86877a', weight: 550 })}${plain(826, 204, 25, say('no photos yet', 'chưa chụp'), { anchor: 'end' })}`;

const kinds = [say('Scratch', 'Xước'), say('Dent', 'Móp'), say('Chips', 'Tróc'), say('Wear', 'Mòn')];
/** The one that is chosen has the longest name. */
const chip = (i) => (i ? { x: 959 + i * 100, width: 91 } : { x: 928, width: 122 });
const cm = (length) => 940 + length * 18.4;
const fault = `<path d="M908 108h462v554H908z" fill="#fff"/><svg x="908" y="108" width="462" height="218" viewBox="88 102 346 163.300">${measured()}</svg>
  ${number(956, 376, 27, '1')}${slab(1000, 371, 33, say('Scratch, 11 cm', 'Vết xước 11 cm'))}${plain(1000, 404, 25, say('Rear door, on the right', 'Cửa sau, bên phải'))}
  ${kinds.map((kind, i) => `<rect x="${chip(i).x}" y="422" width="${chip(i).width}" height="52" rx="6" fill="${i ? '#f3ead2' : green}"/>${plain(chip(i).x + chip(i).width / 2, 456, 24, kind, { anchor: 'middle', fill: i ? green : '#fff', weight: 650 })}`).join('')}
  <path d="M${cm(0)} 514H${cm(20)}" stroke="${rule}" stroke-width="12" stroke-linecap="round"/><path d="M${cm(0)} 514H${cm(11)}" stroke="${green}" stroke-width="12" stroke-linecap="round"/><circle cx="${cm(11)}" cy="514" r="19" fill="${mustard}" stroke="${green}" stroke-width="5"/>
  ${[0, 5, 10, 15, 20].map((length) => plain(cm(length), 558, 24, length === 20 ? '20 cm' : `${length}`, { anchor: 'middle' })).join('')}
  <path d="M928 578h422" stroke="${rule}" stroke-width="2.500"/><circle cx="950" cy="619" r="22" fill="${green}"/><rect x="944" y="604" width="12" height="19" rx="6" fill="#fff"/><path d="M938 618a12 12 0 0 0 24 0M950 630v6" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>
  ${plain(986, 628, 25, say('A bollard in Footscray', 'Quẹt cọc ở Footscray'), { fill: green, weight: 600 })}`;

/** The day by the hour: which car is shown, and to whom. */
const phoned = 14;
const visits = {
  10: ['0398', 'Doyle', [38, 62, 92]],
  13: ['0405', 'Pappas', [214, 219, 224]],
  14: ['0401', say('by phone', 'gọi điện'), [222, 164, 40]],
  16: ['0409', 'Rossi', [44, 92, 66]],
};
const hours = Array.from({ length: 9 }, (_, i) => 9 + i);
const left = (time) => 40 + (time - 9) * 149;
const hour = (time) => {
  const x = left(time);
  const [car, who] = visits[time] ?? [];
  const tone = !car ? '#fffaf0' : time === phoned ? brick : green;
  return `<path d="M${x} 772h138v188h-138z" fill="${tone}"/>${slab(x + 16, 812, 30, `${time}:00`, { fill: car ? '#fff' : green })}${
    car
      ? `${plain(x + 16, 912, 25, car, { fill: '#fff', weight: 700 })}${plain(x + 16, 944, 24, who, { fill: car ? '#f4ead0' : green })}`
      : plain(x + 16, 944, 24, say('free', 'trống'))
  }`;
};

/** The yard's own screen: a line caught from the printer, the walk round the car, one fault, and the day's visits. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="${cream}"/><rect width="1410" height="84" fill="${green}"/>
  ${slab(40, 54, 32, `Meoto <tspan fill="${mustard}">${say('yard', 'ở bãi')}</tspan>`, { fill: '#fff' })}
  ${plain(330, 53, 26, say('62 cars', '62 xe'), { fill: '#fff', weight: 650 })}<path d="M330 72h${say(98, 72)}v12h-${say(98, 72)}z" fill="${mustard}"/>${plain(478, 53, 26, say('Visits', 'Lịch xem'), { fill: '#cfdccd' })}${plain(say(604, 640), 53, 26, say('Offers', 'Thu xe cũ'), { fill: '#cfdccd' })}
  ${plain(1370, 53, 26, say('Monday, 8:17', 'Thứ Hai, 8:17'), { fill: '#cfdccd', anchor: 'end' })}
  ${printout}
  ${slab(40, 268, 34, say('0412, red hatch 2019', '0412, xe 5 cửa, đỏ, 2019'))}${plain(880, 266, 26, say('11 of 14 photos', '11/14 tấm ảnh'), { anchor: 'end' })}
  ${Array.from({ length: taken }, (_, i) => photo(i + 1)).join('')}${[12, 13, 14].map(gap).join('')}
  <path d="M724 544h156v118H724z" fill="${mustard}"/>${slab(802, say(602, 634), 40, say('7 min', '7 phút'), { anchor: 'middle' })}${plain(802, say(638, 588), 24, say('so far', 'đã chụp'), { anchor: 'middle', fill: green })}
  ${fault}
  <path d="M0 690h1410v310H0z" fill="#efe5cb"/>${slab(40, 746, 34, say('Visits today', 'Lịch xem hôm nay'))}${plain(1370, 744, 26, say('4 of 9 hours booked', 'đã đặt 4/9 giờ'), { anchor: 'end' })}
  ${hours.map(hour).join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    1410,
    1000,
    (ctx) => {
      // Small faces meet at sharp angles, and mitres would stick out of the car.
      ctx.lineJoin = 'round';
      for (let n = 1; n <= taken; n++) {
        const [x, y] = place(n);
        ctx.save();
        ctx.beginPath();
        ctx.rect(x, y, cell.width, cell.height);
        ctx.clip();
        drawCar(ctx, {
          yaw: ((n - 1) * 360) / 14,
          pitch: 10,
          size: 29,
          x: x + 78,
          y: y + 68,
          fine: 10,
          shadow: 0.05,
          colour: red,
        });
        ctx.restore();
      }
      for (const [time, [, , colour]] of Object.entries(visits))
        drawCar(ctx, {
          yaw: 52,
          pitch: 10,
          size: 23,
          x: left(time) + 70,
          y: 852,
          fine: 10,
          shadow: 0.05,
          colour,
        });
    },
    `${Array.from({ length: taken }, (_, i) => tag(i + 1)).join('')}<rect x="${place(5)[0]}" y="${place(5)[1]}" width="${cell.width}" height="${cell.height}" fill="none" stroke="${brick}" stroke-width="7"/>`,
  );

import { drawCar } from '../hyundai-i30/car.js';
import { layer } from '../hyundai-i30/paper.js';
import { say } from '../shared/language.js';
import { measured } from './shot-scratch.js';
import { brick, cream, green, mustard, number, plain, slab } from './words.js';

const red = [196, 62, 46];
const ink = '#2f3d36';
/** What is smaller than that cannot be read on a phone, where all of it is 330 pixels wide. */
const small = 21;
const taken = 11;
const shots = 14;
/** The faults found so far, by the photo that shows them. */
const faults = { 2: 3, 3: 4, 4: 2, 5: 1, 11: 5 };

/** Where photo n lies on the sheet, five in a row. */
const cell = { width: 98, height: 66 };
const place = (n) => [20 + ((n - 1) % 5) * 105.5, 166 + Math.floor((n - 1) / 5) * 72];

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
  const [wall, floor, more] = grounds[Math.floor(((n + 1) % shots) / 3.5)];
  return `<svg x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" viewBox="0 6 156 105"><path d="M0 0h156v118H0z" fill="${wall}"/>${more}<path d="M0 76h156v42H0z" fill="${floor}"/></svg>`;
};
const found = (n) => {
  const [x, y] = place(n);
  return faults[n] ? number(x + 82, y + 16, 14, `${faults[n]}`) : '';
};
const gap = (n) => {
  const [x, y] = place(n);
  return `<rect x="${x + 1.5}" y="${y + 1.5}" width="95" height="63" fill="#fffaf0" stroke="#b3a57f" stroke-width="2.500" stroke-dasharray="8 6"/>${slab(x + 49, y + 45, 34, `${n}`, { anchor: 'middle' })}`;
};

/** A line as the program of 2006 prints it, and when it was caught. */
const columns = [60, 136, 234, 272, 412];
const line = ['0412', say('HATCH', '5 CỬA'), '19', say('RED', 'ĐỎ'), '14900'];
const printout = `<path d="M20 62h520v60H20z" fill="#fffdf4"/><path d="M48 70h464v44H48z" fill="#cfe8cf"/>
  ${[76, 108].flatMap((y) => [34, 526].map((x) => `<circle cx="${x}" cy="${y}" r="6" fill="${cream}"/>`)).join('')}<path d="M48 62v60M512 62v60" stroke="#cfc6ac" stroke-width="2" stroke-dasharray="5 5"/>
  ${line.map((word, i) => plain(columns[i], 100.5, 23, word, { anchor: i === 4 ? 'end' : 'start', fill: ink, weight: 650, more: 'letter-spacing="-.3"' })).join('')}
  <g transform="translate(425 79)" fill="${green}"><path d="M5 0h14v7H5z"/><path d="M0 8h24v12h-5v-5H5v5H0z"/><path d="M7 17h10v8H7z"/></g>${plain(506, 99.5, small, '7:52', { anchor: 'end', fill: green, weight: 650 })}`;

const kinds = [
  { name: say('Scratch', 'Xước'), width: say(92, 74) },
  { name: say('Dent', 'Móp'), width: say(64, 70) },
  { name: say('Chips', 'Tróc'), width: say(72, 72) },
  { name: say('Wear', 'Mòn'), width: say(66, 70) },
];
const from = (i) => 204 + kinds.slice(0, i).reduce((sum, { width }) => sum + width + 6, 0);
const fault = `<path d="M20 390h520v132H20z" fill="#fff"/><svg x="20" y="390" width="168" height="132" viewBox="123 80 242 190.100">${measured()}</svg>
  ${number(220, 416, 16, '1')}${slab(246, 425, 25, say('Rear door, 11 cm', 'Cửa sau, 11 cm'), { more: 'letter-spacing="-.4"' })}
  ${kinds.map(({ name, width }, i) => `<rect x="${from(i)}" y="440" width="${width}" height="34" rx="5" fill="${i ? '#f3ead2' : green}"/>${plain(from(i) + width / 2, 464, small, name, { anchor: 'middle', fill: i ? green : '#fff', weight: 650 })}`).join('')}
  <circle cx="220" cy="497" r="16" fill="${mustard}"/><rect x="215.500" y="486" width="9" height="13.500" rx="4.500" fill="${green}"/><path d="M211 496.500a9 9 0 0 0 18 0M220 505.500v4" fill="none" stroke="${green}" stroke-width="2.600" stroke-linecap="round"/>${plain(246, 504.5, small, say('A bollard in Footscray', 'Quẹt cọc ở Footscray'), { fill: green, weight: 600 })}`;

/** The afternoon by the hour: which car is shown, and to whom. */
const phoned = 14;
const first = 14;
const visits = {
  14: [say('phoned', 'qua điện thoại'), [222, 164, 40]],
  16: ['Rossi', [44, 92, 66]],
  17: ['Pappas', [214, 219, 224]],
};
const hours = Array.from({ length: 5 }, (_, i) => first + i);
/** The one that was phoned in is as wide as its words. */
const [booth, between, inset] = say([98, 7.5, 10], [150, 5, 8]);
const wide = (520 - booth) / 4 - between;
const left = (time) => (time === first ? 20 : 20 + booth + between + (time - first - 1) * (wide + between));
const hour = (time) => {
  const x = left(time);
  const [who] = visits[time] ?? [];
  const tone = !who ? '#fffaf0' : time === phoned ? brick : green;
  return `<path d="M${x} 580h${time === phoned ? booth : wide}v104H${x}z" fill="${tone}"/>${slab(x + inset, 606, 23, `${time}:00`, { fill: who ? '#fff' : green })}${plain(x + inset, 673, small, who ?? say('free', 'trống'), { fill: who ? '#fff' : undefined, weight: who ? 600 : 500, more: 'letter-spacing="-.3"' })}`;
};

/** The yard's own screen in a narrow window: a line caught from the printer, the walk round the car, one fault, and the afternoon's visits. */
export const draw = () => `<svg viewBox="0 0 560 696">
  <rect width="560" height="696" fill="${cream}"/><rect width="560" height="52" fill="${green}"/>
  ${slab(20, 35, 26, `Meoto <tspan fill="${mustard}">${say('yard', 'ở bãi')}</tspan>`, { fill: '#fff' })}${plain(540, 34, small, say('Monday, 8:17', 'Thứ Hai, 8:17'), { fill: '#cfdccd', anchor: 'end' })}
  ${printout}
  ${slab(20, 152, 25, say('Red hatch, 2019', 'Xe 5 cửa, đỏ, 2019'))}${plain(540, 151, small, say('11 of 14 photos', '11/14 tấm ảnh'), { anchor: 'end' })}
  ${Array.from({ length: taken }, (_, i) => photo(i + 1)).join('')}${[12, 13, 14].map(gap).join('')}
  <path d="M442 310h98v66h-98z" fill="${mustard}"/>${slab(491, say(338, 366), 25, say('7 min', '7 phút'), { anchor: 'middle' })}${plain(491, say(363, 337), small, say('so far', 'đã chụp'), { anchor: 'middle', fill: green })}
  ${fault}
  <path d="M0 534h560v162H0z" fill="#efe5cb"/>${slab(20, 567, 25, say('Visits from 14:00', 'Lịch xem từ 14 giờ'))}${plain(540, 566, small, say('2 hours free', 'còn 2 khung giờ'), { anchor: 'end' })}
  ${hours.map(hour).join('')}
</svg>`;

export const paint = (body) =>
  layer(
    body,
    560,
    696,
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
          yaw: ((n - 1) * 360) / shots,
          pitch: 10,
          size: 17.5,
          x: x + 49,
          y: y + 37.5,
          fine: 10,
          shadow: 0.05,
          colour: red,
        });
        ctx.restore();
      }
      for (const [time, [, colour]] of Object.entries(visits))
        drawCar(ctx, {
          yaw: 52,
          pitch: 10,
          size: 16.5,
          x: left(Number(time)) + (Number(time) === phoned ? 98 : wide) / 2,
          y: 632,
          fine: 10,
          shadow: 0.05,
          colour,
        });
    },
    `${Array.from({ length: taken }, (_, i) => found(i + 1)).join('')}<rect x="${place(5)[0]}" y="${place(5)[1]}" width="${cell.width}" height="${cell.height}" fill="none" stroke="${brick}" stroke-width="5"/>`,
  );

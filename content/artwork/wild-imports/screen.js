import { say } from '../shared/language.js';
import { gate } from './gate.js';
import { excavator } from './machines.js';
import { black, dust, plain, rule, tall, yellow } from './words.js';

const sky = '#fff8e3';
// The drawing's own measures: a hundred units to the metre, the swing centre and the ground.
const [centre, ground] = [268, 568];
const range = `M608 180C770 226 ${centre + 580} 330 ${centre + 580} 448C${centre + 580} 720 702 ${ground + 360} 538 ${ground + 360}C436 ${ground + 360} 388 800 400 ${ground}`;

const measure = (path, [x, y, wide], words, back) =>
  `<path d="${path}" fill="none" stroke="${black}" stroke-width="3"/><path d="M${x - wide / 2} ${y - 23}h${wide}v46h-${wide}z" fill="${back}"/>${tall(x, y + 11, 31, words, { anchor: 'middle' })}`;

/** The machine on a cut through the ground, and how far its bucket comes. */
const reach =
  () => `<clipPath id="panel"><path d="M40 214h830v746H40z"/></clipPath><clipPath id="below"><path d="M40 ${ground}h830v392H40z"/></clipPath>
  <g clip-path="url(#panel)"><path d="M40 214h830v746H40z" fill="${sky}"/>
    <path d="M40 ${ground}h830v392H40z" fill="#e0d2b4"/><path d="M40 ${ground}h830v14H40z" fill="#a98e5c"/>
    <g fill="#cdbb95"><ellipse cx="806" cy="900" rx="34" ry="10"/><ellipse cx="420" cy="930" rx="26" ry="8"/><ellipse cx="842" cy="700" rx="20" ry="7"/></g>
    <path d="${range}z" fill="#f6ecd3" clip-path="url(#below)"/><path d="${range}" fill="none" stroke="#c98f00" stroke-width="5" stroke-dasharray="2 11" stroke-linecap="round"/>
    <g stroke="${black}" stroke-width="2" stroke-dasharray="7 7"><path d="M${centre} 276v70M${centre + 580} 276v172"/></g></g>
  <g transform="translate(${centre - 104 * 1.483} ${ground - 188 * 1.483}) scale(1.483)">${excavator()}</g>
  ${measure(`M${centre} 248v28M${centre + 580} 248v28M${centre} 262h580`, [530, 262, say(186, 200)], say('reach 5.80 m', 'tầm với 5,80 m'), sky)}
  ${measure(`M524 ${ground}h28M524 ${ground + 360}h28M538 ${ground}v360`, [538, 770, say(196, 206)], say('digs to 3.60 m', 'đào sâu 3,60 m'), '#f6ecd3')}
  ${measure(`M78 ${ground - 255}h28M78 ${ground}h28M92 ${ground - 255}v255`, [92, 440, 92], say('2.55 m', '2,55 m'), sky)}`;

const funnel = (x, y) =>
  `<path d="M${x} ${y}h24l-9 11v11l-6 4v-15z" fill="${yellow}" stroke="${black}" stroke-width="2.500" stroke-linejoin="round"/>`;

/** What an excavator is described by; a funnel stands where a figure is a filter as well. */
const figures = [
  [say('Hours', 'Số giờ chạy'), say('120 h', '120 giờ'), true],
  [say('Papers', 'Giấy tờ'), say('customs, hour log', 'hải quan, sổ giờ'), false],
  [say('Working width', 'Bề rộng làm việc'), say('1.92 m', '1,92 m'), true],
  [say('Bucket', 'Dung tích gầu'), say('0.16 m³', '0,16 m³'), true],
  [say('Climbs', 'Leo dốc'), '30°', true],
  [say('Quick hitch', 'Khớp nối nhanh'), say('yes', 'có'), true],
];
const figure = ([name, value, filters], i) => {
  const y = 284 + i * 48;
  return `<path d="M924 ${y}h422" stroke="${rule}" stroke-width="2"/>${filters ? funnel(924, y + 12) : ''}${plain(962, y + 34, 26, name)}${tall(1346, y + 35, 31, value, { anchor: 'end', weight: 700 })}`;
};

const chip = (x, wide, words) =>
  `<path d="M${x} 902h${wide}v42h-${wide}z" fill="${dust}"/>${plain(x + wide / 2, 931, 24, words, { anchor: 'middle', fill: black })}`;

/** One machine's page: what it reaches, what it has, where it is, and a question that carries its number. */
export const draw = () => `<svg viewBox="0 0 1410 1000">
  <rect width="1410" height="1000" fill="${dust}"/><path d="M0 0h1410v72H0z" fill="${black}"/>
  <path d="M40 21h18l-14 30H40zM68 21h18l-14 30H54zM96 21h6v16l-7 14H82z" fill="${yellow}"/>${tall(120, 48, 33, 'WILD IMPORTS', { fill: '#fff', weight: 800 })}
  ${plain(336, 46, 26, say('Excavators', 'Máy xúc'), { fill: '#b9b5a8' })}
  <g fill="none" stroke="${yellow}" stroke-width="3.500" stroke-linejoin="round" transform="translate(66 1)"><path d="M1139 30v-13h22v13M1139 46h-9V30h40v16h-9M1139 40h22v16h-22z"/></g>${plain(1370, 46, 26, say('Data sheet', 'In thông số'), { fill: '#fff', anchor: 'end' })}
  <path d="M40 94h216l26 26v56H40z" fill="${yellow}"/><circle cx="70" cy="135" r="10" fill="${dust}" stroke="${black}" stroke-width="4"/>${tall(96, 154, 55, 'WI 2102')}
  ${tall(312, 154, 52, say('Excavator', 'Máy xúc'), { weight: 650 })}
  ${tall(1132, 156, 62, say('5.6 t', '5,6 tấn'), { anchor: 'end' })}<path d="M1160 100v70" stroke="#b8b3a2" stroke-width="3"/>${tall(1370, 156, 62, say('$74,500', '74.500 $'), { anchor: 'end' })}
  <path d="M40 190h1330" stroke="${yellow}" stroke-width="7"/>
  ${reach()}${gate()}
  <path d="M900 214h470v364H900z" fill="#fff"/>${tall(924, 264, 33, say('What an excavator has', 'Thông số máy xúc'))}${figures.map(figure).join('')}
  <path d="M900 598h470v152H900z" fill="${black}"/>
  <g transform="translate(922 618)"><path d="M0 52h94l-13 42H15z" fill="#fff"/><path d="M8 34h18v18H8zM29 34h18v18H29zM18 14h18v18H18z" fill="${yellow}"/><path d="M62 12h22v40H62z" fill="#d9d4c6"/><path d="M67 20h12M67 30h12" stroke="${black}" stroke-width="4"/><path d="M-2 104q12-10 24 0t24 0 24 0 24 0" fill="none" stroke="#6fb4d2" stroke-width="5" stroke-linecap="round"/></g>
  ${tall(1032, 640, 31, say('On the ship of 14 March', 'Trên tàu 14 tháng 3'), { fill: '#fff' })}${plain(1032, 673, 24, say('One of six not spoken for', 'Còn sáu máy chưa ai đặt'), { fill: '#d9d4c6' })}
  <path d="M1032 692h116v46h-116z" fill="${yellow}"/>${tall(1090, 725, 29, say('Hold it', 'Giữ máy'), { anchor: 'middle' })}${tall(1166, 725, 28, say('to Werribee $310', 'về Werribee 310 $'), { fill: '#fff', weight: 600 })}
  <path d="M900 770h470v190H900z" fill="#fff"/>${tall(924, 818, 33, say('Ask about', 'Hỏi về máy'))}<path d="M1060 788h124v44h-124z" fill="${yellow}"/>${tall(1122, 821, 32, 'WI 2102', { anchor: 'middle' })}
  <path d="M924 842h422v48H924z" fill="#fff" stroke="#a8a392" stroke-width="2.500"/>${plain(940, 874, 25, say('Does it come with two buckets?', 'Máy có kèm hai gầu không?'), { fill: black })}
  ${chip(924, 134, say('gate 2.0 m', 'cổng 2,0 m'))}${chip(1070, 112, 'Werribee')}<path d="M1222 902h124v42h-124z" fill="${black}"/>${tall(1284, 932, 28, say('Send', 'Gửi'), { anchor: 'middle', fill: yellow })}
</svg>`;

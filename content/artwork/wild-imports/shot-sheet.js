import { say } from '../shared/language.js';
import { excavator } from './machines.js';
import { black, plain, rule, tall, yellow } from './words.js';

const rows = [
  [say('Weight', 'Trọng lượng'), say('5.6 t', '5,6 tấn')],
  [say('Working width', 'Bề rộng'), say('1.92 m', '1,92 m')],
  [say('Hours', 'Đã chạy'), say('120 h', '120 giờ')],
  [say('Price', 'Giá'), say('$74,500', '74.500 $')],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#c9824a"/>${[40, 128, 230, 318].map((y) => `<path d="M0 ${y}h560" stroke="#b06d38" stroke-width="4"/>`).join('')}<circle cx="536" cy="86" r="8" fill="#8f5427"/><circle cx="20" cy="360" r="8" fill="#8f5427"/>
  <g transform="rotate(-3 280 200)"><path d="M62 20h442v420H62z" fill="#5a3415" opacity=".45" transform="translate(8 8)"/><rect x="62" y="16" width="442" height="430" rx="10" fill="#7a4a22"/><path d="M78 36h410v400H78z" fill="#fff"/>
    <path d="M216 4h134a10 10 0 0 1 10 10v28H206V14a10 10 0 0 1 10-10z" fill="#a7adb0"/><path d="M206 36h154v14H206z" fill="#7c8488"/><circle cx="283" cy="20" r="8" fill="#5a3415"/>
    ${tall(100, 90, 38, 'WI 2102')}${plain(466, 89, 19, say('Excavator', 'Máy xúc'), { anchor: 'end' })}<path d="M100 104h366" stroke="${yellow}" stroke-width="7"/>
    <svg x="94" y="124" width="244" height="155" viewBox="0 0 300 190">${excavator()}</svg>
    <g fill="none" stroke="${black}" stroke-width="2.500"><path d="M112 292v18M242 292v18M112 301h130"/></g><rect x="146" y="288" width="62" height="26" fill="#fff"/>${tall(177, 308, 20, say('1.94 m', '1,94 m'), { anchor: 'middle' })}<path d="M358 126v140" stroke="${yellow}" stroke-width="5"/>
    ${plain(376, 190, 18, say('height', 'cao'))}${tall(376, 214, 23, say('2.55 m', '2,55 m'))}${plain(376, 142, 18, say('reach', 'tầm với'))}${tall(376, 166, 23, say('5.80 m', '5,80 m'))}${plain(376, 238, 18, say('digs to', 'đào sâu'))}${tall(376, 262, 23, say('3.60 m', '3,60 m'))}
    ${rows.map(([name, value], i) => `<g transform="translate(${100 + (i % 2) * 190} ${340 + Math.floor(i / 2) * 36})"><path d="M0-18h176" stroke="${rule}" stroke-width="2"/>${plain(0, 6, 18, name)}${tall(176, 6, 22, value, { anchor: 'end' })}</g>`).join('')}</g>
</svg>`;

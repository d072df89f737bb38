import { say } from '../shared/language.js';
import { count, tell } from './words.js';

const march = say('Mar', 'Thg 3');
const days = [
  ['14', march, 'Năm Căn', say('Bus 7 h, then a boat, 1 h', 'Xe khách 7 tiếng, rồi ghe 1 tiếng'), 2],
  ['28', march, 'Ngã Bảy', say('Bus 4 h, bring a mat', 'Xe khách 4 tiếng, mang chiếu'), 0],
  ['11', say('Apr', 'Thg 4'), 'Trà Ôn', say('Ferry 6:10, cash only', 'Phà 6:10, chỉ nhận tiền mặt'), 5],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#2a7a7c"/><path d="M0 70c90-26 180 20 280 0s190-26 280 0v330H0z" fill="#1f6668"/>
  ${tell(28, 50, 28, say('Come along', 'Đi cùng chúng tôi'), { fill: '#fff3df', more: 'letter-spacing="-.5"' })}
  ${days
    .map(([day, month, place, way, free], i) => {
      const y = 74 + i * 106;
      const full = free === 0;
      return `<rect x="28" y="${y}" width="504" height="96" rx="16" fill="#fdf7ef"/><rect x="42" y="${y + 13}" width="70" height="70" rx="14" fill="${full ? '#e6d8c6' : '#fbe3ea'}"/>
        ${count(77, y + 52, 33, day, { fill: full ? '#66736f' : '#c8506f', anchor: 'middle', weight: 700, more: 'letter-spacing="-1"' })}${count(77, y + 74, 16.5, month, { fill: full ? '#66736f' : '#8a2f49', anchor: 'middle' })}
        ${tell(132, y + 42, 25, place, { more: 'letter-spacing="-.4"' })}${count(132, y + 70, 17.5, way, { fill: '#4d5f5d', weight: 500 })}
        <rect x="420" y="${y + 16}" width="98" height="36" rx="18" fill="${full ? '#e6d8c6' : '#12494a'}"/>${count(469, y + 40, 17, full ? say('full', 'hết chỗ') : say(`${free} places`, `còn ${free} chỗ`), { fill: full ? '#5c6461' : '#fff', anchor: 'middle' })}`;
    })
    .join('')}
</svg>`;

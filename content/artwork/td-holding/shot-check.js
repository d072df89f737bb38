import { say } from '../shared/language.js';
import { bold, plain } from './words.js';

const checks = [
  [say('Title', 'Tiêu đề'), say('54 of 60 characters', '54 / 60 ký tự'), true],
  [say('Description', 'Mô tả'), say('148 of 155 characters', '148 / 155 ký tự'), true],
  [say('Captions', 'Chú thích ảnh'), say('6 of 6 pictures', '6 / 6 ảnh'), true],
  [say('Vietnamese', 'Bản tiếng Anh'), say('there', 'đã có'), true],
  [say('Old address', 'Địa chỉ cũ'), say('1 not redirected', 'còn 1 chưa chuyển'), false],
];
const good = '#5d7a3a';
const alarm = '#b4552f';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#4b1c31"/>
  <g fill="none" stroke="#7c3a55" stroke-width="2">${[40, 90, 140, 190, 240].map((r) => `<circle cx="560" cy="0" r="${r}"/>`).join('')}</g>
  <rect x="30" y="30" width="500" height="370" rx="10" fill="#fbf6ee"/>
  ${bold(56, 78, 27, say('Before it goes live', 'Trước khi đăng'), { more: 'letter-spacing="-.5"' })}
  ${plain(56, 106, 17, say('TD Homes, the Long Thành estate', 'TD Nhà ở, Khu dân cư Long Thành'), { fill: '#6f5a50', weight: 550 })}
  <g transform="translate(472 80)"><circle r="31" fill="none" stroke="#ecdcc4" stroke-width="9"/><circle r="31" fill="none" stroke="${good}" stroke-width="9" stroke-dasharray="156 195" transform="rotate(-90)" stroke-linecap="round"/>${bold(0, 9, 25, '4/5', { anchor: 'middle', more: 'letter-spacing="-1"' })}</g>
  ${checks
    .map(([name, found, done], i) => {
      const y = 128 + i * 42;
      const tone = done ? good : alarm;
      return `<path d="M56 ${y}h448" stroke="#e3d4c2" stroke-width="1.500"/>${done ? '' : `<rect x="44" y="${y + 1}" width="472" height="41" rx="6" fill="#f6dfd2"/>`}
        <circle cx="70" cy="${y + 21}" r="12" fill="${tone}"/><path d="${done ? `m64 ${y + 21} 5 5 8-9` : `M70 ${y + 14}v8m0 4v2`}" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>
        ${bold(94, y + 28, 19, name, { weight: 650 })}${plain(504, y + 28, 18, found, { fill: done ? '#6f5a50' : alarm, anchor: 'end', weight: done ? 550 : 750 })}`;
    })
    .join('')}
  <rect x="56" y="348" width="448" height="40" rx="5" fill="#e3d4c2"/>${plain(280, 374, 18, say('Publishing waits for all five', 'Đăng trang khi đủ năm mục'), { fill: '#6f5a50', anchor: 'middle' })}
</svg>`;

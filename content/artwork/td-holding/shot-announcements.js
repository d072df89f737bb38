import { say } from '../shared/language.js';
import { bold, plain } from './words.js';

const rows = say(
  [
    ['24', '08.2020', 'Resolution of the second', 'extraordinary meeting', 'PDF, 6 pages'],
    ['30', '07.2020', 'Consolidated accounts', 'for the first half-year', 'PDF, 41 pages'],
    ['12', '07.2020', 'TD Storage breaks ground', 'on 9,000 m² in Long An', 'News, 8 photos'],
  ],
  [
    ['24', '08.2020', 'Nghị quyết họp cổ đông', 'bất thường lần hai', 'PDF, 6 trang'],
    ['30', '07.2020', 'Báo cáo tài chính hợp nhất', 'sáu tháng đầu năm', 'PDF, 41 trang'],
    ['12', '07.2020', 'TD Kho bãi khởi công kho', 'lạnh 9.000 m² ở Long An', 'Tin, 8 ảnh'],
  ],
);

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#b4552f"/>
  ${say(['All', 'Reports', 'Notices', 'News'], ['Tất cả', 'Báo cáo', 'Công bố', 'Tin'])
    .map((text, i) => {
      const x = [28, 124, 230, 338][i];
      const width = [84, 94, 96, 62][i];
      return `<rect x="${x}" y="22" width="${width}" height="40" rx="20" fill="${i ? '#c26c47' : '#fbf6ee'}"/>${plain(x + width / 2, 48, 18, text, { fill: i ? '#fff' : '#4b1c31', anchor: 'middle' })}`;
    })
    .join('')}
  ${rows
    .map(([day, month, first, second, kind], i) => {
      const y = 80 + i * 106;
      return `<rect x="28" y="${y}" width="504" height="98" rx="8" fill="#fbf6ee"/><path d="M36 ${y}h86v98H36a8 8 0 0 1-8-8V${y + 8}a8 8 0 0 1 8-8z" fill="#4b1c31"/>
        ${bold(75, y + 56, 46, day, { fill: '#d9ad62', anchor: 'middle', more: 'letter-spacing="-1.500"' })}${plain(75, y + 82, 16, month, { fill: '#f1dfc1', anchor: 'middle', weight: 600 })}
        ${bold(142, y + 35, 20, first, { weight: 650, more: 'letter-spacing="-.3"' })}${bold(142, y + 60, 20, second, { weight: 650, more: 'letter-spacing="-.3"' })}${plain(142, y + 85, 16, kind, { fill: '#8a5a1c' })}
        <path d="M504 ${y + 34}v22m-9-9 9 9 9-9M492 ${y + 66}h24" stroke="#a8742a" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('')}
</svg>`;

import { say as inWords } from '../shared/language.js';
import { say, tick } from './words.js';

const files = [
  [
    inWords('Slides, week 3', 'Slide, tuần 3'),
    '#d9455a',
    '<path d="M7 12h18v13H7zM16 25v6M11 31h10" fill="none" stroke="#fff" stroke-width="3"/>',
  ],
  [inWords('Film, 22 min', 'Video, 22 phút'), '#2136b4', '<path d="M11 10v20l15-10z" fill="#fff"/>'],
  [
    inWords('Test, 12 items', 'Kiểm tra, 12 câu'),
    '#1f9d63',
    '<path d="M8 12h4M8 20h4M8 28h4M16 12h10M16 20h10M16 28h10" stroke="#fff" stroke-width="3.500"/>',
  ],
  [
    inWords('Text, 9 pages', 'Bài đọc, 9 trang'),
    '#b98a1a',
    '<path d="M16 12c-4-3-8-3-11-2v18c3-1 7-1 11 2 4-3 8-3 11-2V10c-3-1-7-1-11 2zM16 12v18" fill="none" stroke="#fff" stroke-width="3"/>',
  ],
];

/** A lecturer drags in what there is; the platform asks for what is missing. */
export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#8fa2ff"/>
  <rect x="22" y="22" width="250" height="356" rx="18" fill="#a9b8ff" stroke="#2136b4" stroke-width="3" stroke-dasharray="10 8"/>
  ${files
    .map(([name, tone, sign], i) => {
      const [x, y] = i === 3 ? [58, 318] : [36, 38 + i * 88];
      return `${i === 3 ? '<rect x="64" y="326" width="232" height="72" rx="12" fill="#141a3f" opacity=".25"/>' : ''}<rect x="${x}" y="${y}" width="${i === 3 ? 232 : 222}" height="72" rx="12" fill="#fff"/><rect x="${x + 13}" y="${y + 13}" width="46" height="46" rx="9" fill="${tone}"/><g transform="translate(${x + 20} ${y + 16})">${sign}</g>${say(x + 72, y + 43, inWords(18.5, 17), name, { weight: 550 })}`;
    })
    .join('')}
  <path d="M268 352v34l9-8 6 14 8-4-6-13h12z" fill="#141a3f" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>
  <rect x="306" y="22" width="232" height="356" rx="18" fill="#141a3f"/>
  ${say(328, 66, 27, inWords('Two questions', 'Hai câu hỏi'), { fill: '#fff', more: 'letter-spacing="-.5"' })}${say(328, 94, 18.5, inWords('and it is a course', 'là thành khoá học'), { fill: '#b9c4ff', weight: 450 })}
  ${tick(342, 132, 13, '#1f9d63')}${say(366, 139, 18.5, inWords('Order of parts', 'Thứ tự các phần'), { fill: '#b9c4ff', weight: 500 })}
  <path d="M328 160h188" stroke="#333c78" stroke-width="2"/>
  ${say(328, 194, 19, inWords('Which mark passes?', 'Mấy điểm thì đạt?'), { fill: '#fff', weight: 550 })}<rect x="328" y="208" width="188" height="46" rx="10" fill="#ffd84a"/>${say(344, 238, 22, '50', { fill: '#2a2000' })}
  ${say(328, 290, 19, inWords('When is it due?', 'Hạn nộp khi nào?'), { fill: '#fff', weight: 550 })}<rect x="328" y="304" width="188" height="46" rx="10" fill="none" stroke="#8fa2ff" stroke-width="2.500"/>${say(344, 334, 20, inWords('Friday of week 4', 'Thứ Sáu tuần 4'), { fill: '#b9c4ff', weight: 450 })}
</svg>`;

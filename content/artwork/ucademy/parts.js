import { say as inWords } from '../shared/language.js';

/** The five parts that every course shares: what came in, what it became, its tone and its sign (32 wide). */
export const parts = {
  text: {
    file: inWords('sugar.pdf', 'gia-duong.pdf'),
    size: inWords('9 pages', '9 trang'),
    name: inWords('What sugar costs', 'Giá một cân đường'),
    more: inWords('Text, 9 pages', 'Bài đọc, 9 trang'),
    tone: '#b98a1a',
    sign: '<path d="M16 8c-4-3-8-3-12-2v20c4-1 8-1 12 2 4-3 8-3 12-2V6c-4-1-8-1-12 2zM16 8v20" fill="none" stroke="#fff" stroke-width="3"/>',
  },
  films: {
    file: inWords('week3_1 to 5', 'tuan3_1 đến 5'),
    size: inWords('71 minutes', '71 phút'),
    name: inWords('Who pays the tax?', 'Thuế do ai trả?'),
    more: inWords('5 films, 71 minutes', '5 video, 71 phút'),
    tone: '#2136b4',
    sign: '<path d="M9 4v24l19-12z" fill="#fff"/>',
  },
  slides: {
    file: 'FINAL_v7.pptx',
    size: inWords('34 slides', '34 trang'),
    name: inWords('Lies in graphs', 'Biểu đồ nói dối'),
    more: inWords('34 slides', 'Slide, 34 trang'),
    tone: '#d9455a',
    sign: '<path d="M3 5h26v17H3zM16 22v8M10 30h12" fill="none" stroke="#fff" stroke-width="3.500"/>',
  },
  test: {
    file: inWords('test old.docx', 'de cu.docx'),
    size: inWords('12 items', '12 câu'),
    name: inWords('Spot the lie', 'Tìm chỗ sai'),
    more: inWords('Test, 12 items', 'Kiểm tra, 12 câu'),
    tone: '#1f9d63',
    sign: '<path d="M3 6h5M3 16h5M3 26h5M13 6h16M13 16h16M13 26h16" stroke="#fff" stroke-width="4"/>',
  },
  essay: {
    file: inWords('task.docx', 'bai-tap.docx'),
    size: inWords('1 page', '1 trang'),
    name: inWords('Your own receipt', 'Hoá đơn của bạn'),
    more: inWords('Assignment, two attempts', 'Bài tập, nộp hai lần'),
    tone: '#6a3fa8',
    sign: '<path d="M5 28l3-9L23 4l6 6-15 15zM19 8l6 6" fill="none" stroke="#fff" stroke-width="3.500" stroke-linejoin="round"/>',
  },
};

import { say } from '../shared/language.js';
import { calm, coral, ice, navy, plain, rule, teal } from './words.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f3b9a6"/><circle cx="70" cy="380" r="180" fill="#f7cbbc"/>
  <rect x="26" y="26" width="508" height="62" rx="31" fill="#fff"/><g fill="none" stroke="${navy}" stroke-width="4" stroke-linecap="round"><circle cx="62" cy="54" r="11"/><path d="m70 63 9 9"/></g>${plain(98, 64, 22, say('is it a vaccine', 'có phải vắc-xin không'), { fill: navy })}<path d="M${say(246, 320)} 44v28" stroke="${coral}" stroke-width="3"/>
  <path d="M26 108h508v292H26z" fill="#fff"/>
  <circle cx="68" cy="148" r="20" fill="${ice}"/><path d="M56 148a7 7 0 0 1 7-7h5v14h-5a7 7 0 0 1-7-7z" fill="${teal}"/><path d="M68 141h5a7 7 0 0 1 0 14h-5z" fill="${navy}"/>
  ${plain(102, 144, 18, 'Movinavir', { fill: navy, weight: 650 })}${plain(102, 166, 16.5, say('movinavir.example/en/questions', 'movinavir.example/vi/hoi-dap'))}
  ${calm(48, 214, 29, say('No. It is a medicine', 'Không. Đây là thuốc'), { fill: '#17507f', more: 'letter-spacing="-.4"' })}
  <path d="M44 232h${say(360, 332)}v28H44zM44 262h${say(126, 174)}v28H44z" fill="#d9f1ec"/>${plain(48, 253, 20, say('It is no vaccine and no reason to go', 'Đây không phải vắc-xin, cũng không'), { fill: navy })}${plain(48, 283, 20, say('without one.', 'thay được vắc-xin.'), { fill: navy })}${plain(say(176, 226), 283, 20, say('A doctor answers.', 'Bác sĩ trả lời.'))}
  <path d="M44 304h472" stroke="${rule}" stroke-width="2"/>
  ${plain(48, 342, 19, say('Who may not take it', 'Ai không được dùng'), { fill: '#17507f', weight: 650 })}${plain(290, 342, 19, say('Side effects, all of them', 'Tác dụng phụ, ghi đủ cả'), { fill: '#17507f', weight: 650 })}${plain(48, 374, 19, say('What was measured', 'Đã đo những gì'), { fill: '#17507f', weight: 650 })}${plain(290, 374, 19, say('Tiếng Việt', 'English'), { fill: '#17507f', weight: 650 })}
  <g transform="rotate(8 470 236)"><rect x="420" y="206" width="104" height="60" rx="6" fill="#fff" stroke="${teal}" stroke-width="3.500"/>${plain(472, 231, 16.5, say('sentence', 'câu'), { fill: '#1b7471', weight: 700, anchor: 'middle' })}${plain(472, 255, 20, '97', { fill: '#1b7471', weight: 750, anchor: 'middle' })}</g>
</svg>`;

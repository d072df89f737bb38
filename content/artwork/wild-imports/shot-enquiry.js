import { say } from '../shared/language.js';
import { mini } from './machines.js';
import { black, dust, plain, rule, tall, yellow } from './words.js';

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#9fc3d6"/><path d="M0 250h560v150H0z" fill="#8bb3c8"/>
  <g transform="rotate(-1.500 250 220)"><path d="M24 46h416v340H24z" fill="#1a1a18" opacity=".18" transform="translate(8 9)"/><path d="M24 46h416v340H24z" fill="#fff"/><path d="M24 46h416v58H24z" fill="${black}"/>${tall(48, 85, 29, say('Enquiry', 'Thư hỏi hàng'), { fill: '#fff' })}${plain(416, 83, 18, say('Monday, 6:52', '6:52, thứ Hai'), { fill: '#d9d4c6', anchor: 'end' })}
    ${plain(48, 142, 19, say('From', 'Từ'))}${tall(122, 143, 24, 'Theo Nikolaou, Werribee', { weight: 600 })}<path d="M48 158h368" stroke="${rule}" stroke-width="2"/>
    ${plain(48, 190, 19, say('About', 'Về máy'))}<rect x="118" y="166" width="104" height="34" fill="${yellow}"/>${tall(170, 192, 25, 'WI 2071', { anchor: 'middle' })}${plain(236, 190, 19, say('Mini excavator', 'Máy xúc mini'))}<path d="M48 212h368" stroke="${rule}" stroke-width="2"/>
    ${plain(48, 250, 21, say('Does it go through a gate of one', 'Máy có lọt cổng một mét không?'), { fill: black })}${plain(48, 279, 21, say('metre, and can I see it Saturday?', 'Thứ Bảy tôi ghé xem được chứ?'), { fill: black })}
    <path d="M48 306h230v54H48z" fill="${dust}"/>${plain(64, 330, 17, say('Asked in the form', 'Biểu mẫu điền sẵn'))}${tall(64, 352, 21, say('0.99 m, in the yard', '0,99 m, đang ở bãi'), { weight: 600 })}</g>
  <g transform="rotate(7 450 270)"><path d="M352 184h194v196H352z" fill="#1a1a18" opacity=".22" transform="translate(6 8)"/><path d="M372 184h154l20 22v174H352V206z" fill="${yellow}"/><circle cx="449" cy="208" r="11" fill="#8bb3c8" stroke="${black}" stroke-width="4"/><path d="M449 208C440 140 470 90 560 70" fill="none" stroke="${black}" stroke-width="4"/>
    <path d="M368 232h162v98H368z" fill="#fff"/><svg x="372" y="234" width="154" height="94" viewBox="0 0 300 190">${mini()}</svg>${tall(449, 368, 37, 'WI 2071', { anchor: 'middle' })}</g>
</svg>`;

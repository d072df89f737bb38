import { say as inWords } from '../shared/language.js';
import { ink, lime, quiet, say } from './words.js';

const row = (y, name, sum) => `${say(56, y, 22, name)}${say(504, y, 22, sum, { anchor: 'end' })}`;
const rule = (y) => `<path d="M56 ${y}h448" stroke="#e2d8ee" stroke-width="2"/>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#b9d6f2"/><circle cx="500" cy="30" r="150" fill="#cfe4f8"/>
  <path d="M30 44a20 20 0 0 1 20-20h460a20 20 0 0 1 20 20v356H30z" fill="#fff"/>
  ${say(56, 72, 27, inWords('Your bill', 'Hoá đơn'), { more: 'letter-spacing="-.5"' })}${quiet(504, 71, 18, inWords('Geelong and back', 'Geelong và quay về'), { anchor: 'end' })}
  ${rule(92)}${row(126, inWords('One day', 'Một ngày'), inWords('$64.00', '64,00 $'))}${rule(146)}
  <rect x="42" y="152" width="476" height="110" rx="18" fill="${lime}"/>${row(186, inWords('Road toll, 1 bridge', 'Phí cầu, 1 lượt'), inWords('$4.40', '4,40 $'))}
  <path d="M60 206v38" stroke="#7ba114" stroke-width="5" stroke-linecap="round"/>${quiet(76, 220, 18.5, inWords('You crossed the West Gate at 10:42. We pass on', 'Bạn qua cầu West Gate lúc 10:42. Phí cầu'), { fill: '#33470a', weight: inWords(500, 650) })}${quiet(76, 244, 18.5, inWords('what the bridge asks, and add nothing.', 'bao nhiêu tính bấy nhiêu, không cộng thêm.'), { fill: '#33470a', weight: inWords(500, 650) })}
  ${row(296, inWords('Charging, 21 kWh', 'Sạc 21 kWh'), inWords('$0.00', '0,00 $'))}${rule(316)}
  <path d="M30 328h500v72H30z" fill="${ink}"/>${say(56, 373, 24, inWords('Paid with card 8812', 'Đã trả bằng thẻ 8812'), { fill: '#fff' })}${say(504, 375, 32, inWords('$68.40', '68,40 $'), { fill: lime, anchor: 'end', more: 'letter-spacing="-.8"' })}
</svg>`;

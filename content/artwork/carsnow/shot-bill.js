import { ink, lime, quiet, say } from './words.js';

const row = (y, name, sum) => `${say(56, y, 22, name)}${say(504, y, 22, sum, { anchor: 'end' })}`;
const rule = (y) => `<path d="M56 ${y}h448" stroke="#e2d8ee" stroke-width="2"/>`;

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#b9d6f2"/><circle cx="500" cy="30" r="150" fill="#cfe4f8"/>
  <path d="M30 44a20 20 0 0 1 20-20h460a20 20 0 0 1 20 20v356H30z" fill="#fff"/>
  ${say(56, 72, 27, 'Your bill', { more: 'letter-spacing="-.5"' })}${quiet(504, 71, 18, 'Geelong and back', { anchor: 'end' })}
  ${rule(92)}${row(126, 'One day', '$64.00')}${rule(146)}
  <rect x="42" y="152" width="476" height="110" rx="18" fill="${lime}"/>${row(186, 'Road toll, 1 bridge', '$4.40')}
  <path d="M60 206v38" stroke="#7ba114" stroke-width="5" stroke-linecap="round"/>${quiet(76, 220, 18.5, 'You crossed the West Gate at 10:42. We pass on', { fill: '#33470a', weight: 500 })}${quiet(76, 244, 18.5, 'what the bridge asks, and add nothing.', { fill: '#33470a', weight: 500 })}
  ${row(296, 'Charging, 21 kWh', '$0.00')}${rule(316)}
  <path d="M30 328h500v72H30z" fill="${ink}"/>${say(56, 373, 24, 'Paid with card 8812', { fill: '#fff' })}${say(504, 375, 32, '$68.40', { fill: lime, anchor: 'end', more: 'letter-spacing="-.8"' })}
</svg>`;

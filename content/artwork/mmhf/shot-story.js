import { house, palm } from './delta.js';
import { count, tell } from './words.js';

const rows = [
  ['Boat and fuel', '280.000 ₫'],
  ['Check-up, medicine', '460.000 ₫'],
  ['Two nights', '400.000 ₫'],
];

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#f7c9b6"/>
  <svg width="236" height="400" viewBox="112 130 264 440" preserveAspectRatio="xMidYMid slice"><rect x="0" y="0" width="760" height="640" fill="#f7b99f"/><circle cx="290" cy="216" r="60" fill="#fff3df"/><path d="M0 350c160-20 260-6 760 0v90H0z" fill="#4f9480"/>${palm(136, 392, 0.9, '#2d7a63')}${palm(366, 392, 0.8, '#2d7a63')}${house}<path d="M0 430h760v210H0z" fill="#2a7a7c"/><path d="M0 430h760v9H0z" fill="#8fc4b8"/><path d="M140 480h70M250 466h60M170 520h90M290 510h60M150 556h50M250 550h80" stroke="#5aa7a2" stroke-width="5" stroke-linecap="round"/></svg>
  <path d="M236 0h324v400H236z" fill="#fdf7ef"/>
  ${tell(262, 58, 32, 'Mrs S., 26', { more: 'letter-spacing="-.7"' })}${count(262, 88, 17.5, 'Ngã Bảy, four hours by boat', { fill: '#66736f', weight: 500 })}
  ${rows.map(([what, sum], i) => `<path d="M262 ${116 + i * 52}h274" stroke="#e6d8c6" stroke-width="2"/>${count(262, 149 + i * 52, 17.5, what, { weight: 500 })}${count(536, 149 + i * 52, 18.5, sum, { anchor: 'end' })}`).join('')}
  <path d="M262 272h274" stroke="#12494a" stroke-width="3"/>${tell(536, 320, 36, '1.140.000 ₫', { fill: '#c8506f', anchor: 'end', more: 'letter-spacing="-1"' })}
  <rect x="262" y="342" width="274" height="38" rx="19" fill="#fbe3ea"/>${count(399, 367, 17, 'Drawn, as she wished', { fill: '#8a2f49', anchor: 'middle' })}
</svg>`;

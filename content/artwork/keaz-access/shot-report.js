import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const sites = { SBK: 58, AIR: 78, GEE: 44, WST: 96, CBD: 70, BAL: 52, FTZ: 64 };

export const draw = () => `<svg viewBox="0 0 560 400">
  <rect width="560" height="400" fill="#c2361f"/><rect x="24" y="24" width="512" height="376" rx="14" fill="#fff"/>
  ${say(50, 70, 26, inWords('Hours on the road', 'Số giờ chạy'), { more: 'letter-spacing="-.5"' })}${say(510, 69, 19, inWords('this week', 'tuần này'), { fill: '#5f706c', weight: 500, anchor: 'end' })}
  ${[0, 40, 80].map((hours) => `<path d="M94 ${340 - hours * 2.25}h416" stroke="#dfe7e4" stroke-width="2"/>${say(82, 346 - hours * 2.25, 17, hours, { fill: '#5f706c', weight: 500, anchor: 'end' })}`).join('')}
  ${Object.entries(sites)
    .map(([site, hours], i) => {
      const [x, height] = [104 + i * 58, hours * 2.25];
      const tone = site === 'WST' ? '#c2361f' : i % 2 ? '#0e6f66' : '#46b39a';
      return `<path d="M${x} 340v${-height + 8}a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8V340z" fill="${tone}"/>${say(x + 22, 370, 17.5, site, { anchor: 'middle', fill: site === 'WST' ? '#c2361f' : '#38504b' })}`;
    })
    .join('')}
  <rect x="340" y="90" width="178" height="58" rx="10" fill="#14211f"/><path d="M342 118l-16 6 16 8z" fill="#14211f"/>${say(356, 115, 19, inWords('Depot west, 96 h', 'Bãi tây, 96 giờ'), { fill: '#fff' })}${say(356, 137, 16.5, inWords('12 h over plan', 'vượt 12 giờ'), { fill: '#f0a58f', weight: 550 })}
</svg>`;

import { say } from '../shared/language.js';
import { ground, handle, opened, seenRead } from './banner.js';
import { cars, layer, plain, red } from './paper.js';

const [k, x, y] = [1.33, 174, 58];

/** A local paper's page round it: one whole item, and the start of the next. */
const article = () => `
  <style>
    .news { color: #1b222c; font: 12.5px / 1.44 'Newsreader Variable', serif; }
    .news h1 { font-size: 22px; font-weight: 650; line-height: 1.1; letter-spacing: -0.01em; text-wrap: balance; }
    .news h2 { padding-top: 9px; border-top: 1px solid #c3cad3; font-size: 15.5px; font-weight: 650; line-height: 1.16; margin-bottom: 5px; text-wrap: balance; }
    .news small { display: block; margin: 7px 0 8px; color: #5b6572; font: 600 9.5px / 1.3 'Hanken Grotesk Variable'; }
    .news p { margin-bottom: 9px; text-wrap: pretty; }
  </style>
  <foreignObject x="20" y="${y - 3}" width="136" height="445"><div class="news" lang="${say('en', 'vi')}">
    <h1>${say('Night ferry returns on Monday', 'Phà đêm chạy lại từ thứ Hai')}</h1>
    <small>${say('By Ruth Calder', 'Hà Vy')}</small>
    <p>${say('After eleven weeks in dock, the last boat to the north shore leaves at 11.40\u00a0pm again.', 'Sau mười một tuần nằm xưởng, chuyến phà cuối sang bờ bắc lại rời bến lúc 23\u00a0giờ\u00a040.')}</p>
    <p>${say('Nurses and kitchen hands had been paying for taxis. ‘I get an hour’s sleep back,’ says Joan Pell, who works at the hospital.', 'Gần ba tháng qua, người tan ca đêm phải tự trả tiền taxi về nhà. “Tôi được ngủ thêm một tiếng”, chị Hạnh, hộ lý ở bệnh viện, nói.')}</p>
    <p>${say('The fare stays as it was.', 'Giá vé vẫn như cũ.')}</p>
    <h2>${say('Market hall to keep its roof', 'Chợ cũ giữ lại mái ngói')}</h2>
    <p>${say('The council voted nine to two for the old tiles. Work begins in May.', 'Chín trên mười một đại biểu bỏ phiếu thuận. Việc lợp lại bắt đầu từ tháng\u00a0Năm.')}</p>
  </div></foreignObject>`;

/** The banner on a news page, turned to the tailgate by hand, with the red paint and a detail open. */
export const draw = () => `<svg viewBox="0 0 620 500">
  <rect width="620" height="500" fill="#fbfaf8"/>
  <text x="20" y="34" font-family="Newsreader Variable" font-size="25" font-weight="750" fill="#1b222c">${say('Harbour Evening', 'Tin Chiều Bến Cảng')}</text>
  ${plain(600, 33, 12, say('Thursday, 6 pm', 'Thứ Năm, 18 giờ'), { fill: '#5b6572', weight: 550, anchor: 'end' })}
  <path d="M20 45.500h580" stroke="#1b222c"/>
  <svg x="${x}" y="${y}" width="${320 * k}" height="${320 * k}" viewBox="0 0 320 320">${ground(1)}</svg>
  ${article()}
</svg>`;

const yaw = 152;
const callout = opened({
  yaw,
  at: [-2.1, 0.92, 0],
  name: say('Wide open', 'Cốp rộng'),
  text: say('The tailgate clears a pram, unfolded.', 'Xe nôi để vừa, khỏi gấp.'),
});

export const paint = (body) =>
  layer(
    body,
    620,
    500,
    cars([
      {
        ...seenRead,
        yaw,
        size: seenRead.size * k,
        x: x + seenRead.x * k,
        y: y + seenRead.y * k,
        colour: red,
      },
    ]),
    `<g transform="translate(${x} ${y}) scale(${k})">${callout}${handle}</g>`,
  );

import { say } from '../shared/language.js';
import { boat, house, palm } from './delta.js';

/** Each in the light of its hour. */
const night = `<path d="M0 0h108v76H0z" fill="#22355c"/><circle cx="84" cy="17" r="9" fill="#fff3df"/><path d="M0 46h108v30H0z" fill="#12494a"/><g transform="translate(-26 -38) scale(.22)">${boat}</g>`;
const ferry = `<path d="M0 0h108v76H0z" fill="#f7b99f"/><circle cx="22" cy="34" r="13" fill="#fff3df"/><path d="M0 44h108v32H0z" fill="#2a7a7c"/><path d="M18 50h74l-8 12H26z" fill="#12494a"/><path d="M30 34h46v16H30z" fill="#fff3df"/><path d="M35 38h9v7h-9zM49 38h9v7h-9zM63 38h9v7h-9z" fill="#2a7a7c"/><path d="M64 22h8v12h-8z" fill="#c8506f"/><path d="M10 68h34M60 70h30" stroke="#8fc4b8" stroke-width="2.500" stroke-linecap="round"/>`;
const noon = `<path d="M0 0h108v76H0z" fill="#f0c978"/><g transform="translate(-14 -48) scale(.29)">${palm(380, 392, 0.9, '#3c8c73')}${house}</g><path d="M0 68h108v8H0z" fill="#2a7a7c"/>`;

const told = [
  [
    night,
    say('Đất Mũi, 23:15', 'Đất Mũi, 23 giờ 15'),
    say('a boat at night, check-ups, three nights', 'ghe đêm, khám, thuốc, ba đêm chờ sinh'),
    '1.480.000 VND',
  ],
  [
    ferry,
    say('Trà Ôn, 6:10', 'Trà Ôn, 6 giờ 10'),
    say('the ferry twice, check-ups, one night', 'hai lượt phà, khám, thuốc, một đêm'),
    '720.000 VND',
  ],
  [
    noon,
    say('Năm Căn, 12:30', 'Năm Căn, 12 giờ 30'),
    say('boat and fuel, check-ups, four nights', 'ghe và dầu, khám, thuốc, bốn đêm'),
    '1.540.000 VND',
  ],
];

/** Place and hour first, the sum last: three of the fund's stories. A night costs 200.000 VND, as on the phone. */
export const stories = () =>
  told
    .map(
      ([picture, place, what, sum]) =>
        `<p><svg viewBox="0 0 108 76">${picture}</svg><span><b>${place}</b><small>${what}</small></span><strong>${sum}</strong></p>`,
    )
    .join('');

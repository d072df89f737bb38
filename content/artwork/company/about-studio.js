import { cutLeaf, grain, leaf, plant } from './draw.js';
import { arm, figure } from './figure.js';

const laptop = (x, y, s = 1, tone = '#2a323d') =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70-86H70a8 8 0 0 1 8 8V0H-78v-78a8 8 0 0 1 8-8z" fill="${tone}"/><path d="M-92 0H92l8 10h-200z" fill="#12161c"/><circle cy="-44" r="7" fill="#ffffff" opacity=".35"/></g>`;

const lampShade = (x, y, fill) =>
  `<path d="M${x} 0v${y}" stroke="#3a1f14" stroke-width="3"/><path d="M${x - 46} ${y + 44}a46 46 0 0 1 92 0z" fill="${fill}"/><ellipse cx="${x}" cy="${y + 44}" rx="46" ry="7" fill="#fff0c0"/><path d="M${x - 46} ${y + 48}l-60 190h212l-60-190z" fill="#fff0c0" opacity=".09"/>`;

const mug = (x, y, fill) =>
  `<path d="M${x + 11} ${y - 20}h8a8 8 0 0 1 0 14h-8" stroke="${fill}" stroke-width="5" fill="none"/><path d="M${x - 12} ${y - 26}h24v26h-24z" fill="${fill}"/>`;

const book = (x, y, w, h, fill) =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="${fill}"/><path d="M${x + 3} ${y - h + 8}h${w - 6}" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/>`;

const books = (x, y, list) => {
  let at = x;
  return list
    .map(([w, h, fill]) => {
      at += w + 2;
      return book(at - w - 2, y, w, h, fill);
    })
    .join('');
};

export const scene = () => `<svg viewBox="0 0 1200 630" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="wall" x1="0" x2="1"><stop stop-color="#cf8a4b"/><stop offset=".55" stop-color="#e5ad68"/><stop offset="1" stop-color="#efc283"/></linearGradient>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f0745c"/><stop offset=".6" stop-color="#f6b35f"/><stop offset="1" stop-color="#fbdc8e"/></linearGradient>
  </defs>
  <rect width="1200" height="630" fill="url(#wall)"/>
  <path d="M0 520 1200 470v160H0z" fill="#a9612f"/>
  <g>
    <path d="M640-10h470v500H640z" fill="#5d2c18"/><path d="M654-10h442v486H654z" fill="url(#dusk)"/>
    <circle cx="906" cy="250" r="96" fill="#fde7ab"/>
    <path d="M654 400h60v-70h52v46h44v-100h58v120h52v-66h60v90h58v-50h58v116H654z" fill="#d2603c"/>
    ${cutLeaf(690, 470, 14, 190, '#0e6f66', '#0a544d')}${cutLeaf(1060, 480, -18, 210, '#0b5a52', '#08443e')}${leaf(760, 480, 20, 260, 34, '#16857a')}${leaf(996, 480, -14, 270, 36, '#0e6f66')}${leaf(1090, 210, -70, 170, 30, '#0b5a52')}${leaf(1100, 150, -106, 150, 28, '#0e6f66')}${leaf(1096, 270, -50, 150, 28, '#16857a')}${leaf(654, 60, 116, 130, 24, '#0e6f66')}${leaf(654, 20, 100, 150, 26, '#0b5a52')}
    <path d="M798-10v500M950-10v500M640 150h470M640 318h470" stroke="#5d2c18" stroke-width="11"/>
    <path d="M628 472h494v20H628z" fill="#7a3a20"/>
    <path d="M654 476 420 630H0v-40z" fill="#fbdc8e" opacity=".10"/><path d="M1096 476l104 70v84H560z" fill="#fbdc8e" opacity=".18"/>
  </g>
  <g>
    <path d="M40 152h330v12H40zM40 268h210v12H40z" fill="#7a3a20"/><path d="M62 164v22M348 164v22M62 280v22M228 280v22" stroke="#7a3a20" stroke-width="7"/>
    ${books(58, 152, [
      [18, 84, '#0e6f66'],
      [14, 74, '#c2361f'],
      [22, 92, '#f4e6c4'],
      [16, 80, '#1f3a4d'],
      [18, 66, '#f0b83f'],
      [14, 88, '#a92a16'],
    ])}
    ${plant(236, 136, 70, ['#0e6f66', '#16857a', '#0b5a52'], 68, 7)}<path d="M218 130h36l-5 22h-26z" fill="#fbf3e2"/>
    <circle cx="304" cy="122" r="29" fill="#fbf3e2"/><circle cx="304" cy="122" r="29" fill="none" stroke="#1f3a4d" stroke-width="5"/><path d="M304 122v-17M304 122l13 8" stroke="#1f3a4d" stroke-width="4.500" stroke-linecap="round"/>
    ${books(58, 268, [
      [20, 60, '#f4e6c4'],
      [16, 72, '#c2361f'],
      [14, 58, '#0e6f66'],
      [22, 66, '#7d4fa0'],
    ])}
    <path d="M168 268v-46h52v46z" fill="#1f3a4d"/><path d="M174 228h40v34h-40z" fill="#f0745c"/><circle cx="206" cy="238" r="6" fill="#fde7ab"/><path d="m174 262 16-20 12 12 12-8v16z" fill="#0e6f66"/>
  </g>
  <g>
    <path d="M418 96h180v214H418z" fill="#fbf3e2"/><path d="M418 96h180v214H418z" fill="none" stroke="#7a3a20" stroke-width="8"/>
    <g transform="translate(432 112)"><path d="M0 0h62v78H0z" fill="#d3e6df"/><path d="M8 12h46v26H8zM8 48h46M8 60h30" stroke="#0e6f66" stroke-width="4" fill="none"/></g>
    <g transform="translate(506 108) rotate(3)"><path d="M0 0h74v52H0z" fill="#f6d9cc"/><path d="M10 40l16-24 12 14 10-10 16 20" stroke="#c2361f" stroke-width="4" fill="none"/></g>
    <g transform="translate(510 174) rotate(-3)"><path d="M0 0h34v34H0z" fill="#f4d35e"/><path d="M40 2h34v34H40z" fill="#8fd0bd"/><path d="M2 42h34v34H2z" fill="#f2a98f"/></g>
    <g transform="translate(434 204)"><path d="M0 0h58v90H0z" fill="#1f3a4d"/><path d="M8 10h42v48H8z" fill="#46b39a"/><path d="M8 68h42M8 78h26" stroke="#fff" stroke-width="4"/></g>
    <path d="M506 268h78M506 284h54" stroke="#c8a878" stroke-width="5"/>
  </g>
  ${lampShade(330, 64, '#0e6f66')}${lampShade(620, 42, '#c2361f')}${lampShade(900, 60, '#0e6f66')}
  <g transform="translate(-96 0)">
  ${figure('mai', 412, 528, 0.6, { turn: 0.7, tilt: 5, eye: 'smile' })}
  ${figure('quan', 566, 520, 0.6, { turn: -0.6, tilt: -3, eye: 'dot', mouth: 'laugh' })}
  ${figure('linh', 716, 516, 0.6, { turn: -0.2, tilt: 4, eye: 'down', mouth: 'calm', headset: '#12161c' })}
  ${figure(
    'duc',
    1016,
    508,
    0.6,
    { turn: -0.6, tilt: -4, mouth: 'side' },
    arm(
      [
        [90, 400],
        [44, 480],
        [96, 500],
      ],
      '#8a4b2d',
    ),
  )}
  ${figure('thao', 868, 514, 0.6, { turn: 0.6, tilt: 4, eye: 'smile' })}
  ${figure('son', 1152, 508, 0.6, { turn: -0.4, tilt: 3, eye: 'down', mouth: 'smile' })}
  <path d="M280 540 1300 489v141H260z" fill="#8c4a26"/><path d="M280 540 1300 489v26L278 568z" fill="#f0cf9a"/><path d="M278 568 1300 515v12L276 582z" fill="#c98f4f"/>
  ${laptop(566, 536, 0.82)}${laptop(730, 530, 0.82, '#c7ced6')}${laptop(1020, 514, 0.82)}
  <g transform="translate(396 546) rotate(-3)"><path d="M-60-8 50-14l22 14-120 6z" fill="#fdfaf2"/><path d="M-30-4l60-3M-18 1l56-3" stroke="#12161c" stroke-width="2.500"/></g>
  <g transform="translate(874 528) rotate(-3)"><path d="M-52-8 36-12l18 12-100 5z" fill="#fdfaf2"/><path d="M-24-4l46-2" stroke="#c2361f" stroke-width="3"/></g>
  ${mug(642, 536, '#c2361f')}${mug(936, 522, '#0e6f66')}${mug(480, 546, '#fbf3e2')}${mug(1118, 514, '#f0b83f')}
  <g transform="translate(806 530)"><path d="M-9-26h18l-4 26H-5z" fill="#7d4fa0"/>${plant(0, -22, 46, ['#0e6f66', '#16857a'], 50, 5)}</g>
  </g>
  ${grain(1200, 630, 0.18)}
</svg>`;

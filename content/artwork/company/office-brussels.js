import { grain } from './draw.js';

const pane = (x, y, w, h, glass = '#5c7486') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fbf5e8"/><rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="${h - 8}" fill="${glass}"/><path d="M${x + w / 2} ${y + 2}v${h - 4}M${x + 2} ${y + h * 0.38}h${w - 4}" stroke="#fbf5e8" stroke-width="3.500"/>`;

const stepped = (x, w, y, step, rise, count) => {
  let d = `M${x} 480V${y}`;
  for (let i = 0; i < count; i++) d += `h${step}v${-rise}`;
  d += `h${w - 2 * count * step}`;
  for (let i = 0; i < count; i++) d += `v${rise}h${step}`;
  return `${d}V480z`;
};

export const scene = () => `<svg viewBox="0 0 480 480" preserveAspectRatio="xMidYMid slice">
  <rect width="480" height="480" fill="#c9d3da"/><circle cx="106" cy="104" r="58" fill="#f4ead2"/>
  <path d="M0 236h64v244H0zM430 206h60v274h-60z" fill="#aab7c1"/>
  <path d="${stepped(28, 118, 236, 15, 26, 3)}" fill="#e6d6b6"/>${[52, 96].map((x) => pane(x, 262, 28, 44) + pane(x, 330, 28, 44)).join('')}${pane(74, 190, 28, 38)}<path d="M40 398h96v82H40z" fill="#7c3a2a"/><path d="M48 406h36v74H48zM92 406h36v44H92z" fill="#f0c26a"/>
  <path d="${stepped(338, 124, 252, 16, 28, 3)}" fill="#8fa1ae"/>${[360, 412].map((x) => pane(x, 276, 30, 46) + pane(x, 344, 30, 46)).join('')}${pane(384, 200, 30, 40)}<path d="M352 412h96v68h-96z" fill="#3f5160"/><path d="M362 422h76v58h-76z" fill="#5c7486"/>
  <path d="${stepped(138, 208, 206, 21, 32, 4)}" fill="#f4ead2"/>
  <path d="${stepped(138, 208, 206, 21, 32, 4)}" fill="none" stroke="#d9c69f" stroke-width="5"/>
  <path d="M236 78v-34M236 46l26 8-26 8" stroke="#2a3743" stroke-width="3.500" fill="#c2361f"/>
  <path d="M226 122a16 16 0 0 1 32 0v30h-32z" fill="#5c7486" stroke="#fbf5e8" stroke-width="4"/>
  ${[166, 222, 278].map((x, i) => pane(x, 190, 40, 62) + pane(x, 282, 40, 66, i === 1 ? '#f0c26a' : '#5c7486')).join('')}
  <path d="M154 262h176v7H154zM154 362h176v7H154z" fill="#d9c69f"/>
  <path d="M160 384h80v96h-80z" fill="#0e6f66"/><path d="M168 392h64v40h-64z" fill="#0a544d"/><circle cx="228" cy="446" r="4" fill="#f0c26a"/><path d="M256 384h66v66h-66z" fill="#5c7486" stroke="#fbf5e8" stroke-width="5"/>
  <g stroke="#2a3743" fill="none">
    <path d="M122 480V92M196 480V60M272 480V60M360 480V92" stroke-width="6"/>
    <path d="M112 92h258M112 178h258M112 266h258M112 358h258" stroke-width="4"/>
    <path d="M122 178l74 88M272 266l88 92M196 92l76 86M122 358l74 108" stroke-width="3"/>
  </g>
  ${[172, 260, 352].map((y) => `<path d="M106 ${y}h270v9H106z" fill="#c8873f"/><path d="M106 ${y}h270" stroke="#e3a862" stroke-width="3"/>`).join('')}
  <path d="M272 92h88v80h-88z" fill="#0e6f66" opacity=".8"/><path d="M272 112h88M272 132h88M272 152h88M294 92v80M316 92v80M338 92v80" stroke="#3f968c" stroke-width="1.500"/>
  <path d="M370 480 392 180M386 480l22-300M373 452h16M376 420h16M378 388h16M380 356h16M382 324h16M385 292h16M388 260h16M390 228h16M392 200h16" stroke="#c2361f" stroke-width="4.500" stroke-linecap="round"/>
  <g transform="translate(150 260)"><path d="M-10 0v-30q10-12 20 0V0z" fill="#f0745c"/><circle cy="-44" r="10" fill="#d99a6c"/><path d="M-12-46a12 12 0 0 1 24 0h4v3h-32v-3z" fill="#f0b83f"/><path d="M8-26l22-14" stroke="#f0745c" stroke-width="7" stroke-linecap="round"/><path d="M26-48l14 12-5 6-14-12z" fill="#2a3743"/></g>
  <g transform="translate(232 352)"><path d="M-11 0v-32q11-12 22 0V0z" fill="#2f8f83"/><circle cy="-46" r="10" fill="#a9714c"/><path d="M-12-48a12 12 0 0 1 24 0h4v3h-32v-3z" fill="#fbf5e8"/></g>
  <path d="M340 260v-9h20v9M126 352v-22h34v22z" fill="#8d5a32"/>
  <path d="M0 458h480v22H0z" fill="#5f6b73"/><path d="M0 458h480v7H0z" fill="#e6dcc6"/>
  <path d="M410 458l14-52 14 52z" fill="#e8672f"/><path d="M416 436h16M420 421h8" stroke="#fff" stroke-width="6"/>
  ${grain(480, 480, 0.2)}
</svg>`;

import { say } from '../shared/language.js';

export const status = (time, ink) =>
  `<div class="status" style="color:${ink}">${time}<i></i><svg viewBox="0 0 24 12"><rect x="1" y="1" width="19" height="10" rx="3" fill="none" stroke="${ink}"/><rect x="3" y="3" width="10" height="6" rx="1.500" fill="${ink}"/><path d="M22 4v4" stroke="${ink}" stroke-width="2" stroke-linecap="round"/></svg></div>`;

/** The tab that is on: the first is 0. */
export const tabs = (on) => {
  const icons = {
    [say('Today', 'Hôm nay')]: '<path d="M4 3h12v14H4zM4 8h12M8 12h4"/>',
    [say('Speak', 'Nói')]:
      '<rect x="7" y="2" width="6" height="10" rx="3"/><path d="M4 9a6 6 0 0 0 12 0M10 15v3"/>',
    [say('Read', 'Đọc')]: '<path d="M10 5q-3-2-8-2v12q5 0 8 2 3-2 8-2V3q-5 0-8 2zM10 5v12"/>',
    [say('Class', 'Lớp')]:
      '<circle cx="7" cy="7" r="3"/><circle cx="14" cy="8" r="2.200"/><path d="M2 17q0-5 5-5t5 5M13 12.500q5-.5 5 4.500"/>',
  };
  return `<nav>${Object.entries(icons)
    .map(
      ([name, path], index) =>
        `<span class="${index === on ? 'on' : ''}"><i><svg viewBox="0 0 20 20">${path}</svg></i>${name}</span>`,
    )
    .join('')}</nav>`;
};

/** Rain that falls everywhere and lines up nowhere. */
export const rain = (w, h, n, colour, size = 1, seed = 0) =>
  `<g stroke="${colour}" stroke-width="${3 * size}" stroke-linecap="round">${Array.from(
    { length: n },
    (_, i) => {
      const x = (((i + seed) * 0.7548776662) % 1) * (w + 30);
      const y = (((i + seed) * 0.569840291) % 1) * (h + 20) - 10;
      const long = (14 + ((i * 7) % 22)) * size;
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}"/>`;
    },
  ).join('')}</g>`;

/** Somebody under a red umbrella, feet at 0 0, 150 high. */
export const umbrella = (x, y, size = 1, coat = '#f7cf3e') =>
  `<g transform="translate(${x} ${y}) scale(${size})">
  <path d="M-14 0v-30h10V0zM6 0v-30h10V0z" fill="#1b2433"/><path d="M-18 0h16q0-8-8-8-6 0-8 8zM4 0h16q0-8-8-8-6 0-8 8z" fill="#e2543a"/>
  <path d="M-24-22q-2-50 26-50t26 50q-26 8-52 0z" fill="${coat}"/><path d="M2-72v52" stroke="#c99a0c" stroke-width="2"/>
  <path d="M22-58q14 0 12-18" fill="none" stroke="${coat}" stroke-width="11" stroke-linecap="round"/>
  <circle cx="34" cy="-80" r="6" fill="#e9b48c"/>
  <circle cx="2" cy="-86" r="15" fill="#e9b48c"/><path d="M-14-84q-4-20 16-20t17 16q-8 2-14-4-4 8-12 8 0 6-3 8-4-2-4-8z" fill="#2a1a12"/><path d="M2-80q4 3 8 0" stroke="#8a4b2c" stroke-width="2" fill="none" stroke-linecap="round"/>
  <path d="M34-76v-60" stroke="#1b1608" stroke-width="3.500"/><path d="M-34-118Q-30-170 34-172t70 54q-12-11-23 0-12-11-23.500 0-12-11-23.500 0-12-11-23 0-12-11-45 0z" fill="#e2543a"/><path d="M34-172Q8-150 11-118q11-11 23 0 12-11 23.500 0Q60-150 34-172z" fill="#c43f27"/><path d="M34-172v-8" stroke="#1b1608" stroke-width="3.500" stroke-linecap="round"/>
</g>`;

/** A street in a light rain, 390 x 450. */
export const street = `<rect width="390" height="450" fill="#3a4c66"/>
  <path d="M0 330V150h62v-34h50v60h40v-90h76v120h44v-60h66v40h52v144z" fill="#32425a"/>
  <path d="M0 330v-90h36v-30h48v60h56v-36h44v96zM240 330v-76h50v-30h44v46h56v60z" fill="#29374c"/>
  <g fill="#f7cf3e">${[
    [166, 110],
    [196, 110],
    [166, 140],
    [226, 240],
    [20, 178],
    [78, 140],
    [288, 172],
    [318, 200],
    [352, 250],
    [50, 256],
    [104, 290],
    [262, 270],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="11" height="15" rx="2" opacity=".8"/>`)
    .join('')}</g>
  <path d="M0 322h390v128H0z" fill="#1f2a3b"/><path d="M20 352h90M150 376h120M300 350h70M40 388h50M230 400h110M90 424h60" stroke="#3a4c66" stroke-width="4" stroke-linecap="round"/>
  <path d="M318 330V206q0-10-12-10h-14" fill="none" stroke="#131a26" stroke-width="6" stroke-linecap="round"/><path d="M274 196h24l-4 12h-16z" fill="#f7cf3e"/><path d="M278 208h16l36 114h-86z" fill="#f7cf3e" opacity=".1"/>`;

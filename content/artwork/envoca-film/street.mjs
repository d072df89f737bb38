import { along, between, ease } from './motion.mjs';

/** None is lit where the word falls, and no lamp stands there: its letters are as light. */
const windows = [
  [70, 214],
  [112, 214],
  [70, 262],
  [238, 300],
  [330, 196],
  [372, 196],
  [330, 244],
  [500, 192],
  [576, 152],
  [652, 180],
  [804, 202],
  [926, 168],
  [160, 380],
];

const houses = (shift) => `
  <path transform="translate(${-shift * 0.35} 0)" d="M-40 520V190h90v-50h120v92h70V120h160v118h80v-70h70v-40h140v96h90v-40h120v-46h130v380z" fill="#34455e"/>
  <g transform="translate(${-shift * 0.35} 0)" fill="#f7cf3e">${windows.map(([x, y], i) => `<rect x="${x}" y="${y}" width="17" height="24" rx="3" opacity="${i % 3 ? 0.75 : 0.4}"/>`).join('')}</g>
  <path transform="translate(${-shift * 0.7} 0)" d="M-60 540V392h70v-44h96v70h110v-60h84v50h120v-80h110v80h100v-56h90v40h120v-70h90v60h130v158z" fill="#2a384e"/>`;

const lamp = (x) =>
  `<g transform="translate(${x} 0)"><path d="M-30 306h34l62 248H-92z" fill="#f7cf3e" opacity=".1"/><path d="M48 560V308q0-16-18-16H4" fill="none" stroke="#131a26" stroke-width="10" stroke-linecap="round"/><path d="M-36 290h42l-8 20h-26z" fill="#f7cf3e"/></g>`;

/** Each drop has a way of its own and begins it again when it has landed; the street's depth makes some faint. */
const rain = (now, strength) => {
  const drops = Array.from({ length: Math.round(84 * strength) }, (_, i) => {
    const seed = (i * 0.7548776662) % 1;
    const fall = (now * (0.5 + ((i * 0.38) % 0.35)) + ((i * 0.569840291) % 1)) % 1;
    const near = 0.5 + ((i * 7) % 5) / 8;
    const long = 34 * near;
    const x = seed * 1120 - fall * 190 - 20;
    const y = fall * 640 - 50;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.27).toFixed(1)} ${long.toFixed(1)}" stroke-width="${(4 * near).toFixed(1)}" opacity="${(0.45 + near * 0.4).toFixed(2)}"/>`;
  });
  return `<g stroke="#9db0cb" stroke-linecap="round">${drops.join('')}</g>`;
};

const rings = (now, strength) =>
  Array.from({ length: Math.round(9 * strength) }, (_, i) => {
    const part = (now * 0.8 + i * 0.37) % 1;
    const x = ((i * 0.618) % 1) * 900 + 30;
    const y = 574 + ((i * 53) % 110);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${(6 + part * 30).toFixed(1)}" ry="${(2 + part * 7).toFixed(1)}" fill="none" stroke="#6f86a8" stroke-width="2.500" opacity="${((1 - part) * 0.8).toFixed(2)}"/>`;
  }).join('');

/** A street at dusk. `shift`: how far the eye has gone along it; `strength`: of the rain, 0 to 1. */
export const street = (now, shift, strength) => `<rect width="960" height="720" fill="#3d5070"/>
  <path d="M0 0h960v250H0z" fill="#46597a" opacity=".5"/>
  ${houses(shift)}${lamp(1060 - shift)}${lamp(1660 - shift)}
  <path d="M0 530h960v190H0z" fill="#1f2a3b"/><path d="M0 530h960v14H0z" fill="#2f3d54"/>
  <g stroke="#34455e" stroke-width="6" stroke-linecap="round" transform="translate(${-(shift % 480)} 0)">${[0, 480, 960].map((x) => `<path d="M${x + 30} 594h130M${x + 230} 648h170M${x + 60} 694h90M${x + 330} 586h90"/>`).join('')}</g>
  ${rings(now, strength)}${rain(now, strength)}`;

const leg = (swing, boot) =>
  `<g transform="rotate(${(swing * 24).toFixed(1)} 0 -34)"><path d="M-6-40h12V0H-6z" fill="#1b2433"/><path d="M-10 2q-1-12 8-12 6 0 8 6 8 1 9 6z" fill="${boot}"/></g>`;

/** Somebody in a yellow coat, feet at 0 0. `step` counts the steps; `open`: the umbrella, 0 to 1; `hand`: held out, 0 to 1. */
export const walker = ({ x, y, size, step, open = 1, hand = 0, smile = 1 }) => {
  const swing = Math.sin(step * Math.PI);
  const bob = -Math.abs(swing) * 4;
  const cap = between(0.16, 1, ease(open));
  return `<g transform="translate(${x.toFixed(1)} ${y}) scale(${size})">
    <ellipse cx="2" cy="4" rx="46" ry="7" fill="#0d1420" opacity=".5"/>
    <g transform="translate(-8 0)">${leg(-swing, '#c43f27')}</g><g transform="translate(12 0)">${leg(swing, '#e2543a')}</g>
    <g transform="translate(0 ${bob.toFixed(1)})">
      <path d="M-26-22q-2-52 28-52t28 52q-28 9-56 0z" fill="#f7cf3e"/><path d="M2-72v50" stroke="#c99a0c" stroke-width="2.200"/><path d="M-14-40h9M9-40h9" stroke="#c99a0c" stroke-width="3" stroke-linecap="round"/>
      <path d="M-20-58q-16 ${8 - hand * 18}-${12 + hand * 18} ${22 - hand * 22}" fill="none" stroke="#e8bd22" stroke-width="12" stroke-linecap="round"/><circle cx="${-32 - hand * 20}" cy="${-35 - hand * 24}" r="6.500" fill="#e9b48c"/>
      <circle cx="2" cy="-88" r="17" fill="#e9b48c"/><path d="M-17-86q-4-23 19-23t20 18q-9 3-16-4-5 9-14 9 0 7-3 9-5-2-6-9z" fill="#2a1a12"/>
      <circle cx="9" cy="-86" r="1.900" fill="#2a1a12"/><circle cx="16" cy="-86" r="1.700" fill="#2a1a12"/><path d="M6-79q5 ${(4 * smile).toFixed(1)} 10 0" stroke="#8a4b2c" stroke-width="2.200" fill="none" stroke-linecap="round"/>
      <g transform="rotate(${(swing * 2).toFixed(1)} 32 -60)"><path d="M32-52v-88" stroke="#1b1608" stroke-width="4"/><g transform="translate(32 -172) scale(${cap.toFixed(3)} ${between(1.25, 1, ease(open)).toFixed(3)}) translate(-32 172)"><path d="M-42-122Q-38-180 32-182t76 60q-12-12-24.500 0-12.500-12-25 0-12.500-12-25 0-12.500-12-25 0-12.500-12-25.500 0z" fill="#e2543a"/><path d="M32-182Q6-160 8.500-122q12-12 25 0 12.500-12 25 0Q60-160 32-182z" fill="#c43f27"/></g><path d="M32-182v-9" stroke="#1b1608" stroke-width="4" stroke-linecap="round"/></g>
      <path d="M24-60q16 0 9-2" fill="none" stroke="#f7cf3e" stroke-width="13" stroke-linecap="round"/><circle cx="33" cy="-66" r="7" fill="#e9b48c"/>
    </g></g>`;
};

/** Letters that fall like drops, each a little later, and land on the line of the word. */
export const fallingWord = (now, from, x, y, size, fill) => {
  // Unbounded's own, less what the tracking takes.
  const widths = [0.775, 0.495, 0.265, 0.635, 0.635, 0.265, 0.675];
  let at = x;
  return [...'drizzle']
    .map((letter, i) => {
      const part = along(now, from + i * 0.16, from + i * 0.16 + 0.55);
      const fall = part < 0.72 ? (part / 0.72) ** 2 : 1 - Math.sin(((part - 0.72) / 0.28) * Math.PI) * 0.05;
      const place = at;
      at += (widths[i] ?? 0) * size;
      return part === 0
        ? ''
        : `<text class="word" x="${place.toFixed(1)}" y="${between(-80, y, fall).toFixed(1)}" font-size="${size}" fill="${fill}">${letter}</text>`;
    })
    .join('');
};

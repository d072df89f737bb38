/** Heads of the team. Everything is drawn round 0,0, between the eyes; `turn` from -1 (left) to 1 (right). */
import { eyes, glasses, mouths, stroke } from './features.js';
import { hairs } from './hair.js';

export const skins = {
  light: ['#f3cfae', '#dfa67d'],
  rose: ['#f6d3bd', '#e3a58b'],
  warm: ['#e6b48c', '#c98a61'],
  tan: ['#d39c72', '#b1754c'],
  brown: ['#a9714c', '#865433'],
};

/** The lower half of a face is what tells people apart. */
const jaws = {
  oval: 'C58 17 53 43 36 63 24 77 12 83 0 83S-24 77-36 63C-53 43-58 17-58-12z',
  square: 'C58 20 57 45 44 64 34 78 17 84 0 84S-34 78-44 64C-57 45-58 20-58-12z',
  round: 'C60 20 56 47 39 65 27 77 13 80 0 80S-27 77-39 65C-56 47-60 20-58-12z',
  heart: 'C58 14 51 39 33 61 21 75 11 82 0 82S-21 75-33 61C-51 39-58 14-58-12z',
  long: 'C58 18 54 47 38 68 26 82 13 88 0 88S-26 82-38 68C-54 47-58 18-58-12z',
};
const faceOf = (jaw) => `M-58-12C-59-62-35-86 0-86S59-62 58-12${jaws[jaw]}`;

const beards = {
  full: (x, c) =>
    `<path d="M-57 8C-57 44-46 88 0 92 46 88 57 44 57 8c-6 10-12 14-20 16-10-8-24-4-${37 - x} 0-13-4-27-8-37 0-8-2-12-6-20-16z" transform="translate(${x * 0.3} 0)" fill="${c}"/>`,
  stubble: (x, c, jaw) =>
    `<path clip-path="url(#face-${jaw})" fill-rule="evenodd" d="M-62 0C-58 20-50 36-${40 - x * 0.4} 37c8 1 14-8 ${20 + x * 0.6}-10q20-5 40 0c8 2 14 10 22 9 10-2 18-17 22-36v96h-124zM${x - 18} 42q18-12 36 0-6 16-18 16t-18-16z" fill="${c}" opacity=".2"/>`,
};

/** Turns what it is laid on into the colour of a shadow on skin. */
const dark =
  '<filter id="dark"><feColorMatrix values="0 0 0 0 0.29  0 0 0 0 0.1  0 0 0 0 0.04  0 0 0 1 0"/></filter>';

const place = ({ x, y, tilt, size = 1 }) => `translate(${x} ${y}) rotate(${tilt}) scale(${size})`;
const hairOf = (look) => hairs[look.hair](look.hairColour, look.hairShade ?? '#00000033');

/** What stands behind the clothes: the hair at the back, and a neck that runs into the shoulders. */
export const headBack = (pose, look) => {
  const [skin, shade] = skins[look.skin];
  const lean = pose.tilt * 1.1;
  return `<g transform="${place(pose)}">${hairOf(look).back}</g>
    <g transform="translate(${pose.x} ${pose.y})"><path d="M${-27 - lean} 40c2 36 2 60-7 104h70c-9-44-10-68-9-104z" fill="${skin}"/>
    <path d="M${-27 - lean} 44h${54 + lean}v44c-18 22-42 20-${54 + lean} 2z" fill="${shade}" opacity=".8"/></g>`;
};

/** The face and what is on it. `tilt` in degrees. */
export const headFront = (pose, look) => {
  const { turn, eye = 'dot', mouth } = pose;
  const [skin, shade] = skins[look.skin];
  const t = turn * 11;
  const far = turn < 0 ? -1 : 1;
  const { jaw = 'oval' } = look;
  const face = faceOf(jaw);
  const front = hairOf(look).front;
  const ear = (side) =>
    turn * side > 0.6
      ? ''
      : `<ellipse cx="${side * 58}" cy="6" rx="11" ry="16" fill="${side === far ? shade : skin}"/>${stroke(`M${side * 60}-1q${side * 6} 5 ${side} 13`, 2.6, shade)}`;
  const brow = (side) => {
    const x = side * 23 + t;
    return stroke(
      `M${x - 12}-${side < 0 ? 22 : 25}q${side < 0 ? 10 : 14}-7 24 ${side < 0 ? -3 : 3}`,
      look.browWidth ?? 4.5,
      look.browColour ?? look.hairColour,
    );
  };
  // Drawn for a face turned right; turned left it is mirrored.
  const nose = `<g transform="translate(${t * 1.3} 0) scale(${far} 1)">${stroke('M-2-2q8 14 9 21-2 5-12 3', 3.4, shade)}</g>`;
  const freckles = [-36, 18, -28, 24, -42, 26, 30, 18, 38, 24, 24, 26];
  const eyeOf = (x) => (eye === 'wink' && x > t ? eyes.dot : eyes[eye])(x, -3, look.lash);
  const parts = [
    ear(-1),
    ear(1),
    // In the shade, and on it, a little aside, what the light falls on: the far cheek and the chin turn away.
    `${dark}<clipPath id="face-${jaw}"><path d="${face}"/></clipPath><path d="${face}" fill="${shade}"/>
     <path clip-path="url(#face-${jaw})" d="${face}" transform="translate(${-far * 3} -1)" fill="${skin}"/>
     <g clip-path="url(#face-${jaw})"><path d="${face}" fill="${shade}" opacity=".34"/><path d="${face}" transform="translate(${-far * 15} -8)" fill="${skin}"/>
     <g transform="translate(${-far * 2} 8)" filter="url(#dark)" opacity=".17">${front}</g></g>`,
    look.blush === false
      ? ''
      : `<g fill="#e2603f" opacity=".17"><ellipse cx="${-35 + t}" cy="25" rx="13" ry="10"/><ellipse cx="${35 + t}" cy="25" rx="13" ry="10"/></g>`,
    look.freckles
      ? freckles
          .map((a, i) =>
            i % 2 ? '' : `<circle cx="${a + t}" cy="${freckles[i + 1]}" r="1.900" fill="#b96a44"/>`,
          )
          .join('')
      : '',
    look.beard ? beards[look.beard](t, look.hairColour, jaw) : '',
    look.beard === 'full' && mouth !== 'laugh' ? mouths.bearded(t) : mouths[mouth](t, shade),
    nose,
    look.age ? stroke(`M${t - 19} 22q-8 7-8 15M${t + 19} 22q8 7 8 15`, 2.2, shade) : '',
    look.glasses ? glasses[look.glasses].lenses(t) : '',
    eyeOf(-22 + t),
    eyeOf(22 + t),
    brow(-1),
    brow(1),
    front,
    look.glasses ? glasses[look.glasses].frame(t, look.glassesColour ?? '#12161c') : '',
    look.earring
      ? [-1, 1]
          .map((side) =>
            turn * side > 0.6
              ? ''
              : `<circle cx="${side * 60}" cy="31" r="7" fill="${look.earring}"/><circle cx="${side * 60 - 2}" cy="29" r="2" fill="#fff" opacity=".55"/>`,
          )
          .join('')
      : '',
    pose.headset
      ? `<path d="M-66 4C-74-118 74-118 66 4" fill="none" stroke="${pose.headset}" stroke-width="11"/><rect x="-80" y="-14" width="25" height="46" rx="12" fill="${pose.headset}"/><rect x="55" y="-14" width="25" height="46" rx="12" fill="${pose.headset}"/>`
      : '',
  ];
  return `<g transform="${place(pose)}">${parts.join('')}</g>`;
};

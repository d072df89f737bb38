/** Heads of the team. Everything is drawn round 0,0, between the eyes; `turn` from -1 (left) to 1 (right). */
export const skins = {
  light: ['#f3cfae', '#e0ab84'],
  rose: ['#f6d3bd', '#e6ab92'],
  warm: ['#e6b48c', '#cf9168'],
  tan: ['#d39c72', '#b97f56'],
  brown: ['#a9714c', '#8c5937'],
};

const ink = '#12161c';
const stroke = (d, width = 4, colour = ink) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const eyes = {
  dot: (x, y) => `<ellipse cx="${x}" cy="${y}" rx="4.800" ry="5.800" fill="${ink}"/>`,
  smile: (x, y) => stroke(`M${x - 10} ${y + 2}q10-10 20 0`),
  down: (x, y) => stroke(`M${x - 10} ${y - 1}q10 8 20 0`),
  wink: (x, y) => stroke(`M${x - 10} ${y - 2}l17 4-17 4`, 3.6),
};

const mouths = {
  smile: (x) => stroke(`M${x - 15} 40q15 13 30 0`),
  calm: (x) => stroke(`M${x - 11} 43q12 6 22-1`),
  side: (x) => stroke(`M${x - 12} 45q14 2 24-8`),
  laugh: (x) =>
    `<path d="M${x - 19} 36h38c0 16-8 24-19 24s-19-8-19-24z" fill="#7a1d16"/><path d="M${x - 15} 36h30v7h-30z" fill="#fff"/>`,
  oh: (x) => `<ellipse cx="${x}" cy="45" rx="6.500" ry="8" fill="#7a1d16"/>`,
};

const glasses = {
  round: (x, colour) =>
    `<g fill="#ffffff" fill-opacity=".2" stroke="${colour}" stroke-width="4"><circle cx="${x - 23}" cy="-3" r="18.500"/><circle cx="${x + 23}" cy="-3" r="18.500"/><path d="M${x - 5}-6q5-4 10 0" fill="none"/></g>`,
  square: (x, colour) =>
    `<g fill="#ffffff" fill-opacity=".2" stroke="${colour}" stroke-width="4.500"><rect x="${x - 43}" y="-18" width="37" height="28" rx="7"/><rect x="${x + 6}" y="-18" width="37" height="28" rx="7"/><path d="M${x - 6}-8h12" fill="none"/></g>`,
};

const beards = {
  full: (x, c) =>
    `<path d="M-57 8C-56 42-44 84 0 88 44 84 56 42 57 8c-6 10-12 14-20 16-10-8-24-4-${37 - x} 0-13-4-27-8-37 0-8-2-12-6-20-16z" transform="translate(${x * 0.3} 0)" fill="${c}"/><path d="M${x - 16} 41q16 12 32 0l-4 7q-12 6-24 0z" fill="#7a1d16"/>`,
  stubble: (x, c) =>
    `<path d="M-56 16c2 36 18 62 56 66 38-4 54-30 56-66-6 16-16 22-26 22q-30-14-60 0c-10 0-20-6-26-22z" fill="${c}" opacity=".26"/>`,
};

/** Hair: a layer behind the head, one on it. `c` and `d`: colour and its shade. */
export const hairs = {
  parted: (c) => ({
    back: '',
    front: `<path d="M-62 2c-8-60 14-100 64-100 46 0 72 34 62 98-6-4-8-16-10-34-22 2-50-6-70-22-8 16-24 26-38 28-4 12-4 22-8 30z" fill="${c}"/>`,
  }),
  grey: (c, d) => ({
    back: '',
    front: `<path d="M-62 4c-8-62 14-102 62-102s72 36 62 102c-6-6-8-18-10-36-24 0-50-4-72-18-8 14-20 20-32 22-4 12-6 22-10 32z" fill="${c}"/><path d="M-62 4c-3-20-2-36 3-50l9 18c-4 12-8 22-12 32zM62 4c3-20 2-36-3-50l-8 16c3 14 5 26 11 34z" fill="${d}"/>`,
  }),
  crop: (c) => ({
    back: '',
    front: `<path d="M-61-6C-66-62-40-96 0-96s66 34 61 90c-4-8-6-16-8-28-2-14-8-22-18-26-22 8-50 8-70 0-10 4-16 12-18 26-2 12-4 20-8 28z" fill="${c}"/>`,
  }),
  spiky: (c) => ({
    back: '',
    front: `<path d="M-61-4c-10-34-6-58 6-72l-2-14 18 4 6-16 16 8 17-14 13 14 18-8 4 16 18-2-4 18c12 18 14 40 6 66-5-8-7-18-9-30-12-2-20-10-26-16-20 10-46 8-62-2-4 12-8 16-12 18-2 12-3 22-7 30z" fill="${c}"/>`,
  }),
  wavy: (c) => ({
    back: `<path d="M-66-30c-12 30-10 60 4 84h124c14-24 16-54 4-84z" fill="${c}"/>`,
    front: `<path d="M-64 20c-16-50-8-118 52-118 30-10 84 6 82 62 4 20 2 38-6 56-6-14-6-32-12-46-20 2-34-8-42-20-14 16-38 24-58 22-8 14-10 28-16 44z" fill="${c}"/>`,
  }),
  curls: (c) => ({
    back: '',
    front: `<g fill="${c}">${[
      [-56, -30, 19],
      [-52, -58, 22],
      [-28, -80, 24],
      [2, -88, 24],
      [32, -80, 23],
      [54, -56, 22],
      [58, -28, 18],
      [-24, -56, 20],
      [6, -62, 20],
      [34, -54, 18],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
  }),
  perm: (c) => ({
    back: '',
    front: `<g fill="${c}">${[
      [-56, -24, 15],
      [-58, -50, 20],
      [-38, -76, 24],
      [-6, -88, 26],
      [28, -84, 25],
      [52, -62, 22],
      [58, -34, 16],
      [-34, -46, 18],
      [-12, -56, 20],
      [14, -52, 21],
      [38, -46, 17],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
  }),
  bob: (c) => ({
    back: `<path d="M-74-20C-78-74-44-104 0-104s78 30 74 84c2 40 2 66-6 92-20 8-116 8-136 0-8-26-8-52-6-92z" fill="${c}"/>`,
    front: `<path d="M-62 6c-6-58 14-100 62-100s68 42 62 100c-6-12-8-22-9-36-34 8-72 8-106 0-1 14-3 24-9 36z" fill="${c}"/>`,
  }),
  wave: (c) => ({
    back: `<path d="M-68-40c-30 30 0 50-18 78-10 22 10 40 28 38h116c22 2 34-18 26-38-14-26 12-50-16-80z" fill="${c}"/>`,
    front: `<path d="M-64 12c-12-62 14-112 66-112 56 0 76 48 62 112-10-16-8-38-22-58-26 4-60-6-78-26-2 24-18 40-22 56-2 12-2 20-6 28z" fill="${c}"/>`,
  }),
  long: (c) => ({
    back: `<path d="M-72-26C-74-80-42-106 0-106s74 26 72 80c0 70 6 150 14 214h-172c8-64 14-144 14-214z" fill="${c}"/>`,
    front: `<path d="M-62 24c-10-70 10-120 62-120s72 50 62 120c-8-24-8-50-18-70-18-8-34-22-44-38-10 16-26 30-44 38-10 20-10 46-18 70z" fill="${c}"/>`,
  }),
  bun: (c, d) => ({
    back: `<circle cy="-108" r="34" fill="${c}"/><path d="M-22-88q22-12 44 0" stroke="${d}" stroke-width="7" fill="none"/><path d="M-64-10C-68-66-40-100 0-100s68 34 64 90z" fill="${c}"/>`,
    front: `<path d="M-62 0C-70-60-42-98 0-98S70-60 62 0c-6-14-8-26-10-36-16-6-36-22-52-22s-36 16-52 22c-2 10-4 22-10 36z" fill="${c}"/>`,
  }),
  topknot: (c, d) => ({
    back: `<ellipse cx="10" cy="-114" rx="27" ry="31" fill="${c}" transform="rotate(14)"/><path d="M-2-92q16-8 34 4" stroke="${d}" stroke-width="8" fill="none"/>`,
    front: `<path d="M-61 4C-70-58-42-96 0-96s70 38 61 100c-5-10-7-22-8-32-30 10-76 10-106 0-1 10-3 22-8 32z" fill="${c}"/>`,
  }),
  tail: (c, d) => ({
    back: `<path d="M50-70c54-6 66 50 52 96-4 18-10 40-4 62-22-10-34-40-28-76 2-30-2-50-20-60z" fill="${c}"/><path d="M46-74q14 4 16 20" stroke="${d}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    front: `<path d="M-62 4C-72-60-42-98 0-98S70-60 62 4c-6-8-9-22-11-36-18-2-34-10-44-22-14 18-38 26-58 24-2 12-5 24-11 34z" fill="${c}"/>`,
  }),
  pixie: (c) => ({
    back: '',
    front: `<path d="M-62 22c-4-12-6-24-6-40-4-52 24-82 70-82 50 0 74 36 64 92-2 12-3 20-6 30-7-14-6-34-11-48-30 0-54-10-70-26-8 14-18 24-30 30-4 14-6 30-11 44z" fill="${c}"/>`,
  }),
  sweep: (c) => ({
    back: '',
    front: `<path d="M-61-2c-10-30-8-64 20-84C-16-108 30-108 58-86c20 14 18 40 10 56-2 12-4 20-8 28-5-8-7-18-8-30-30 4-66-4-88-24-6 14-12 22-16 26-2 12-5 20-9 28z" fill="${c}"/>`,
  }),
  chin: (c) => ({
    back: `<path d="M-70-20c-6-52 22-86 70-86s76 34 70 86c0 34 6 60 2 84-22 10-34 0-38-12h-68c-4 12-16 22-38 12-4-24 2-50 2-84z" fill="${c}"/>`,
    front: `<path d="M-62 20c-8-66 12-114 58-116 46-2 76 42 66 116-8-18-8-40-14-58-30-2-56-14-72-34-8 18-20 28-30 34-4 20-4 40-8 58z" fill="${c}"/>`,
  }),
};

const face =
  'M-58-14C-58-62-34-84 0-84S58-62 58-14C58 14 52 40 34 60 22 74 10 80 0 80S-22 74-34 60C-52 40-58 14-58-14z';

const place = ({ x, y, tilt, size = 1 }) => `translate(${x} ${y}) rotate(${tilt}) scale(${size})`;
const hairOf = (look) => hairs[look.hair](look.hairColour, look.hairShade ?? '#00000033');

/** What stands behind the clothes: the hair at the back and the neck. */
export const headBack = (pose, look) => {
  const [skin, shade] = skins[look.skin];
  return `<g transform="${place(pose)}">${hairOf(look).back}
    <path d="M-25 40h50v92h-50z" fill="${skin}"/>
    <path d="M-25 60c12 18 38 20 50 4v20c-14 20-40 16-50-2z" fill="${shade}" opacity=".75"/></g>`;
};

/** The face and what is on it. `tilt` in degrees. */
export const headFront = (pose, look) => {
  const { turn, eye = 'dot', mouth } = pose;
  const [skin, shade] = skins[look.skin];
  const t = turn * 11;
  const eyeOf = eyes[eye];
  const ear = (side) =>
    turn * side > 0.6
      ? ''
      : `<ellipse cx="${side * 58}" cy="6" rx="11" ry="15" fill="${skin}"/><path d="M${side * 59}-1q${side * 6} 5 ${side} 12" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  const brow = (side) =>
    stroke(`M${side * 23 + t - 11}-24q11-6 22 0`, look.browWidth ?? 4.5, look.browColour ?? look.hairColour);
  const nose = turn < 0 ? `M${t * 1.35 + 2}-2q-9 16-9 22 5 4 11 2` : `M${t * 1.35 - 2}-2q9 16 9 22-5 4-11 2`;
  const far = turn < 0 ? -1 : 1;
  const freckles = [-36, 18, -28, 24, -42, 26, 30, 18, 38, 24, 24, 26];
  const parts = [
    ear(-1),
    ear(1),
    `<path d="${face}" fill="${skin}"/>`,
    `<clipPath id="face"><path d="${face}"/></clipPath><path clip-path="url(#face)" d="M${-far * 30}-90H${-far * 70}V90H${-far * 6}q${-far * 44}-60 ${-far * 24}-180z" fill="${shade}" opacity=".3"/>`,
    look.blush === false
      ? ''
      : `<g fill="#e2603f" opacity=".2"><circle cx="${-34 + t}" cy="24" r="12"/><circle cx="${34 + t}" cy="24" r="12"/></g>`,
    look.freckles
      ? freckles
          .map((a, i) =>
            i % 2 ? '' : `<circle cx="${a + t}" cy="${freckles[i + 1]}" r="1.900" fill="#b96a44"/>`,
          )
          .join('')
      : '',
    look.beard ? beards[look.beard](t, look.hairColour) : '',
    look.beard === 'full' && mouth !== 'laugh' ? '' : mouths[mouth](t),
    stroke(nose, 3.6, shade),
    look.age ? stroke(`M${-45 + t} 24q-2 10 3 18M${45 + t} 24q2 10-3 18`, 2.6, shade) : '',
    eyeOf(-22 + t, -3),
    (eye === 'wink' ? eyes.dot : eyeOf)(22 + t, -3),
    brow(-1),
    brow(1),
    hairOf(look).front,
    look.glasses ? glasses[look.glasses](t, look.glassesColour ?? ink) : '',
    look.earring
      ? [-1, 1]
          .map((side) =>
            turn * side > 0.6 ? '' : `<circle cx="${side * 60}" cy="30" r="7.500" fill="${look.earring}"/>`,
          )
          .join('')
      : '',
    pose.headset
      ? `<path d="M-66 4C-74-118 74-118 66 4" fill="none" stroke="${pose.headset}" stroke-width="11"/><rect x="-80" y="-14" width="25" height="46" rx="12" fill="${pose.headset}"/><rect x="55" y="-14" width="25" height="46" rx="12" fill="${pose.headset}"/>`
      : '',
  ];
  return `<g transform="${place(pose)}">${parts.join('')}</g>`;
};

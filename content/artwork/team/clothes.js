/** Clothes: a torso of 400 x 500 below a head at 200,190, and arms as thick strokes. */
const torso =
  'M40 506C40 424 58 366 112 346 142 335 160 327 170 310c6 26 54 26 60 0 10 17 28 25 58 36 54 20 72 78 72 160z';

/** What the light leaves dark on them: the far side, and where the sleeves begin. `far` is 1 or -1. */
export const folds = (far) =>
  `<clipPath id="body"><path d="${torso}"/></clipPath><g clip-path="url(#body)" fill="#12161c">
    <path d="M${200 + far * 92} 340c${far * 52} 40 ${far * 62} 100 ${far * 66} 170h${-far * 46}c${-far * 2}-60 ${-far * 4}-120 ${-far * 20}-170z" opacity=".08"/>
    <g fill="none" stroke="#12161c" stroke-opacity=".18" stroke-width="4" stroke-linecap="round"><path d="M98 430c5 26 7 50 6 80M302 430c-5 26-7 50-6 80"/><path d="M106 446c8 10 18 16 28 18M294 446c-8 10-18 16-28 18" stroke-opacity=".1"/></g></g>`;

export const clothes = {
  crew: (c, d) =>
    `<path d="${torso}" fill="${c}"/><path d="M166 320c10 26 58 26 68 0l12 8c-12 38-80 38-92 0z" fill="${d}"/>`,
  tee: (c, d, skin) =>
    `<path d="${torso}" fill="${c}"/><path d="M164 322c8 34 64 34 72 0l-8-8h-56z" fill="${skin}"/><path d="M164 322c8 34 64 34 72 0l7 4c-10 44-76 44-86 0z" fill="${d}"/>`,
  shirt: (c, d, skin) =>
    `<path d="${torso}" fill="${c}"/><path d="M176 316h48l-24 44z" fill="${skin}"/><path d="M172 312l28 48-30 26-26-54zM228 312l-28 48 30 26 26-54z" fill="${d}"/><path d="M200 362v144" stroke="${d}" stroke-width="3"/><g fill="${d}"><circle cx="207" cy="398" r="4"/><circle cx="207" cy="442" r="4"/></g>`,
  blazer: (c, d, skin, e = '#fbfaf7') =>
    `<path d="${torso}" fill="${c}"/><path d="M166 316h68l6 10-40 122-40-122z" fill="${e}"/><path d="M178 314h44l-22 40z" fill="${skin}"/><path d="M174 314l26 40-20 18-20-46zM226 314l-26 40 20 18 20-46z" fill="${e}" stroke="${d}" stroke-width="2"/><path d="M158 324l42 126-34-26-8-26-30-2 14-54zM242 324l-42 126 34-26 8-26 30-2-14-54z" fill="${d}"/>`,
  hoodie: (c, d, skin) =>
    `<path d="M130 344c10-40 40-46 70-46s60 6 70 46l-70 24z" fill="${d}"/><path d="${torso}" fill="${c}"/><path d="M158 330c10 30 74 30 84 0l-14-14h-56z" fill="${skin}"/><path d="M148 334c16 44 88 44 104 0l12 6c-16 62-112 62-128 0z" fill="${d}"/><path d="M178 382v46M222 382v40" stroke="#fbfaf7" stroke-width="6" stroke-linecap="round"/>`,
  cardigan: (c, d, skin, e) =>
    `<path d="${torso}" fill="${c}"/><path d="M160 320c4 60 20 120 40 186 20-66 36-126 40-186l-12-8h-56z" fill="${e}"/><path d="M170 316c8 28 52 28 60 0l-8-6h-44z" fill="${skin}"/><path d="M156 322c4 70 22 130 40 184h8c18-54 36-114 40-184l14 10c-2 80-24 140-44 174h-28c-20-34-42-94-44-174z" fill="${d}"/>`,
  aodai: (c, d) =>
    `<path d="${torso}" fill="${c}"/><path d="M166 318c0-14 4-22 10-26 12 12 36 12 48 0 6 4 10 12 10 26-14 20-54 20-68 0z" fill="${d}"/><path d="M206 332c14 34 48 50 84 56" stroke="${d}" stroke-width="5" fill="none"/><g fill="#f0c26a"><circle cx="210" cy="346" r="5"/><circle cx="234" cy="368" r="5"/><circle cx="264" cy="382" r="5"/></g>`,
  turtle: (c, d) =>
    `<path d="${torso}" fill="${c}"/><path d="M168 330c-2-20 0-38 4-46 14 12 42 12 56 0 4 8 6 26 4 46-16 16-48 16-64 0z" fill="${d}"/><path d="M172 304c16 10 40 10 56 0" stroke="${c}" stroke-width="3" fill="none"/>`,
  stripes: (c, d, skin) =>
    `<clipPath id="torso"><path d="${torso}"/></clipPath><path d="${torso}" fill="${c}"/><g clip-path="url(#torso)">${[368, 400, 432, 464, 496].map((y) => `<path d="M40 ${y}q160-22 320 0" stroke="${d}" stroke-width="13" fill="none"/>`).join('')}</g><path d="M164 322c8 34 64 34 72 0l-8-8h-56z" fill="${skin}"/>`,
  checks: (c, d, skin, e) =>
    `<clipPath id="torso"><path d="${torso}"/></clipPath><path d="${torso}" fill="${c}"/><g clip-path="url(#torso)" opacity=".75">${[70, 118, 166, 234, 282, 330].map((x) => `<path d="M${x} 320v190" stroke="${d}" stroke-width="11"/>`).join('')}${[356, 402, 448, 494].map((y) => `<path d="M40 ${y}h320" stroke="${d}" stroke-width="11"/>`).join('')}</g><path d="M170 314h60l-30 66z" fill="${e}"/><path d="M178 312h44l-22 36z" fill="${skin}"/><path d="M170 312l30 62-34 18-24-58zM230 312l-30 62 34 18 24-58z" fill="${c}" stroke="${d}" stroke-width="3"/>`,
  dots: (c, d, skin) =>
    `<clipPath id="torso"><path d="${torso}"/></clipPath><path d="${torso}" fill="${c}"/><g clip-path="url(#torso)" fill="${d}">${Array.from({ length: 40 }, (_, i) => `<circle cx="${50 + (i % 8) * 44 + (Math.floor(i / 8) % 2) * 22}" cy="${350 + Math.floor(i / 8) * 38}" r="8"/>`).join('')}</g><path d="M164 322c8 34 64 34 72 0l-8-8h-56z" fill="${skin}"/>`,
  overshirt: (c, d, skin, e) =>
    `<path d="${torso}" fill="${e}"/><path d="M164 322c8 34 64 34 72 0l-8-8h-56z" fill="${skin}"/><path d="M40 506C40 424 58 366 112 346c24-9 40-15 52-22 2 60 6 122 2 182zM360 506c0-82-18-140-72-160-24-9-40-15-52-22-2 60-6 122-2 182z" fill="${c}"/><path d="M160 324l-22 24 30 40-2-64zM240 324l22 24-30 40 2-64z" fill="${d}"/><path d="M86 420h50v8H86zM264 420h50v8h-50z" fill="${d}"/>`,
};

/** An arm: shoulder, elbow and wrist as points. */
export const arm = (points, colour, width = 60) =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A hand holding something towards us: the palm goes below the thing, the fingers above it. */
export const palm = (x, y, skin, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-24" y="-30" width="48" height="60" rx="22" fill="${skin}"/></g>`;

export const fingers = (x, y, skin, shade, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[-21, -7, 7, 21].map((dy) => `<rect x="-24" y="${dy - 7}" width="44" height="13.500" rx="6.700" fill="${skin}" stroke="${shade}" stroke-width="1.500"/>`).join('')}</g>`;

export const openHand = (x, y, skin, shade, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><g stroke="${skin}" stroke-width="14" stroke-linecap="round"><path d="M-15-14-22-48M-5-18-7-58M7-18 9-56M18-12 25-44M20 8 40-12"/></g><rect x="-24" y="-24" width="48" height="52" rx="20" fill="${skin}"/><path d="M-12 2q12 10 24 0" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/></g>`;

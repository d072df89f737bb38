/** Only the leaves in front show their veins. */
const near = (tone) =>
  tone === '#1f6652'
    ? '<path d="M2-10C2-70 4-120 6-176" stroke="#195345" stroke-width="2.500" fill="none"/>'
    : '';

export const palm = (x, y, s, tone) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[-62, -40, -18, 6, 28, 50, 70].map((a) => `<g transform="rotate(${a})"><path d="M0 0C-16-60-12-130 6-190 22-130 20-60 0 0z" fill="${tone}"/>${near(tone)}</g>`).join('')}</g>`;

export const house = `<g><path d="M150 372V300h190v72" fill="#c98a56"/><path d="M150 372V300h190v72z" fill="#c98a56"/><path d="M126 306l119-76 119 76z" fill="#8d4f36"/><path d="M126 306l119-76 119 76" stroke="#6d3a26" stroke-width="6" fill="none"/><path d="M176 318h40v54h-40zM270 318h44v32h-44z" fill="#5a2f20"/><path d="M292 318v32M270 334h44" stroke="#c98a56" stroke-width="3"/><path d="M158 372v70M200 372v70M290 372v70M332 372v70" stroke="#6d3a26" stroke-width="8"/><path d="M138 368h214v10H138z" fill="#6d3a26"/><path fill="#6d3a26" d="M352 372h66v8h-66zM366 380v54M406 380v54" stroke="#6d3a26" stroke-width="5"/></g>`;

/** An outboard motor on the stern, and the water behind it. */
const motor = `<path d="M-34-78h16l-2 100h-12z" fill="#0d3b3c"/><path d="M-44 22h36l-8 12h-20z" fill="#0d3b3c"/><path d="M-24-70h38v20h-38z" fill="#1d120d"/><path d="M-50-82c-2-28 6-42 26-42h12c10 0 14 8 14 20v22z" fill="#c8506f"/><path d="M-51-92H2v10h-52z" fill="#fff3df"/><path d="M-36-110h22" stroke="#f2a8bb" stroke-width="5" stroke-linecap="round"/>
    <path d="M-64 10h44M-92 26h54M-62 42h42" stroke="#fff3df" stroke-width="6" stroke-linecap="round"/>`;

/** A midwife at the motor, and a mother on her way to give birth. */
export const boat = `<g class="boat" transform="translate(196 446)">
    <path d="M210-64c-10-62 12-104 50-104 36 0 52 46 46 104z" fill="#e98aa3"/>
    <path d="M236-168c-4-40 12-60 32-60s34 22 28 60z" fill="#2b1712"/><path d="M246-164c-4-32 4-46 20-46s26 14 22 46c-4 22-12 30-22 30s-16-8-20-30z" fill="#d99a72"/><path d="M206-196c20-34 108-34 124 2-40-14-84-14-124-2z" fill="#f0c978"/><path d="M206-196c30-10 94-12 124 2" stroke="#c79b48" stroke-width="4" fill="none"/><path d="M256-168q8 5 16 0M252-180q5-4 9 0M274-180q5-4 9 0" stroke="#6b3418" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M192-60c-10-34 14-66 48-66 30 0 48 22 44 48-1 8-4 14-8 18z" fill="#ef9db3"/><path d="M194-76c-2-28 18-49 46-50" stroke="#fbd3dc" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M288-142c20 22 22 48 0 62-16 8-34 8-46 2l6-20c14 4 24 0 28-10z" fill="#d7708c"/><path d="M250-100c-12-6-24-6-31 1 0 8 8 16 22 20z" fill="#d99a72"/>
    <path d="M64-62c-4-54 8-92 38-92s44 40 38 92z" fill="#12494a"/><path d="M80-158c-2-32 8-46 24-46s26 14 22 46c-4 20-12 28-22 28s-20-8-24-28z" fill="#c98a5e"/><path d="M74-166c-4-34 14-46 32-46s34 14 28 46c-10-12-18-20-26-22-8 10-22 14-34 22z" fill="#1d120d"/><path d="M92-158q6 4 12 0" stroke="#5b2f1a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M92-118h24v24H92z" fill="#fff"/><path d="M104-98c-10-7-10-16-5-16 3 0 5 3 5 3s2-3 5-3c5 0 5 9-5 16z" fill="#c8506f"/>
    <path d="M-8-88 50-80" stroke="#1d120d" stroke-width="7" stroke-linecap="round"/><path d="M78-132C60-122 46-106 38-88l16 10c10-14 22-22 42-26z" fill="#0d3b3c"/><circle cx="45" cy="-80" r="9" fill="#c98a5e"/>
    <path d="M0-66h372c-14 46-56 74-110 74H104C56 8 16-20 0-66z" fill="#8d4f36"/><path d="M0-66h372c-3 10-8 20-14 28H14C8-46 3-56 0-66z" fill="#b06a45"/><path d="M304-66c2-30 16-44 34-44v44z" fill="#f0c978"/><path d="M312-76h20v8h-20z" fill="#c8506f"/>
    ${motor}
    <path d="M70 28h240M110 44h160" stroke="#1d5f61" stroke-width="7" stroke-linecap="round"/>
  </g>`;

/** The delta at noon: a boat, a house on stilts, water palms. Drawn, so that nobody's face is used. */
export const delta = () => `<svg viewBox="0 0 760 640" preserveAspectRatio="xMidYMid slice">
  <rect width="760" height="640" fill="#fadccd"/><circle class="sun" cx="540" cy="170" r="92" fill="#fff3df"/>
  <path d="M0 330c120-34 210-20 330-10s280-30 430-6v80H0z" fill="#7fb59a"/><path d="M0 352c160-20 260-6 390-2s240-24 370-8v60H0z" fill="#4f9480"/>
  ${palm(70, 380, 0.9, '#2d7a63')}${palm(700, 380, 1, '#2d7a63')}${palm(640, 386, 0.7, '#3c8c73')}
  ${house}
  <path d="M0 396h760v244H0z" fill="#2a7a7c"/><path d="M0 396h760v12H0z" fill="#8fc4b8"/>
  ${Array.from({ length: 26 }, (_, i) => `<path d="M${(i * 137) % 760} ${424 + ((i * 53) % 210)}h${40 + ((i * 29) % 80)}" stroke="#479594" stroke-width="4" stroke-linecap="round"/>`).join('')}
  <path d="M470 430h140M490 448h100" stroke="#fff3df" stroke-width="6" stroke-linecap="round" opacity=".7"/>
  ${boat}
  ${palm(20, 640, 1.2, '#1f6652')}${palm(742, 640, 1.3, '#1f6652')}
  <g transform="translate(660 560)"><path d="M0 0C-34-10-44-34-30-54-12-44 0-26 0 0zM0 0C34-10 44-34 30-54 12-44 0-26 0 0z" fill="#f2a8bb"/><path d="M0 0C-22-30-16-62 0-78 16-62 22-30 0 0z" fill="#e98aa3"/><ellipse cy="6" rx="58" ry="12" fill="#3c8c73"/></g>
  <g transform="translate(120 586) scale(.8)"><ellipse cy="6" rx="66" ry="13" fill="#3c8c73"/><path d="M0 0C-34-10-44-34-30-54-12-44 0-26 0 0zM0 0C34-10 44-34 30-54 12-44 0-26 0 0z" fill="#f2a8bb"/><path d="M0 0C-22-30-16-62 0-78 16-62 22-30 0 0z" fill="#e98aa3"/></g>
</svg>`;

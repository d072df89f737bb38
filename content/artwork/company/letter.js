import { dice, grain } from './draw.js';

/** Lines of handwriting: words of loops that nobody can read. */
const hand = (x, y, width, random) => {
  let pen = x;
  let d = '';
  while (pen < x + width - 24) {
    const word = 16 + random() * 44;
    d += `M${pen.toFixed(1)} ${y}`;
    for (let at = 0; at < word; at += 8) {
      const tall = random() > 0.76 ? -17 : random() > 0.86 ? 13 : -7 - random() * 3;
      d += `q2 ${tall.toFixed(1)} 4.500 ${(tall * 0.1).toFixed(1)}t3.500 ${(-tall * 0.1).toFixed(1)}`;
    }
    pen += word + 13;
  }
  return `<path d="${d}"/>`;
};

export const scene = () => {
  const random = dice(31);
  return `<svg viewBox="0 0 560 700" preserveAspectRatio="xMidYMid slice">
  <rect width="560" height="700" fill="#c2361f"/><circle cx="440" cy="130" r="240" fill="#cf4a31"/><path d="M0 560 560 380v320H0z" fill="#a92a16"/>
  <g transform="rotate(-4 280 400)">
    <path d="M54 400 280 226l226 174z" fill="#cdb98f"/><path d="M54 400 280 240l226 160v240H54z" fill="#d8c59c"/>
    <g transform="rotate(3 280 300)">
      <path d="M100 72h350v420H100z" fill="#12161c" opacity=".16" transform="translate(9 12)"/><path d="M98 62h352v440H98z" fill="#fdfaf2"/>
      <g fill="none" stroke="#1f3a6b" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round">
        ${hand(130, 124, 150, random)}${[178, 216, 254, 292].map((y, i) => hand(130, y, i === 3 ? 190 : 292, random)).join('')}
        ${[346, 384].map((y) => hand(130, y, 280, random)).join('')}
        <path d="M300 440c10-30 26-34 26-12s-14 24-6 8 20-22 24-6 10 12 18-4 18-6 14 8 14 10 40-14" stroke-width="3.600"/>
      </g>
      <g fill="none" stroke="#c2361f" stroke-width="3.400" stroke-linecap="round"><path d="M128 304q96 9 192-2"/><path d="M404 168c18-12 32 4 22 18-8 12-26 8-26-6"/></g>
    </g>
    <path d="M54 400v252a8 8 0 0 0 8 8h436a8 8 0 0 0 8-8V400L300 546q-20 14-40 0z" fill="#efe3c6"/>
    <path d="M56 656 252 512M504 656 308 512" stroke="#d3c094" stroke-width="4" stroke-linecap="round"/><path d="M54 400 262 550q18 12 36 0L506 400" fill="none" stroke="#d3c094" stroke-width="4"/>
  </g>
  <g transform="translate(404 470) rotate(9)">
    <path d="${(() => {
      const step = 12.5;
      let d = 'M0 0';
      for (let i = 0; i < 10; i++) d += `a4 4 0 0 0 ${step - 4.5} 0h4.500`;
      for (let i = 0; i < 12; i++) d += `a4 4 0 0 0 0 ${step - 4.5}v4.500`;
      for (let i = 0; i < 10; i++) d += `a4 4 0 0 0 ${-(step - 4.5)} 0h-4.500`;
      for (let i = 0; i < 12; i++) d += `a4 4 0 0 0 0 ${-(step - 4.5)}v-4.500`;
      return `${d}z`;
    })()}" fill="#fbf6ea" stroke="#12161c22"/>
    <path d="M11 11h103v128H11z" fill="#0e6f66"/><circle cx="62" cy="64" r="36" fill="#f4d38a"/>
    <path d="M45 24c2 34 8 52 12 62M80 24c-2 34-8 52-12 62" stroke="#12161c" stroke-width="6.500" fill="none" stroke-linecap="round"/>
    <path d="M46 96c0-12 8-16 16-16s16 4 16 16c0 14-6 32-16 32s-16-18-16-32z" fill="#7a4529"/><path d="M46 88c-12-8-22-6-28 0 8 8 18 10 28 6zM78 88c12-8 22-6 28 0-8 8-18 10-28 6z" fill="#7a4529"/><circle cx="55" cy="97" r="3" fill="#12161c"/><circle cx="69" cy="97" r="3" fill="#12161c"/><path d="M57 118h10l-5 6z" fill="#12161c"/><path d="M50 108l3 8M74 108l-3 8" stroke="#fbf6ea" stroke-width="2.500" stroke-linecap="round"/>
  </g>
  <g fill="none" stroke="#12161c" stroke-width="3" opacity=".75" transform="rotate(-12 380 560)"><circle cx="388" cy="566" r="46"/><circle cx="388" cy="566" r="34"/><path d="M250 548q22-10 44 0t44 0M250 562q22-10 44 0t44 0M250 576q22-10 44 0t44 0"/></g>
  <g transform="translate(96 588) rotate(-38)"><path d="M-10-150h20v170h-20z" fill="#12161c"/><path d="M-10 20h20L0 54z" fill="#f0c26a"/><path d="M-1.500 36h3L0 54z" fill="#12161c"/><path d="M-10-120h20v10h-20z" fill="#f0c26a"/><path d="M10-146h7v70h-7z" fill="#3b4552"/></g>
  ${grain(560, 700, 0.18)}
</svg>`;
};

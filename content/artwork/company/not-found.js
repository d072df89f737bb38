import { cutLeaf, grain, leaf } from './draw.js';

/** A saola: two long straight horns, white marks on a dark face. Drawn round 300,300. */
const saola = () => `<g transform="translate(306 330) rotate(5)">
  <path d="M-30-92C-46-160-62-214-86-262c-2-6 6-8 8-4 32 46 54 104 68 168z" fill="#1c1512"/><path d="M30-92C44-160 54-214 72-264c2-6-6-8-8-4-28 46-44 104-54 168z" fill="#1c1512"/>
  <path d="M-40-124l22-8M-46-146l22-8M38-126l-22-8M43-148l-21-8M-53-172l20-7M48-172l-19-7" stroke="#6d5140" stroke-width="4" stroke-linecap="round"/>
  <path d="M-60-64c-44-30-84-26-104-2 16 30 60 40 100 24zM60-64c44-30 84-26 104-2-16 30-60 40-100 24z" fill="#6e3d25"/><path d="M-70-58c-30-14-56-14-72-4 14 14 44 18 72 12zM70-58c30-14 56-14 72-4-14 14-44 18-72 12z" fill="#e8b89a"/>
  <path d="M-150 300C-140 170-110 100-62 70h124c52 30 96 110 104 230z" fill="#7a4529"/>
  <path d="M-62 70c-24 60-30 150-26 230h-62C-140 170-110 100-62 70z" fill="#653620"/>
  <path d="M-70-52c0-36 32-56 70-56s70 20 70 56c0 44-16 74-24 112-6 30-18 58-46 58s-40-28-46-58c-8-38-24-68-24-112z" fill="#8a5030"/>
  <path d="M0-108c38 0 70 20 70 56 0 44-16 74-24 112-6 30-18 58-46 58z" fill="#774226"/>
  <path d="M-26-104c6 50 6 110 10 168h32c4-58 4-118 10-168-16-6-36-6-52 0z" fill="#5b2f1a"/>
  <g fill="#fbf3e2"><path d="M-62-66c8-12 24-16 36-10-10 2-26 8-34 18zM62-66c-8-12-24-16-36-10 10 2 26 8 34 18z"/><path d="M-58-18c10 12 14 30 12 46-12-8-18-26-18-44zM58-18c-10 12-14 30-12 46 12-8 18-26 18-44z"/><path d="M-40 48c6 4 10 14 8 24-8-2-12-12-12-22zM40 48c-6 4-10 14-8 24 8-2 12-12 12-22z"/><path d="M-22 106c12 14 32 14 44 0-4 12-12 18-22 18s-18-6-22-18z"/></g>
  <ellipse cx="-42" cy="-38" rx="14" ry="16" fill="#12161c"/><ellipse cx="42" cy="-38" rx="14" ry="16" fill="#12161c"/><circle cx="-37" cy="-44" r="5" fill="#fff"/><circle cx="47" cy="-44" r="5" fill="#fff"/>
  <path d="M-58-44q14-18 32-6M58-44q-14-18-32-6" stroke="#3a1e10" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M-24 76c6-10 42-10 48 0 2 14-12 24-24 24s-26-10-24-24z" fill="#12161c"/><path d="M-10 80q4-4 8 0M4 80q4-4 8 0" stroke="#5d6570" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M0 100v10" stroke="#3a1e10" stroke-width="4"/>
</g>`;

export const scene = () => `<svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice">
  <rect width="600" height="600" fill="#0e6f66"/>
  <circle cx="300" cy="256" r="212" fill="#14837a"/><circle cx="380" cy="150" r="74" fill="#f4d38a"/>
  ${leaf(60, 600, 6, 520, 44, '#0b5a52', '#0e6f66')}${leaf(140, 620, -8, 460, 40, '#0a4f48', '#0e6f66')}${leaf(548, 610, -6, 520, 44, '#0b5a52', '#0e6f66')}${leaf(470, 620, 10, 430, 40, '#0a4f48', '#0e6f66')}
  ${cutLeaf(120, 300, -40, 150, '#0b5a52', '#0e6f66')}${cutLeaf(506, 330, 44, 150, '#0b5a52', '#0e6f66')}
  ${saola()}
  ${cutLeaf(26, 536, 32, 236, '#2fa08f', '#16857a')}${cutLeaf(594, 566, -36, 244, '#239183', '#127468')}
  ${leaf(214, 640, -24, 250, 46, '#5fc0a8', '#2fa08f')}${leaf(296, 650, 10, 190, 44, '#2fa08f', '#16857a')}${leaf(392, 640, 30, 230, 44, '#5fc0a8', '#2fa08f')}${leaf(150, 640, -46, 260, 46, '#127468', '#2fa08f')}${leaf(460, 640, 52, 240, 46, '#127468', '#2fa08f')}
  ${leaf(-10, 330, 70, 190, 34, '#16857a', '#5fc0a8')}${leaf(610, 300, -72, 180, 34, '#16857a', '#5fc0a8')}
  <g transform="translate(196 470)"><circle r="15" fill="#f0745c"/><circle cx="26" cy="12" r="13" fill="#c2361f"/><circle cx="4" cy="24" r="11" fill="#f0745c"/></g>
  ${grain(600, 600, 0.16)}
</svg>`;

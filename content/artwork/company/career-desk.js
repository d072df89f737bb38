import { grain, plant } from './draw.js';
import { arm } from './figure.js';

const torso = 'M40 560C38 430 76 356 150 334h100c74 22 112 96 110 226z';

/** Two people from behind: hair, ears, a collar. */
const intern = () => `<g>
  <path d="M150 150c-26 60-20 160-30 236 20 20 140 20 160 0-10-76-4-176-30-236z" fill="#241713"/>
  <path d="${torso}" fill="#c2361f"/><path d="M150 334c10 22 90 22 100 0l16 8c-14 40-118 40-132 0z" fill="#9e2915"/>
  <path d="M176 240h48v104q-24 16-48 0z" fill="#cf9168"/>
  <path d="M118 190c-4-70 32-104 82-104s86 34 82 104c4 60 14 110 6 170-24 22-152 22-176 0-8-60 2-110 6-170z" fill="#2f1f19"/>
  <path d="M160 120c-20 60-26 150-22 236M240 120c20 60 26 150 22 236M200 100v262" stroke="#463028" stroke-width="5" fill="none" stroke-linecap="round"/>
  <path d="M142 128q58-34 116 0l-4 14q-54-30-108 0z" fill="#f0b83f"/>
</g>`;

const mentor = () => `<g>
  <path d="${torso}" fill="#1f5f57"/><path d="M150 336c10 20 90 20 100 0l14 8c-14 36-114 36-128 0z" fill="#174a43"/>
  <path d="M174 236h52v104q-26 18-52 0z" fill="#c78a5e"/>
  <ellipse cx="132" cy="204" rx="12" ry="17" fill="#c78a5e"/><ellipse cx="268" cy="204" rx="12" ry="17" fill="#c78a5e"/>
  <path d="M138 200c-8-70 20-108 62-108s70 38 62 108c-2 34-16 66-26 76h-72c-10-10-24-42-26-76z" fill="#1c1512"/>
  <path d="M158 250q42 22 84 0" stroke="#332620" stroke-width="5" fill="none" stroke-linecap="round"/>
  <path d="M126 196h14M260 196h14" stroke="#12161c" stroke-width="7" stroke-linecap="round"/>
</g>`;

const mark = 'fill="none" stroke="#c2361f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';

export const scene = () => `<svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice">
  <rect width="800" height="800" fill="#e3a548"/><circle cx="400" cy="320" r="352" fill="#ecb65f"/><circle cx="400" cy="320" r="252" fill="#f2c677"/>
  <g transform="translate(76 44)"><path d="M0 0h96v120H0z" fill="#fbf3e2"/><path d="M14 18h68v48H14z" fill="#0e6f66"/><path d="M14 84h54M14 100h34" stroke="#12161c" stroke-width="5"/></g>
  <g transform="translate(640 60) rotate(3)"><path d="M0 0h86v86H0z" fill="#f2a98f"/><path d="M16 26h54M16 44h40M16 62h48" stroke="#12161c" stroke-width="5"/></g><g transform="translate(664 160) rotate(-4)"><path d="M0 0h78v78H0z" fill="#d3e6df"/><path d="m20 40 14 14 26-30" stroke="#0e6f66" stroke-width="7" fill="none"/></g>
  <path d="M0 566h800v234H0z" fill="#8c4a26"/><path d="M0 556h800v26H0z" fill="#c98f4f"/>
  <g>
    <path d="M352 486h96l16 76H336z" fill="#2a323d"/><path d="M304 556h192v12H304z" fill="#12161c"/>
    <rect x="128" y="104" width="544" height="390" rx="20" fill="#12161c"/><rect x="144" y="120" width="512" height="358" rx="8" fill="#fbfaf7"/>
    <path d="M144 128a8 8 0 0 1 8-8h496a8 8 0 0 1 8 8v22H144z" fill="#efe8dc"/><g fill="#c9beaa"><circle cx="162" cy="135" r="5"/><circle cx="178" cy="135" r="5"/><circle cx="194" cy="135" r="5"/></g>
    <path d="M168 172h46" stroke="#12161c" stroke-width="9" stroke-linecap="round"/><path d="M452 172h38M508 172h38" stroke="#b9bfc7" stroke-width="6" stroke-linecap="round"/><rect x="572" y="160" width="62" height="24" rx="12" fill="#12161c"/>
    <path d="M168 216h196M168 246h160M168 276h92" stroke="#12161c" stroke-width="17" stroke-linecap="round"/>
    <path d="M168 314h160M168 332h130" stroke="#b9bfc7" stroke-width="6" stroke-linecap="round"/><rect x="164" y="356" width="106" height="34" rx="17" fill="#c2361f"/>
    <path d="M412 204h222v194H412z" fill="#f6d9cc"/><circle cx="566" cy="262" r="36" fill="#f0b83f"/><path d="M412 398v-60l72-66 58 58 38-34 54 52v50z" fill="#0e6f66"/><path d="M412 398v-28l60-30 80 36 82-34v56z" fill="#0b5a52"/>
    <path d="M168 424h142v54H168zM330 424h142v54H330zM492 424h142v54H492z" fill="#efe8dc"/>
    <g ${mark}><path d="M150 372c0-26 134-30 138 0s-136 36-138 4z"/><path d="M290 366q44-18 66-50M356 316l-22 6M356 316l4 22"/><path d="M170 292q48 10 88 0"/><path d="m596 420 12 14 26-32"/><path d="M420 214l30 30M450 214l-30 30"/></g>
    <g transform="translate(470 236)"><path d="M0 0h118a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H30L10 70V54H0a10 10 0 0 1-10-10V10A10 10 0 0 1 0 0z" fill="#fff"/><path d="M12 20h92M12 36h62" stroke="#c2361f" stroke-width="6" stroke-linecap="round"/></g>
  </g>
  <g transform="translate(60 556)">${plant(0, -30, 130, ['#0e6f66', '#16857a', '#0b5a52'], 58, 7)}<path d="M-30-40h60l-9 44h-42z" fill="#fbf3e2"/></g>
  <g transform="translate(716 560)"><path d="M-24-54h48V0h-48z" fill="#c2361f"/><path d="M24-44h12a12 12 0 0 1 0 26H24" stroke="#c2361f" stroke-width="8" fill="none"/><path d="M-8-68q-8-12 0-22M10-68q-8-12 0-22" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/></g>
  <path d="M270 594h250l20 34H250z" fill="#d9dee3"/><path d="M280 602h230M274 614h244" stroke="#a9b2bc" stroke-width="5" stroke-dasharray="12 5"/>
  ${arm(
    [
      [590, 700],
      [520, 560],
      [474, 470],
    ],
    '#1f5f57',
    62,
  )}
  <g transform="translate(462 448) rotate(-18)"><path d="M-8-64h16v60H-8z" fill="#c78a5e"/><path d="M-8-58a8 9 0 0 1 16 0z" fill="#e0ab84"/><rect x="-24" y="-18" width="48" height="48" rx="20" fill="#c78a5e"/><path d="M-22 0q10-8 20 0M-4 0q10-8 20 0" stroke="#a66d45" stroke-width="3" fill="none"/></g>
  ${arm(
    [
      [352, 730],
      [402, 680],
      [366, 634],
    ],
    '#c2361f',
    54,
  )}<ellipse cx="356" cy="620" rx="24" ry="20" fill="#d99a6c"/>
  <g transform="translate(60 290) scale(.94)">${intern()}</g>
  <g transform="translate(400 276) scale(.98)">${mentor()}</g>
  ${grain(800, 800, 0.18)}
</svg>`;

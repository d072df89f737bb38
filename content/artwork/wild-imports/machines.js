/** Machines from the side, 300 x 190, in one yellow. */
const y = '#f5b800';
const d = '#c98f00';
const k = '#1a1a18';
const g = '#8a9299';
const glass = '#a9c6cf';

const track = (x, yy, w, r = 24) =>
  `<rect x="${x}" y="${yy}" width="${w}" height="${r * 2}" rx="${r}" fill="${k}"/><rect x="${x + 8}" y="${yy + 8}" width="${w - 16}" height="${r * 2 - 16}" rx="${r - 8}" fill="#3d3f3e"/>${Array.from({ length: Math.floor((w - 20) / 26) }, (_, i) => `<circle cx="${x + 24 + i * ((w - 48) / (Math.floor((w - 20) / 26) - 1))}" cy="${yy + r}" r="9" fill="${g}"/>`).join('')}${Array.from({ length: Math.floor(w / 10) }, (_, i) => `<path d="M${x + 12 + i * 10} ${yy - 3}v5M${x + 12 + i * 10} ${yy + r * 2 - 2}v5" stroke="${k}" stroke-width="5"/>`).join('')}`;

const wheel = (x, yy, r) =>
  `<circle cx="${x}" cy="${yy}" r="${r}" fill="${k}"/>${Array.from({ length: 14 }, (_, i) => `<path transform="rotate(${(i * 360) / 14} ${x} ${yy})" d="M${x - 4} ${yy - r - 3}h8v8h-8z" fill="${k}"/>`).join('')}<circle cx="${x}" cy="${yy}" r="${r * 0.55}" fill="${y}"/><circle cx="${x}" cy="${yy}" r="${r * 0.3}" fill="${d}"/><circle cx="${x}" cy="${yy}" r="${r * 0.12}" fill="${k}"/>`;

export const excavator = () => `
  ${track(22, 138, 158)}
  <path d="M78 122h52v18H78z" fill="#3d3f3e"/>
  <path d="M30 70h94v52H30a8 8 0 0 1-8-8V78a8 8 0 0 1 8-8z" fill="${y}"/><path d="M22 100h102v22H30a8 8 0 0 1-8-8z" fill="${d}"/><path d="M34 82h34M34 90h34" stroke="${k}" stroke-width="4"/>
  <path d="M92 34h44l18 48v40H92z" fill="${y}"/><path d="M100 42h30l13 36h-43z" fill="${glass}"/><path d="M100 84h44v30h-44z" fill="${d}"/><path d="M122 42v36" stroke="${y}" stroke-width="4"/>
  <path d="M142 104 196 14l18 4-4 16-48 84z" fill="${y}"/><path d="M196 14l18 4 62 58-10 12L204 38z" fill="${d}"/>
  <path d="M158 88 206 40" stroke="${g}" stroke-width="8" stroke-linecap="round"/><path d="M212 24 262 66" stroke="${g}" stroke-width="6" stroke-linecap="round"/>
  <circle cx="205" cy="24" r="8" fill="${k}"/><circle cx="270" cy="80" r="7" fill="${k}"/>
  <path d="M262 82l18 0c8 18 8 38-6 50l-36-4 4-12c14 0 22-14 20-34z" fill="${k}"/><path d="M238 128l-6 8M248 129l-4 9M259 130l-2 9" stroke="${k}" stroke-width="5"/>`;

export const loader = () => `
  <path d="M96 70h116a10 10 0 0 1 10 10v50H96z" fill="${y}"/><path d="M150 100h72v34h-72z" fill="${d}"/><path d="M170 80h42M170 90h42" stroke="${k}" stroke-width="4"/>
  <path d="M108 22h52l10 50v40h-62z" fill="${y}"/><path d="M116 30h38l7 38h-45z" fill="${glass}"/><path d="M138 30v38" stroke="${y}" stroke-width="4"/><path d="M102 18h64v7h-64z" fill="${k}"/><path d="M196 70V46" stroke="${k}" stroke-width="7"/>
  <path d="M120 112 60 96l-24 30" fill="none" stroke="${d}" stroke-width="15" stroke-linejoin="round"/><path d="M116 96 70 84" stroke="${g}" stroke-width="7"/>
  <path d="M44 96c-20 8-36 26-38 56h50l6-30z" fill="${k}"/><path d="M6 152h52v7H6z" fill="${g}"/>
  ${wheel(112, 148, 32)}${wheel(206, 148, 32)}`;

export const roller = () => `
  <path d="M112 64h116a10 10 0 0 1 10 10v52H112z" fill="${y}"/><path d="M182 92h56v38h-56z" fill="${d}"/><path d="M196 74h32M196 84h32" stroke="${k}" stroke-width="4"/>
  <path d="M112 120 50 112" stroke="${d}" stroke-width="18"/>
  <path d="M118 20h60v10h-60z" fill="${y}"/><path d="M124 30v40M172 30v40" stroke="${k}" stroke-width="5"/><path d="M132 62h26v-22" stroke="${k}" stroke-width="8" fill="none"/><path d="M120 72l-10-18" stroke="${k}" stroke-width="5"/>
  <circle cx="64" cy="132" r="48" fill="#b7bec4"/><circle cx="64" cy="132" r="48" fill="none" stroke="${g}" stroke-width="5"/><circle cx="64" cy="132" r="12" fill="${k}"/><path d="M64 132 128 118" stroke="${y}" stroke-width="13" stroke-linecap="round"/>
  ${wheel(200, 146, 34)}`;

export const dozer = () => `
  ${track(78, 132, 178, 26)}
  <path d="M88 76h86v58H88z" fill="${y}"/><path d="M88 108h86v26H88z" fill="${d}"/><path d="M98 86h44M98 96h44" stroke="${k}" stroke-width="4"/><path d="M120 76V44" stroke="${k}" stroke-width="8"/>
  <path d="M172 26h62v108h-62z" fill="${y}"/><path d="M180 36h46v46h-46z" fill="${glass}"/><path d="M203 36v46" stroke="${y}" stroke-width="4"/><path d="M166 20h74v9h-74z" fill="${k}"/>
  <path d="M92 150 46 144" stroke="${d}" stroke-width="12"/><path d="M96 96 52 116" stroke="${g}" stroke-width="7"/>
  <path d="M52 84c-16 16-18 60-6 96H24c-12-30-10-72 6-100z" fill="${k}"/><path d="M24 180h26v6H20z" fill="${g}"/>`;

export const dumper = () => `
  <path d="M20 58h150l-16 62H52z" fill="${y}"/><path d="M20 58h150l-4 14H28z" fill="${d}"/><path d="M62 74v44M96 74v44M130 74v44" stroke="${d}" stroke-width="6"/>
  <path d="M36 58c20-26 42-30 62-22s34-2 52 22z" fill="#8d6b47"/>
  <path d="M176 50h52l26 44v34h-78z" fill="${y}"/><path d="M184 58h38l18 32h-56z" fill="${glass}"/><path d="M176 106h78v24h-78z" fill="${d}"/>
  <path d="M40 124h214v12H40z" fill="#3d3f3e"/>${wheel(70, 148, 28)}${wheel(134, 148, 28)}${wheel(222, 148, 28)}`;

export const mini = () => `
  ${track(70, 142, 112, 21)}
  <path d="M84 84h76v46H84z" fill="${y}"/><path d="M84 108h76v22H84z" fill="${d}"/>
  <path d="M92 26h56v9H92zM98 35v50M144 35v50" stroke="${k}" stroke-width="4" fill="${y}"/><path d="M108 62h22v24h-22z" fill="${k}"/>
  <path d="M158 116l34-70 14 6-26 70z" fill="${y}"/><path d="M190 48l14-2 38 54-10 8z" fill="${d}"/><path d="M168 92l24-30" stroke="${g}" stroke-width="6"/>
  <path d="M230 102h16c6 14 2 30-10 38l-26-4 4-9c10-2 16-12 16-25z" fill="${k}"/><path d="M70 128H40v24" stroke="${d}" stroke-width="9" fill="none"/><path d="M30 132h14v36H28z" fill="${k}"/>`;

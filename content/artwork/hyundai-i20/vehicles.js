import { say as inWords } from '../shared/language.js';
import { say } from './words.js';

const wheel = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#15191e"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="#c3ccd2"/><circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="#6d7880"/>${[0, 72, 144, 216, 288].map((a) => `<path d="M${x - r * 0.08} ${y}h${r * 0.16}v${-r * 0.56}h${-r * 0.16}z" fill="#e6ecef" transform="rotate(${a} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r * 0.15}" fill="#15191e"/>`;

/** The small car from the side, 220 x 96, nose to the right. `blink`: its indicators are on. */
export const car = ({
  blink = false,
} = {}) => `<ellipse cx="112" cy="92" rx="104" ry="6" fill="#0b1217" opacity=".45"/>
  <path d="M16 78C8 77 6 70 7 58C8 46 12 38 19 33L33 13C37 8 43 6 50 5.500C74 3.500 98 4 114 7C126 10 137 18 154 34C174 36 192 39 202 46C210 51 213 60 213 69C213 76 211 78 205 78z" fill="#c2281f"/>
  <path d="M19 33 33 13C37 8 43 6 50 5.500C74 3.500 98 4 114 7C126 10 137 18 154 34C130 31 60 30 19 33z" fill="#8f1711"/><path d="M34 10.500C38 7 43 6 50 5.500C74 3.500 98 4 114 7C120 8.500 126 12 132 16C110 9 60 8 34 10.500z" fill="#e4584c"/>
  <path d="M30 33 41 15C44 13 66 12 81 12V33z" fill="#17242d"/><path d="M88 12C103 12 112 13 119 18C126 23 133 28 139 34L88 33z" fill="#17242d"/><path d="M52 33 60 13H70L62 33zM100 33 106 13.500 112 15 106 33.500z" fill="#7fa3b5" opacity=".55"/>
  <path d="M10 54C60 47 150 46 210 58" stroke="#8f1711" stroke-width="2.500" fill="none"/><path d="M12 48C60 41 150 40 205 50" stroke="#f08a7d" stroke-width="2" fill="none" opacity=".8"/>
  <path d="M84.500 34V74M144 36C148 48 148 60 144 68" stroke="#7d130e" stroke-width="1.800" fill="none"/><path d="M66 41h13v3.500H66zM126 41h13v3.500h-13z" fill="#fbe3df"/><path d="M139 35c-3-5 0-8 5-8s7 3 6 8z" fill="#c2281f" stroke="#7d130e" stroke-width="1.500"/>
  <path d="M8 70H213C213 76 211 78 205 78H16C10 77 8 74 8 70z" fill="#2a2f34"/><path d="M8 47C13 45 19 45 21 47L19 60H7.500z" fill="#7d130e"/><path d="M9 50h9v5H8.500z" fill="#ff8a7d"/>
  <path d="M186 44C196 45 205 49 209 56C200 57 190 53 184 48z" fill="#eaf4f8"/><path d="M192 48c6 1 10 3 13 6-6 0-10-2-14-5z" fill="#ffd873"/>${blink ? '<g fill="#ffb52e"><circle cx="209" cy="60" r="5"/><circle cx="9" cy="61" r="4"/></g><path d="M220 50l10-5M222 61h12M220 71l10 5M0 52l-9-4M-2 61h-10M0 70l-9 4" stroke="#ffb52e" stroke-width="3" stroke-linecap="round"/>' : ''}
  <path d="M24 78a24 24 0 0 1 48 0zM148 78a24 24 0 0 1 48 0z" fill="#15191e"/>${wheel(48, 74, 19)}${wheel(172, 74, 19)}`;

const loaf =
  '<g fill="#c98a3f"><path d="M-16 8c-6-14 4-22 16-22s22 8 16 22z"/></g><path d="M-8-8l4 10M2-10l4 11" stroke="#7a4a16" stroke-width="2.500"/>';
const bloom = `${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-9" rx="6" ry="9" fill="#fff" transform="rotate(${a})"/>`).join('')}<circle r="5" fill="#c2281f"/>`;

/** A delivery van, 210 x 130: the bakery's or the florist's; `named` on its side. */
export const van = (kind, named = true) => {
  const [paint, shade, trim, name, sign] =
    kind === 'bakery'
      ? ['#f6f3ec', '#dcd6c8', '#b8442c', inWords('Bakery', 'Bánh mì'), loaf]
      : ['#f3b936', '#d39a1d', '#5a3f00', inWords('Flowers', 'Hoa tươi'), bloom];
  return `<ellipse cx="105" cy="124" rx="102" ry="7" fill="#0b1217" opacity=".45"/><path d="M8 110V26A14 14 0 0 1 22 12h118q12 0 20 12l24 40q18 4 18 20v26z" fill="${paint}"/><path d="M8 92h194v18H8z" fill="${shade}"/><path d="M22 12h118q8 0 14 6H9q4-6 13-6z" fill="#fff" opacity=".6"/>
    <path d="M142 26h8q5 0 9 7l18 31h-35z" fill="#17242d"/><path d="m150 30 14 30M158 36l12 22" stroke="#7fa3b5" stroke-width="4" opacity=".55"/><path d="M8 84h194v8H8z" fill="${trim}"/><path d="M134 14v94M142 70v34" stroke="${trim}" stroke-width="2"/><path d="M118 98h11v4h-11z" fill="${trim}"/><path d="M178 58h9v16h-9z" fill="#17242d"/>
    <g transform="translate(70 36)">${sign}</g>${named ? say(70, 76, 19, name, { fill: trim, anchor: 'middle', more: 'letter-spacing="-.3"' }) : ''}
    <path d="M192 84h10v12h-10z" fill="#ffe9a8"/><path d="M8 66h5v16H8z" fill="#c2281f"/><path d="M24 110a24 24 0 0 1 48 0zM140 110a24 24 0 0 1 48 0z" fill="#15191e"/>${wheel(48, 108, 18)}${wheel(164, 108, 18)}`;
};

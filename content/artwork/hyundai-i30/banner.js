import { say } from '../shared/language.js';
import { camera } from './car.js';
import { loud, plain } from './paper.js';

/** The turntable at a place of its own, lit where the car has turned. */
export const ring = ({ x, y, width, height }) => {
  const at = (turn, k) =>
    // Marks are longer than they are seen from so low, or those in front would be specks.
    `${(x + Math.cos(turn) * width * k).toFixed(1)} ${(y + Math.sin(turn) * height * (1 + (k - 1) * 2.4)).toFixed(1)}`;
  const size = width / 140;
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * 2 * Math.PI;
    return `<path d="M${at(turn, 1)}L${at(turn, i % 6 ? 1.035 : 1.07)}" stroke="${i % 6 ? '#3f546f' : '#8fb8ee'}" stroke-width="${1.2 * size}"/>`;
  }).join('');
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#182336" stroke="#3a5274" stroke-width="${1.5 * size}"/><ellipse cx="${x}" cy="${y}" rx="${width * 0.843}" ry="${height * 0.79}" fill="#1e2b42"/>${ticks}
  <path d="M${at(2.658, 1)}A${width} ${height} 0 0 0 ${at(1.721, 1)}" fill="none" stroke="#6fb2ff" stroke-width="${3.5 * size}" stroke-linecap="round"/>`;
};

const colours = ['#2a74fa', '#c2361f', '#d9dfe6', '#3a414b'];
/** The dots of paint as far apart as in the live banner, up to where they are put, the chosen one with a ring of its own round it; black has a thin light edge, or else the dark ground swallows it. */
export const paints = (chosen) =>
  colours
    .map((paint, i) => {
      const x = 28 * (i - 3) - 8;
      const ring =
        i === chosen ? `<circle cx="${x}" r="11" fill="none" stroke="#fff" stroke-width="2"/>` : '';
      return `<circle cx="${x}" r="8" fill="${paint}"${i === 3 && !ring ? ' stroke="#a9b6c8"' : ''}/>${ring}`;
    })
    .join('');

/** As the banner itself sees the car: on a field of 320 by 320, on its turntable. */
export const seen = { pitch: 17.02, size: 61.2, x: 160, y: 160, aim: [0, 0.72, 0], onTable: true };

/** What stands behind the car, on that field, with one of the four paints chosen. */
export const ground = (chosen = 0) => `
  <defs><radialGradient id="g" cx=".52" cy=".5" r=".75"><stop stop-color="#2b3d5c"/><stop offset=".6" stop-color="#141d2b"/><stop offset="1" stop-color="#0b1018"/></radialGradient></defs>
  <rect width="320" height="320" fill="url(#g)"/>${loud(160, 166, 128, 'i30', { fill: '#ffffff10', weight: 800, anchor: 'middle', more: 'letter-spacing="-9"' })}
  ${loud(18, 34, 17.5, say('Turn it', 'Xoay thử'))}${loud(18, 55, 17.5, say('by hand', 'bằng tay'))}
  <g transform="translate(302 28)">${paints(chosen)}</g>
  <path d="M18 276h284" stroke="#2b3a50"/>${plain(18, 303, 15, say('The i30, from every side', 'i30 từ mọi phía'), { fill: '#dfe7f2', weight: 600 })}
  <rect x="228" y="285" width="74" height="27" rx="13.500" fill="#fff"/>${plain(265, 303, 13.5, say('See it', 'Xem xe'), { fill: '#12202f', anchor: 'middle' })}`;

/** Two arrows: what the car is turned by. */
export const arrows =
  '<circle r="13.500" fill="#f4f8ff"/><path d="m-3-5-5 5 5 5M3-5l5 5-5 5" fill="none" stroke="#12202f" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>';
/** While a line is open the car stands a step further back, below the line. */
const back = 0.95;
const stepped = ([x, y]) => [160 + (x - 160) * back, 276 + (y - 276) * back];
const [backX, backY] = stepped([seen.x, seen.y]);
export const seenRead = { ...seen, size: seen.size * back, x: backX, y: backY };
/** On the rim of the turntable, smaller once it has been used. */
export const handle = `<g transform="translate(${stepped([57, 252])}) scale(${0.84 * back})">${arrows}</g>`;

/** A detail that is open: its line below the headline, and what leads from there to its place on the car. */
export const opened = ({ at, name, text, ...place }) => {
  const [x, y] = camera({ ...seenRead, ...place }).project(at);
  return `<path d="M${x} 90V${y}" stroke="#fff" stroke-width="1.500"/>
  <foreignObject x="18" y="66" width="284" height="60"><div style="width:fit-content;padding:3px 10px;border-radius:8px;background:#34496b;color:#e6eefb;font:600 12.5px/16px 'Hanken Grotesk Variable'"><b style="display:block;color:#fff;font:700 11.5px/15px 'Unbounded Variable'">${name}</b>${text}</div></foreignObject>
  <circle cx="${x}" cy="${y}" r="9" fill="#c2361f" stroke="#fff" stroke-width="2"/><path d="M${x - 4} ${y}h8" stroke="#fff" stroke-width="2"/>`;
};

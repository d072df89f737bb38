import { drawRoom } from './room.js';

document.documentElement.classList.toggle('narrow', innerWidth < 500);

/** Where the room stands now, and where the finger began. */
const now = 38;
const centre = { left: 210, top: 222 };

/** A scale of degrees around the floor, as on a turntable; the stretch that was turned is red. */
const [rx, ry] = [196, 98];
const place = (degrees, by = 1) => {
  const angle = ((90 - degrees) * Math.PI) / 180;
  return [centre.left + Math.cos(angle) * rx * by, centre.top + 16 + Math.sin(angle) * ry * by];
};
const point = (degrees, by) =>
  place(degrees, by)
    .map((n) => n.toFixed(1))
    .join(' ');
const ticks = Array.from({ length: 36 }, (_, i) => i * 10 - 180)
  .filter((degrees) => degrees < -34 || degrees > 30)
  .map(
    (degrees) =>
      `<path d="M${point(degrees, 0.965)}L${point(degrees, degrees % 30 ? 1 : 1.035)}" stroke="#12292b" stroke-width="${degrees % 30 ? 1 : 1.8}"/>`,
  );
const [fromX, fromY] = place(-34);
const [toX, toY] = place(30);
const trail = `<path d="M${fromX} ${fromY}A${rx} ${ry} 0 0 0 ${toX} ${toY}" fill="none" stroke="#c2361f" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/>`;
const hand = `<g transform="translate(${toX} ${toY})"><circle r="25" fill="#c2361f" opacity=".25"/><circle r="19" fill="#c2361f"/><path d="M-10 0H10M-5-5l-5 5 5 5M5-5l5 5-5 5" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="${fromX}" cy="${fromY}" r="7" fill="#f7ead2" stroke="#c2361f" stroke-width="3"/>`;

document.querySelector('.ad svg').innerHTML =
  `${ticks.join('')}${drawRoom(now, { scale: 0.63, left: centre.left, top: centre.top })}${trail}${hand}`;
document.querySelector('.strip').innerHTML = [-22, -2, 18, 38, 58]
  .map(
    (degrees) =>
      `<svg viewBox="0 0 420 350" ${degrees === now ? 'data-now' : ''}>${drawRoom(degrees, { scale: 0.66, left: 210, top: 222 })}</svg>`,
  )
  .join('');

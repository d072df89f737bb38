import { say } from '../shared/language.js';
import { black, plain, tall, yellow } from './words.js';

const dark = '#c98f00';
const post = (x) =>
  `<path d="M${x} 744h20v140h-20z" fill="#8a5f36"/><path d="M${x - 4} 734h28v12h-28z" fill="#6b4524"/>`;
const belt = (x) =>
  `<rect x="${x}" y="-52" width="32" height="52" rx="5" fill="${black}"/>${[-42, -32, -22, -12].map((y) => `<path d="M${x} ${y}h32" stroke="#5b5d5c" stroke-width="3"/>`).join('')}`;

/** The excavator from the front, 80 units to the metre: 1.92 m wide and 2.55 m high. */
const front = `${belt(-77)}${belt(45)}
  <path d="M-68-112H62a8 8 0 0 1 8 8v52H-70v-50a8 8 0 0 1 2-10z" fill="${yellow}"/><path d="M-70-74H70v22H-70z" fill="${dark}"/>
  <path d="M-68-92v-96a16 16 0 0 1 16-16h50a14 14 0 0 1 14 14v98z" fill="${yellow}"/><path d="M-59-128v-57a10 10 0 0 1 10-10h44a9 9 0 0 1 9 9v58z" fill="#a9c6cf"/><path d="M-59-120H4v14h-63z" fill="${dark}"/>
  <path d="M24-60v-118a14 14 0 0 1 28 0v118z" fill="${dark}"/><path d="M38-168v70" stroke="#8a9299" stroke-width="8" stroke-linecap="round"/><circle cx="38" cy="-178" r="7" fill="${black}"/>
  <path d="M10-82h56l-5 32H15z" fill="${black}"/><path d="M19-50v9M32-50v9M45-50v9M57-50v9" stroke="${black}" stroke-width="5"/>
  <path d="M-77-38H77v24H-77z" fill="${yellow}"/><path d="M-77-18H77v7H-77z" fill="#8a9299"/>`;

/** What the buyer asks of every machine: his gate in, the room on each side out. */
export const gate = () => `<path d="M64 604h288v336H64z" fill="#fff" stroke="${black}" stroke-width="3"/>
  ${plain(82, 649, 24, say('Your gate', 'Cổng của bạn'))}<path d="M242 620h92v44h-92z" fill="#fff" stroke="${black}" stroke-width="3"/>${tall(288, 653, 31, say('2.0 m', '2,0 m'), { anchor: 'middle' })}
  <path d="M66 884h285v10H66z" fill="#a98e5c"/>${post(108)}${post(288)}<g transform="translate(208 884)">${front}</g>
  <path d="M66 894h285v45H66z" fill="#e3efd8"/>${tall(208, 926, 27, say('Through, 4 cm each side', 'Lọt, mỗi bên dư 4 cm'), { anchor: 'middle', fill: '#34591a' })}`;

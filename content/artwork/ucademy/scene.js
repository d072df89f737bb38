import { hall } from './hall.js';

/** The hall on the first evening: the card's and the stage's ground. */
export const draw = () => `<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">
  <rect width="1440" height="900" fill="#2136b4"/>
  ${hall({ x: 720, y: 1020, from: 330, to: 1300, step: 108, head: 25, width: 1440, height: 900 })}
  <path d="M0 900V852Q720 700 1440 852V900z" fill="#182889"/>
</svg>`;

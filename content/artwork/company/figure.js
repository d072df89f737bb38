import { arm, clothes, folds } from '../team/clothes.js';
import { headBack, headFront, skins } from '../team/head.js';
import { people } from '../team/people.js';

/** One of the team in a scene: their 400 x 500 portrait without its ground, `x` and `y` at the middle of its foot. */
export const figure = (key, x, y, size, pose, more = '') => {
  const { look, wear } = people[key];
  const [kind, colour, dark, extra] = wear;
  const full = { x: 200, y: 196, turn: 0, tilt: 0, eye: 'dot', mouth: 'smile', ...pose };
  const skin = skins[look.skin][0];
  return `<g transform="translate(${x} ${y}) scale(${size}) translate(-200 -500)">${headBack(full, look)}${clothes[kind](colour, dark, skin, extra)}${folds(full.turn < 0 ? -1 : 1)}${headFront(full, look)}${more}</g>`;
};

export { arm, people, skins };

import { line, street } from './street.js';

/**
 * The last scene close up, for cards: the car in its gap, and what is said of it. A card on a phone is square, and shows
 * what lies between 466 and 762: the names on the vans would be cut.
 */
export const draw = () => `<svg viewBox="416 -40 396 297">
  <path d="M416-40h396v42h-396z" fill="#cfeaf2"/><path d="M416 248h396v9h-396z" fill="#545e67"/>${street(3, false)}${line(3, 479, 16, 40)}
</svg>`;

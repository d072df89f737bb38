import { scene } from './street.js';

/** The last picture, which stays. */
export const draw = () => `<svg viewBox="0 0 970 250">${scene(3)}</svg>`;

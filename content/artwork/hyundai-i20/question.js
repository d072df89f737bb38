import { scene } from './street.js';

/** The second scene. */
export const draw = () => `<svg viewBox="0 0 970 250">${scene(2)}</svg>`;

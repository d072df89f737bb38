import { scene } from './street.js';

/** The first scene. */
export const draw = () => `<svg viewBox="0 0 970 250">${scene(1)}</svg>`;

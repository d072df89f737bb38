/** Where the car stands and how fast it turns: degrees, and degrees per second. */
export interface Turn {
  readonly angle: number;
  readonly speed: number;
}

/** Part of its speed that it loses in a second, as an exponent: it is heavy, and slows down like that. */
const friction = 2.6;
/** Slower than this it stands. */
const still = 1.5;
const fastest = 540;
const perPixel = 0.62;
/** What one press of an arrow key gives it: with the friction, about 20 degrees. */
const push = 52;

/** The greatest angle that is said: what a slider's End key goes to. */
const last = 359;

const inside = (speed: number) => Math.max(-fastest, Math.min(fastest, speed));

/** What a car does when nobody holds it. */
export const coast = ({ angle, speed }: Turn, seconds: number): Turn => {
  const slower = speed * Math.exp(-friction * seconds);
  const turned = { angle: angle + (speed - slower) / friction, speed: slower };
  return Math.abs(slower) < still ? { ...turned, speed: 0 } : turned;
};

/** Where it will stand when nobody holds it: at once, where less motion is wanted. */
export const settled = ({ angle, speed }: Turn): Turn => ({ angle: angle + speed / friction, speed: 0 });

/** It follows the hand, pixel by pixel, and keeps the hand's speed when it lets go. */
export const follow = ({ angle, speed }: Turn, pixels: number, seconds: number): Turn => {
  const degrees = pixels * perPixel;
  const now = seconds > 0 ? degrees / seconds : 0;
  return { angle: angle + degrees, speed: inside(speed * 0.6 + now * 0.4) };
};

/** What a key does to the car; undefined for keys that are not its own. */
export const pressed = ({ angle, speed }: Turn, key: string): Turn | undefined => {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return { angle, speed: inside(speed - push) };
  if (key === 'ArrowRight' || key === 'ArrowUp') return { angle, speed: inside(speed + push) };
  if (key === 'PageDown') return { angle, speed: inside(speed - 3 * push) };
  if (key === 'PageUp') return { angle, speed: inside(speed + 3 * push) };
  if (key === 'Home') return { angle: 0, speed: 0 };
  if (key === 'End') return { angle: last, speed: 0 };
  return undefined;
};

/** An angle as people say it: 0 to 359, whole degrees. */
export const wholeAngle = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360;

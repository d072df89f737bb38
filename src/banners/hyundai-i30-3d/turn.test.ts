import { coast, follow, pressed, settled, wholeAngle, type Turn } from './turn';

const still: Turn = { angle: 0, speed: 0 };
/** What becomes of it when it is left alone, drawn sixty times a second. */
const left = (turn: Turn, seconds: number): Turn => {
  let now = turn;
  for (let frame = 0; frame < seconds * 60; frame++) now = coast(now, 1 / 60);
  return now;
};

describe('the car', () => {
  it('follows the hand, and as far back when the hand goes back', () => {
    const there = follow(still, 100, 0.1);
    expect(there.angle).toBeCloseTo(62);
    expect(follow(there, -100, 0.1).angle).toBeCloseTo(0);
  });

  it('goes on when it is let go, more and more slowly, and stands in the end', () => {
    const thrown = follow(still, 40, 0.05);
    const [soon, later, end] = [left(thrown, 0.3), left(thrown, 0.6), left(thrown, 6)];
    expect(soon.angle).toBeGreaterThan(thrown.angle);
    expect(later.angle - soon.angle).toBeLessThan(soon.angle - thrown.angle);
    expect(end.speed).toBe(0);
    expect(left(end, 1).angle).toBe(end.angle);
  });

  it('comes as far, however often it is drawn', () => {
    const thrown: Turn = { angle: 0, speed: 200 };
    expect(coast(coast(thrown, 0.25), 0.25).angle).toBeCloseTo(coast(thrown, 0.5).angle);
  });

  it('stands at once where it would have come to, where less motion is wanted', () => {
    const thrown: Turn = { angle: 30, speed: 200 };
    expect(settled(thrown)).toEqual({ angle: expect.closeTo(left(thrown, 6).angle, -1) as number, speed: 0 });
  });

  it('never spins faster than can be looked at', () => {
    expect(follow(still, 4_000, 0.01).speed).toBe(540);
    expect(follow(still, -4_000, 0.01).speed).toBe(-540);
  });

  it.each([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
  ])('is pushed by %s about twenty degrees', (key, way) => {
    const pushed = pressed(still, key);
    expect(left(pushed ?? still, 5).angle * way).toBeCloseTo(20, -1);
  });

  it.each([
    ['PageUp', 1],
    ['PageDown', -1],
  ])('is pushed by %s three times as far', (key, way) => {
    const pushed = pressed(still, key);
    expect(left(pushed ?? still, 5).angle * way).toBeCloseTo(60, -1);
  });

  it('goes back to its first view by Home, to its last by End, and leaves other keys to the page', () => {
    expect(pressed({ angle: 200, speed: 90 }, 'Home')).toEqual(still);
    expect(pressed({ angle: 200, speed: 90 }, 'End')).toEqual({ angle: 359, speed: 0 });
    expect(pressed(still, 'Tab')).toBeUndefined();
  });

  it.each([
    [0.4, 0],
    [359.6, 0],
    [-30, 330],
    [725, 5],
  ])('says an angle of %d as %d', (angle, said) => {
    expect(wholeAngle(angle)).toBe(said);
  });
});

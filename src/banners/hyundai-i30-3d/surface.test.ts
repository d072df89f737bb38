import { addBody, axles } from './body';
import { details, paints } from './details';
import { Shape } from './shape';
import { lastSection, normal, onSide, point } from './surface';
import { addWheels } from './wheels';

const shape = new Shape();
addBody(shape);
addWheels(shape);
const every = (list: readonly number[], k: number) => list.filter((_, index) => index % 3 === k);

describe('the body', () => {
  it('is as large as a car of its class: 4.3 metres long, 1.8 wide between the mirrors, 1.5 high', () => {
    const [xs, ys] = [every(shape.positions, 0), every(shape.positions, 1)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(4.33, 1);
    expect(point(4, 3)[2] * 2).toBeCloseTo(1.79, 1);
    expect(Math.max(...ys)).toBeCloseTo(1.46, 1);
  });

  it('stands on the ground', () => {
    expect(Math.min(...every(shape.positions, 1))).toBeCloseTo(0, 1);
  });

  it('is the same on both sides', () => {
    const zs = every(shape.positions, 2);
    expect(Math.max(...zs)).toBeCloseTo(-Math.min(...zs));
  });

  it('faces outwards: up on its roof, sideways at its doors', () => {
    expect(normal(4, 5.9)[1]).toBeGreaterThan(0.9);
    expect(normal(5, 3)[2]).toBeGreaterThan(0.9);
  });

  it.each(axles)('has a side where its wheel at %d is', (x) => {
    const [u, v] = onSide(x, 0.6);
    expect(point(u, v)[0]).toBeCloseTo(x, 2);
    expect(point(u, v)[1]).toBeCloseTo(0.6, 2);
  });

  it('brings as many facts for each corner as there are corners', () => {
    const corners = shape.positions.length / 3;
    expect(corners % 3).toBe(0);
    expect([shape.normals.length / 3, shape.places.length / 2, shape.materials.length]).toEqual([
      corners,
      corners,
      corners,
    ]);
    expect(shape.positions.concat(shape.normals).every(Number.isFinite)).toBe(true);
    expect(lastSection).toBe(11);
  });

  it('has three details that say something in both languages, and four paints', () => {
    const said = details.flatMap(({ name, text }) => [
      [name.en.length > 5, text.en.length > 20],
      [name.vi.length > 5, text.vi.length > 20],
    ]);
    expect(said).toEqual(Array(6).fill([true, true]));
    expect(Object.keys(paints)).toHaveLength(4);
  });
});

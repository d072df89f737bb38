/** @jest-environment node */
import { heldMemory, mostHeld } from './heldMemory';

test('the memory that a process holds grows with what it keeps, and is no more than all that is resident', () => {
  const before = heldMemory();
  expect(before).toBeGreaterThan(10);
  const kept = Buffer.alloc(200_000_000, 1);
  const after = heldMemory();
  expect(after - before).toBeGreaterThan(150);
  expect(after).toBeLessThanOrEqual(Math.ceil(process.memoryUsage.rss() / 1e6) + 5);
  expect(kept.length).toBe(200_000_000);
});

test.each([
  ['a usual site', 700, 1_500],
  ['a large one', 1_990, 2_653],
])('Gatsby may hold more than after its whole build: %s', (_, built, most) => {
  expect(mostHeld(built)).toBe(most);
  expect(mostHeld(built)).toBeGreaterThan(built * 1.3);
});

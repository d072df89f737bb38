/** A file of twice the size takes about twice the work: none is as costly as an attacker likes. */
import { costlyFiles } from '../../../tests/support/hostile/costly';
import { extensionOf } from '../form/checkFiles';
import { lookInto } from './inspection/look';

const MB = 1_000_000;
const TRIES = 6;

/** Milliseconds of the processor: whatever else the machine does meanwhile does not count. */
const workOf = async (file: string, bytes: Buffer): Promise<number> => {
  const before = process.cpuUsage();
  await lookInto(extensionOf(file) ?? 'pdf', bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const grown = (once: number, twice: number): boolean => twice >= 3 * once + 100;

// Memory that is tidied up meanwhile only adds to the work, so the least of a few tries is what the file costs.
it.each(costlyFiles)('%s', async (_what, file, make) => {
  const [half, whole] = [make(MB / 4), make(MB / 2)];
  let [once, twice] = [Infinity, Infinity];
  await workOf(file, half);
  for (let tries = 0; tries < TRIES && (tries === 0 || grown(once, twice)); tries += 1) {
    once = Math.min(once, await workOf(file, half));
    twice = Math.min(twice, await workOf(file, whole));
  }
  expect({ once, twice, grown: grown(once, twice) }).toMatchObject({ grown: false });
});

/** A file of twice the size takes about twice the work: none is as costly as an attacker likes. */
import { costlyFiles } from '../../../tests/support/hostile/costly';
import { extensionOf } from '../form/checkFiles';
import { lookInto } from './inspection/look';

const MB = 1_000_000;

/** Milliseconds of the processor: whatever else the machine does meanwhile does not count. */
const workOf = async (file: string, bytes: Buffer): Promise<number> => {
  const before = process.cpuUsage();
  await lookInto(extensionOf(file) ?? 'pdf', bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

it.each(costlyFiles)('%s', async (_what, file, make) => {
  await workOf(file, make(MB / 4));
  const once = await workOf(file, make(MB / 4));
  const twice = await workOf(file, make(MB / 2));
  expect(twice).toBeLessThan(3 * once + 400);
});

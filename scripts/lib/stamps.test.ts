import { unlessStamped } from './stamps';
import { TemporaryFolder } from './temporaryFolder';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

it('does the work once per hash, and again after a failure', async () => {
  const file = folder.file('dist', '.stamp');
  const work = jest.fn(() => Promise.resolve());
  expect(await unlessStamped(file, 'a', work)).toBe(true);
  expect(await unlessStamped(file, 'a', work)).toBe(false);
  await expect(unlessStamped(file, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await unlessStamped(file, 'a', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
});

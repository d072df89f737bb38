import { readStamp, writeStamp } from './stamps';
import { TemporaryFolder } from './temporaryFolder';

let folder: TemporaryFolder;
beforeEach(() => (folder = new TemporaryFolder()));
afterEach(() => folder.remove());

it('is read as it was written, and is null before', () => {
  const file = folder.file('dist', '.stamp');
  expect(readStamp(file)).toBeNull();
  writeStamp(file, 'a');
  writeStamp(file, 'b');
  expect(readStamp(file)).toBe('b');
});

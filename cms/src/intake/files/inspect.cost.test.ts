import { pdf } from '../../../tests/support/documents';
import { refuseFile } from './inspect';

describe('a hostile file costs no more time than a long one', () => {
  const MB5 = 5 * 1024 * 1024;
  it.each<[string, string]>([
    ['beginnings of dictionaries', '<<'],
    ['beginnings of streams', 'stream\n'],
    ['digits', '7'],
    ['escapes', '#2f'],
    ['ends of archives', 'PK\u0005\u0006'],
  ])('five megabytes of %s', async (_name, piece) => {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n'),
      Buffer.alloc(MB5, piece, 'latin1'),
      pdf().subarray(9),
    ]);
    const before = process.cpuUsage();
    await refuseFile('cv.pdf', bytes);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(3_000);
  });
});

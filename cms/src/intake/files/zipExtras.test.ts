/** Programs write more about a part than an archive needs: times, padding. What contradicts the rest is refused. */
import { zip } from '../../../tests/support/documents';
import { readZip } from './zip';

const extra = (kind: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(kind, 0);
  bytes.writeUInt16LE(4, 2);
  return bytes;
};

const NONE = Buffer.alloc(0);
const archive = (extras: [own: Buffer, listed: Buffer]) => zip([{ name: 'a.xml', content: 'x', extras }]);

it.each<[string, number]>([
  ['a time', 0x5455],
  ['padding', 0xa220],
])('%s beside a part is passed over', async (_what, kind) => {
  expect((await readZip(archive([extra(kind), extra(kind)]))).size).toBe(1);
});

it.each<[string, number]>([
  ['another size', 0x0001],
  ['another name', 0x7075],
  ['another comment', 0x6375],
  ['encryption', 0x9901],
])('%s beside a part is refused, in its own header and in the directory', async (_what, kind) => {
  const why = 'a part says two things of itself';
  await expect(readZip(archive([extra(kind), NONE]))).rejects.toThrow(why);
  await expect(readZip(archive([NONE, Buffer.concat([extra(0x5455), extra(kind)])]))).rejects.toThrow(why);
});

it.each([0xffffffff, 0xfffffffe, 0x80000000])(
  'a part that says it has %d bytes is refused before anything is unpacked',
  async (unpacked) => {
    await expect(readZip(zip([{ name: 'a.xml', content: 'x', unpacked }]))).rejects.toThrow(
      'the archive is too large',
    );
  },
);

import { base64Of } from './base64';

it.each([0, 1, 2, 3, 8_191, 8_192, 8_193, 3 * 1024 * 1024, 3 * 1024 * 1024 + 1, 7_000_001])(
  'a file of %i bytes is what it is in one piece',
  async (size) => {
    const bytes = new Uint8Array(size).map((_, index) => (index * 31) % 256);
    expect((await base64Of(new Blob([bytes]))) === Buffer.from(bytes).toString('base64')).toBe(true);
  },
);

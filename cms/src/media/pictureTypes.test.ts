import { isHeic, typeOfBytes } from './pictureTypes';
import { refusal } from './refusals';

const box = (brands: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from(`ftyp${brands}`, 'latin1')], 36);

it.each(['heic\0\0\0\0mif1heic', 'heix\0\0\0\0mif1', 'mif1\0\0\0\0heic', 'msf1\0\0\0\0hevc'])(
  'a picture as iPhones take them is known by its first bytes: %j',
  (brands) => {
    expect(isHeic(box(brands))).toBe(true);
    expect(typeOfBytes(box(brands))).toBeUndefined();
  },
);

it('an AVIF is none, whichever of its brands is the first, nor is anything else', () => {
  expect(typeOfBytes(box('mif1\0\0\0\0avifmiaf'))?.name).toBe('AVIF');
  expect(isHeic(box('avif\0\0\0\0mif1'))).toBe(false);
  expect(isHeic(Buffer.alloc(32))).toBe(false);
  expect(isHeic(Buffer.alloc(0))).toBe(false);
});

it.each([
  ['en', /“IMG_1.HEIC” is a HEIC picture, as iPhones take them.*Export it as JPEG/],
  ['vi', /“IMG_1.HEIC” là ảnh HEIC do iPhone chụp.*Hãy xuất ảnh ra JPEG/],
])('its refusal says what it is and what to do: %s', (language, said) => {
  expect(refusal('IMG_1.HEIC', { reason: 'heic' }, language)).toMatch(said);
});

it('a picture that is too large is told how large is enough, and on which side', () => {
  const problem = { reason: 'tooLarge', width: 20_000, height: 10 } as const;
  expect(refusal('a.png', problem, 'en')).toContain('2500 pixels on the longer side');
  expect(refusal('a.png', problem, 'vi')).toContain('2500 pixel ở cạnh dài');
});

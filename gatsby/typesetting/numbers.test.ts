import { joinNumbers } from './numbers';

const shown = (text: string) => joinNumbers(text).replaceAll('\u00A0', '_');

describe('a number', () => {
  it.each([
    ['within 24 hours, 1 GB', 'within 24_hours, 1_GB'],
    ['mỗi món 4 ảnh, ít nhất 7 bản', 'mỗi món 4_ảnh, ít nhất 7_bản'],
    ['20.000 người trong 6 tháng', '20.000_người trong 6_tháng'],
    ['1,6 megabit, 280 kB.', '1,6 megabit, 280_kB.'],
  ])('stays with what it counts: %s', (text, meant) => {
    expect(shown(text)).toBe(meant);
  });

  it.each([
    ['District 3, Ho Chi Minh City', 'District_3, Ho Chi Minh City'],
    ['Quận 3, quận 10', 'Quận_3, quận_10'],
    ['VND 350,000 (tháng 10–4)', 'VND_350,000 (tháng_10–4)'],
  ])('stays with what has it for a name: %s', (text, meant) => {
    expect(shown(text)).toBe(meant);
  });

  it.each(['24 hoursome', 'ES6 tháng', 'năm 2025 chúng tôi', 'subdistrict 3', '4  ảnh'])(
    'is joined to nothing else: %s',
    (text) => expect(shown(text)).toBe(text),
  );

  it('is joined once', () => {
    expect(joinNumbers(joinNumbers('24 hours'))).toBe(joinNumbers('24 hours'));
  });
});

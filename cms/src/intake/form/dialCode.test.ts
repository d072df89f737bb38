import { withDialCode } from './dialCode';

describe('the dial code', () => {
  it.each([
    ['vn', '+84'],
    ['au', '+61'],
    ['DE', '+49'],
  ])('follows the country %s: %s', (countryName, countryCode) => {
    expect(withDialCode({ name: 'An', countryName, countryCode: '+1' })).toEqual({
      name: 'An',
      countryName,
      countryCode,
    });
  });

  it.each(['aus', 'zz', '', undefined, ['vn']])(
    'stays as it came with %j, which is no country',
    (country) => {
      const fields = { countryName: country, countryCode: '+61' };
      expect(withDialCode(fields)).toEqual(fields);
    },
  );
});

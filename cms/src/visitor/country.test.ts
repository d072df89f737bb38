import cases from '../../../contracts/visitor-country.json';
import { countryOf } from './country';

describe('where a visitor is', () => {
  it.each(cases)('is told by $name', ({ ip, headers, country }) => {
    expect(countryOf(headers, ip)).toBe(country);
  });
});

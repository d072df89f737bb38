import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { languages } from '../../i18n/locales';
import { countryOptions, loadCountries, shortOptions } from './countryOptions';

const flags = readdirSync(resolve(dirname(require.resolve('country-flag-icons/package.json')), '3x2'));

describe.each(languages)('the countries (%s)', (language) => {
  it('have a code, a dial code and a name each, and no code twice', async () => {
    const countries = await loadCountries(language);
    expect(countries.length).toBeGreaterThan(240);
    for (const [code, dial, name] of countries) {
      expect(code).toMatch(/^[a-z]{2}$/);
      expect(dial).toMatch(/^\d{1,4}$/);
      expect(name).not.toBe('');
    }
    expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length);
  });

  it('have a flag each', async () => {
    const codes = (await loadCountries(language)).map(([code]) => `${code.toUpperCase()}.svg`);
    expect(codes.filter((file) => !flags.includes(file))).toEqual([]);
  });
});

describe('the list of countries', () => {
  it('holds a name that is no HTML as text', () => {
    expect(countryOptions([['xx', '1', 'A & <b>']], { preferred: [], chosen: 'au' })).toContain(
      '<option value="xx">A &amp; &lt;b> +1</option>',
    );
  });

  it('is the preferred countries until the others come', () => {
    expect(shortOptions({ preferred: ['vn', 'au'], chosen: 'vn' })).toBe(
      '<option value="vn" selected>VN +84</option><option value="au">AU +61</option>',
    );
  });
});

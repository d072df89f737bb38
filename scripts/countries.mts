import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

import { languages, toLocale } from '../src/i18n/locales';

// Writes the countries of the phone field, one list per language, sorted as its readers sort:
// [two-letter code, dial code, name]. Run it after an update of libphonenumber-js: `npx tsx scripts/countries.mts`.
for (const language of languages) {
  const locale = toLocale(language);
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const countries = getCountries()
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[code.toLowerCase(), String(getCountryCallingCode(code)), name] as const] : [];
    })
    .sort(([, , a], [, , b]) => a.localeCompare(b, locale));
  const lines = countries.map((country) => JSON.stringify(country).replaceAll('","', '", "'));
  writeFileSync(resolve('src/ui/form/countries', `${language}.json`), `[\n  ${lines.join(',\n  ')}\n]\n`);
}

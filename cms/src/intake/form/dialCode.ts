import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';

import type { RawFields } from './checkFields';

/**
 * Lets the dial code follow the country: in a browser without a script nothing else does. A country that is none
 * stays with the code it came with.
 */
export const withDialCode = (fields: RawFields): RawFields => {
  const country = typeof fields.countryName === 'string' ? fields.countryName.toUpperCase() : '';
  return isSupportedCountry(country)
    ? { ...fields, countryCode: `+${getCountryCallingCode(country)}` }
    : fields;
};

import type { Language } from '../../i18n/locales';

/** Two-letter code in small letters, dial code, name. */
export type Country = readonly [code: string, dial: string, name: string];

/** The countries of both languages, written into the renderer of the pages alone (gatsby/webpack.ts). */
declare const COUNTRIES: Readonly<Record<Language, readonly Country[]>> | undefined;

/** Dial codes of the countries we have visitors from: known before the list is there. */
const dialCodes = { au: '61', de: '49', us: '1', vn: '84' } as const;

export type PreferredCountry = keyof typeof dialCodes;

export const dialCodeOf = (country: PreferredCountry): string => dialCodes[country];

interface Choice {
  readonly preferred: readonly PreferredCountry[];
  readonly chosen: PreferredCountry;
  /**
   * What is sent while the visitor has chosen no country, where it is not the code
   * (docs/specification/forms.md, 'Phone and country').
   */
  readonly unchosen?: string;
  /** The preferred ones alone. */
  readonly short?: boolean;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The options of the list as HTML: the preferred ones first, a line, then the others by name. */
export const countryOptions = (
  countries: readonly Country[],
  { preferred, chosen, unchosen }: Choice,
): string => {
  const option = ([code, dial, name]: Country) =>
    code === chosen
      ? `<option value="${unchosen ?? code}" selected>${escape(name)} +${dial}</option>`
      : `<option value="${code}">${escape(name)} +${dial}</option>`;
  const first = preferred.flatMap((code) => countries.filter(([other]) => other === code));
  const rest = countries.filter((country) => !first.includes(country));
  return [...first.map(option), ...(rest.length ? ['<hr>', ...rest.map(option)] : [])].join('');
};

/** What stands in the list until the countries have come: the preferred ones by their dial codes. */
export const shortOptions = (choice: Choice): string =>
  countryOptions(
    choice.preferred.map((code) => [code, dialCodes[code], code.toUpperCase()] as const),
    choice,
  );

/**
 * The list as the first HTML has it. In a browser it is the short one: React leaves the HTML of the list alone when
 * it hydrates, so the names cost no script; a list that was not in the first HTML is filled by `loadCountries`.
 */
export const firstOptions = (language: Language, choice: Choice): string =>
  typeof COUNTRIES === 'undefined' || choice.short
    ? shortOptions(choice)
    : countryOptions(COUNTRIES[language], choice);

const lists = {
  en: () => import('./countries/en.json'),
  vn: () => import('./countries/vn.json'),
};

/** @throws when the list does not arrive */
export const loadCountries = async (language: Language): Promise<readonly Country[]> =>
  (await lists[language]()).default as unknown as readonly Country[];

/** The country an option stands for: its code, and its dial code. */
export const countryOf = (option: HTMLOptionElement | undefined): { code: string; dial: string } => ({
  code: option?.value.slice(0, 2) ?? '',
  dial: /\+(\d+)$/.exec(option?.text ?? '')?.[1] ?? '',
});

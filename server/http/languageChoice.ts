import { byQuality } from './qualities';

const cookieName = 'saola-language';

// The address prefix `vn` is the language `vi` everywhere else (browsers, HTML, the CMS).
const prefixes: Record<string, string> = { vi: 'vn' };

/** What decides about a language. */
export interface Visitor {
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
  /** ISO 3166-1 code, or null; asked only when nothing else decides. */
  country: () => string | null;
}

function remembered(cookie: string | undefined): string | undefined {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

/**
 * Address prefix for a visitor who came without one: the remembered choice, else the browser's languages by
 * weight, else Vietnamese for who is in Vietnam, else the first of `languages`
 * (docs/specification/addresses.md, 'Language of a visitor').
 */
export function chooseLanguage({ headers, country }: Visitor, languages: string[]): string {
  const choice = remembered(headers.cookie);
  if (choice !== undefined && languages.includes(choice)) return choice;
  const accepted = byQuality(headers['accept-language']).map((tag) => {
    const primary = tag.split('-')[0] ?? '';
    return prefixes[primary] ?? primary;
  });
  const [first = 'en'] = languages;
  const ofCountry = () => (languages.includes('vn') && country() === 'VN' ? 'vn' : first);
  return accepted.find((language) => languages.includes(language)) ?? ofCountry();
}

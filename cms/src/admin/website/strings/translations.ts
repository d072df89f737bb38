import { en } from './en';
import { vi } from './vi';

/** Where the admin looks for our strings. */
export const stringKey = (id: string): string => `website.${id}`;

const keyed = (strings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [stringKey(id), text]));

export const websiteStrings: Record<'en' | 'vi', Record<string, string>> = { en: keyed(en), vi: keyed(vi) };

import type { CreatePagesArgs } from 'gatsby';

import { withLanguage } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';

/** Old spelling → address (docs/specification/addresses.md, 'Old spellings'). */
const moved = {
  '/portfolio/whipev-mobile-app/': '/portfolio/carsnow-mobile-app/',
  '/portfolio/wildimports/': '/portfolio/wild-imports/',
} as const;

/** Addresses that other sites link to in capitals: in any spelling, that is, for the rule ignores the case. */
const caseVariants = ['/Software-Development-Melbourne/', '/Software-Development-Sydney/'];

/** The bare addresses move too: the server then picks the language. */
const prefixed = (path: string): string[] => [
  path,
  ...languages.map((language) => withLanguage(language, path)),
];

export const createRedirects = ({ actions }: CreatePagesArgs): void => {
  for (const [from, to] of Object.entries(moved)) {
    const targets = prefixed(to);
    prefixed(from).forEach((fromPath, index) => {
      actions.createRedirect({ fromPath, toPath: targets[index] ?? to, statusCode: 301, ignoreCase: false });
    });
  }
  for (const path of caseVariants.flatMap(prefixed)) {
    actions.createRedirect({ fromPath: path, toPath: path.toLowerCase(), statusCode: 301, ignoreCase: true });
  }
};

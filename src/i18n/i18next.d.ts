import 'i18next';

import type blog from '../../content/locales/en/blog.json';
import type shell from '../../content/locales/en/shell.json';
import type site from '../../content/locales/en/site.json';
import type specimen from '../../content/locales/en/specimen.json';

declare module 'i18next' {
  /** Makes a key that is not in the English file a compile error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { blog: typeof blog; shell: typeof shell; site: typeof site; specimen: typeof specimen };
    returnNull: false;
  }
}

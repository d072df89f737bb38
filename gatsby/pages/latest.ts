import type { CreatePagesArgs } from 'gatsby';

import { fragmentPagePath } from '../../src/lib/fragments';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';

/** The page of each language whose parts become its fragment (gatsby/fragments.ts). No visitor and no crawler finds it. */
export const createLatestPages = (args: Pick<CreatePagesArgs, 'actions'>): void => {
  for (const language of languages)
    createLocalizedPage(args, {
      template: 'latest',
      language,
      alternates: { [language]: fragmentPagePath(language) },
      context: { noindex: true },
    });
};

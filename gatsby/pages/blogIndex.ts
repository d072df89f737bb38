import type { CreatePagesArgs } from 'gatsby';

import { languages } from '../../src/i18n/locales';
import { blogIndexPagePath } from '../../src/lib/blogIndex';
import { createLocalizedPage } from '../localizedPage';

/** The page of each language whose data becomes its index of the blog (gatsby/blogIndex.ts). No visitor and no crawler finds it. */
export const createBlogIndexPages = (args: Pick<CreatePagesArgs, 'actions'>): void => {
  for (const language of languages)
    createLocalizedPage(args, {
      template: 'blogIndex',
      language,
      alternates: { [language]: blogIndexPagePath(language) },
      context: { noindex: true },
    });
};

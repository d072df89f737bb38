import type { CreatePagesArgs } from 'gatsby';

import { languages } from '../../src/i18n/locales';
import { blogFeedPagePath } from '../../src/lib/blogFeed';
import { createLocalizedPage } from '../localizedPage';

/** The page of each language whose data becomes its feed (gatsby/feeds/). No visitor and no crawler finds it. */
export const createBlogFeedPages = (args: Pick<CreatePagesArgs, 'actions'>): void => {
  for (const language of languages)
    createLocalizedPage(args, {
      template: 'blogFeed',
      language,
      alternates: { [language]: blogFeedPagePath(language) },
      context: { noindex: true },
    });
};

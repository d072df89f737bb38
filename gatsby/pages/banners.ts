import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath, withLanguage } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

const base = '/services/media-banners/';

interface Banners {
  readonly allBannerFacts: { readonly nodes: readonly { readonly slug: string }[] };
}

export const createBannerPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allBannerFacts } = await query<Banners>(args, `{ allBannerFacts { nodes { slug } } }`);
  for (const language of languages) {
    createLocalizedPage(args, {
      template: 'mediaBanners',
      language,
      alternates: alternatesOfPath(base),
      context: { slug: null },
    });
    args.actions.createRedirect({
      fromPath: withLanguage(language, `${base}*`),
      toPath: withLanguage(language, base),
      statusCode: 200,
    });
    for (const { slug } of allBannerFacts.nodes) {
      createLocalizedPage(args, {
        template: 'mediaBanners',
        language,
        alternates: alternatesOfPath(`${base}${slug}/`),
        context: { slug },
      });
    }
  }
};

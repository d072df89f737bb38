import { factsOf, texts } from '../../../jest/content';
import { answered, partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { bannersOf, type Banner } from './banner';

/** The real text of the page as its query answers it. */
export const bannersText = (language: Language) =>
  partsOf<Queries.MediaBannersPartFragment>('services/media-banners', language);

/** Enough of what Markdown makes of a banner's text. */
const html = '<p>What happens in it.</p>\n<h4>Hosting</h4>\n<ol>\n<li>Upload it.</li>\n</ol>\n<p>A note.</p>';

/** The real banners in their order. */
export const banners = (language: Language): readonly Banner[] =>
  bannersOf(
    factsOf('banners')
      .map(({ slug, values }) =>
        answered<Queries.BannerFactsPartFragment & { order: number }>({
          slug,
          opened: null,
          host: null,
          ...values,
        }),
      )
      .sort((a, b) => a.order - b.order),
    texts
      .filter((text) => text.room === 'banners' && text.language === language)
      .map(({ slug, frontmatter: { title = '', heading = null, summary = null, alt = null } }) => ({
        html,
        fields: { slug },
        frontmatter: { title, heading, summary, alt },
      })),
    language,
  );

/** One of them. */
export const bannerNamed = (slug: string, language: Language = 'en'): Banner => {
  const found = banners(language).find((banner) => banner.slug === slug);
  if (!found) throw new Error(`No banner ${slug}`);
  return found;
};

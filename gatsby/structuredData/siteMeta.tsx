import type { ReactElement } from 'react';

import { plain } from '../../src/lib/plain';
import type { RenderedPage, Site } from './page';

interface Titled {
  readonly title: string;
}

interface Grouped {
  readonly categories?: readonly Titled[] | null;
  readonly tags?: readonly Titled[] | null;
}

/** What of an entry of the CMS stands in its page's head beside what every page has. */
interface Entries {
  readonly post?: (Grouped & { readonly user?: { readonly firstName: string | null } | null }) | null;
  readonly collection?: Grouped | null;
}

const titlesOf = ({ categories, tags }: Grouped): string[] =>
  [...(categories ?? []), ...(tags ?? [])].map(({ title }) => title);

/** Whose words a page is made of, what they are about, and who may show them, and how (docs/specification/pages.md, 'Head'). */
export const siteMeta = (page: RenderedPage, site: Site): ReactElement[] => {
  const { post, collection } = page.data as Entries;
  const keywords = titlesOf(post ?? collection ?? {}).join(', ') || site.keywords[page.context.language];
  const metas = {
    keywords: plain(keywords),
    author: post?.user?.firstName ?? site.name,
    publisher: site.name,
    'twitter:card': 'summary_large_image',
    'twitter:creator': site.twitter,
    // What is not to be found says so itself (src/features/seo/PageMeta.tsx).
    ...(!page.context.noindex && { robots: 'index,follow,max-image-preview:large' }),
  };
  return [
    <meta key="site" property="og:site_name" content={site.name} />,
    ...Object.entries(metas).map(([name, content]) => <meta key={name} name={name} content={content} />),
  ];
};

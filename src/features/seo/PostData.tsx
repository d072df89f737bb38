import { env } from '../../config/env';
import { useSiteName } from '../../config/useSiteName';
import { withLanguage } from '../../i18n/alternates';
import { toLocale } from '../../i18n/locales';
import { plain } from '../../lib/plain';
import type { PageContext } from '../../types/pageContext';
import { fullAddress } from './socialImage';

interface PostDataProps {
  readonly pageContext: PageContext;
  readonly title: string;
  readonly date: string | null;
  readonly author: string | null | undefined;
  /** Address of its picture. */
  readonly image: string | undefined;
  /** What the pages above it are called in its breadcrumb. */
  readonly above: { readonly home: string; readonly blog: string };
}

/** As text of a script: no word of it can end that, nor be read as an entity. */
const asData = (data: object): string =>
  JSON.stringify(data).replace(/[<&]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u0026'));

/** What a post is, and where it stands, for those who read pages by schema.org. */
export const PostData = ({ pageContext, date, author, image, above, ...words }: PostDataProps) => {
  const siteName = useSiteName();
  const title = plain(words.title);
  const { language, alternates } = pageContext;
  const address = (path: string) => `${env.siteUrl}${withLanguage(language, path)}`;
  const url = `${env.siteUrl}${alternates[language] ?? ''}`;
  const crumbs = [
    { name: plain(above.home), item: address('/') },
    { name: plain(above.blog), item: address('/blog/') },
    { name: title, item: url },
  ];
  const post = {
    '@type': 'BlogPosting',
    ...{ headline: title, url, inLanguage: toLocale(language) },
    datePublished: date ?? undefined,
    image: image && fullAddress(image),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: siteName },
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
  const data = { '@context': 'https://schema.org', '@graph': [post, trail] };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asData(data) }} />;
};

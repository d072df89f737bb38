import { translator, type LocaleData } from '../i18n/translator';
import { blogSpan } from './blogSpan';
import { inPlace } from './inPlace';
import { plain } from './plain';

interface Text {
  readonly frontmatter: { readonly title: string };
}

interface Entry {
  readonly title: string;
}

interface Layout extends Entry {
  readonly slug: string;
}

interface LaidOut {
  readonly layouts: readonly { readonly slug: string }[] | null;
}

/** What a title is made of, under the names that the queries of all pages give it. */
export interface TitledData {
  readonly locales: LocaleData;
  /** A text under content/. */
  readonly text?: Text | null;
  /** That of a banner, whose page shows its service as well. */
  readonly banner?: Text | null;
  /** A text of content/case-studies/. */
  readonly study?: Entry | null;
  /** A text of content/services/. */
  readonly offer?: Entry | null;
  /** Those of a page of the blog list, the newest first. */
  readonly posts?: readonly {
    readonly defaultPublishedDate: string | null;
    readonly publishedAt: string | null;
  }[];
  /** An entry of the CMS. */
  readonly post?: Entry | null;
  readonly showcase?: Entry | null;
  readonly collection?:
    (Entry & LaidOut & { readonly seo: { readonly metaTitle: string | null } | null }) | null;
  readonly layout?: Layout | null;
}

/** What of a page's context its title is made of. */
export interface TitledContext {
  /** The place a location page is for. */
  readonly place?: string;
  /** Number of a page of a list; the first one has none. */
  readonly page?: number;
  /** Title of the category or tag whose templates the page lists. */
  readonly group?: string;
}

/** Their numbers say nothing to a reader, as the oldest posts are page 1. */
export const spanOf = (posts: NonNullable<TitledData['posts']>): string =>
  blogSpan(posts.map(({ defaultPublishedDate, publishedAt }) => defaultPublishedDate ?? publishedAt));

/** The layout of a page, unless it is its template's first one, which stands for the template itself. */
export const laterLayout = <Shown extends Layout>(
  { layouts }: LaidOut,
  layout: Shown | null | undefined,
): Shown | undefined => (layout && layout.slug !== layouts?.[0]?.slug ? layout : undefined);

const foundTitle = (data: TitledData, { place, page, group }: TitledContext): string => {
  const { collection, layout, offer, post, showcase, study } = data;
  if (collection) {
    const later = laterLayout(collection, layout);
    // With a layout behind it, a title for search engines would be longer than they show.
    return later ? `${collection.title}, ${later.title}` : (collection.seo?.metaTitle ?? collection.title);
  }
  const text = data.text ?? data.banner;
  const entry = post ?? showcase ?? study ?? (text ? null : offer);
  if (entry) return entry.title;
  // The style guide alone has no text: its title stands among its strings.
  if (!text) return translator(data.locales, 'styleguide')('title');
  const { title } = text.frontmatter;
  if (place) return inPlace(title, place);
  if (group) return `${title}: ${group}`;
  if (!page) return title;
  const t = translator(data.locales, 'blog');
  return data.posts ? t('spanTitle', { title, span: spanOf(data.posts) }) : t('pageTitle', { title, page });
};

/**
 * The title of a page, without the site's name, from what its query found. Its head says it, and the build draws its
 * social card with it. It is plain: neither is set in lines by us.
 *
 * @throws when nothing of what a title is made of is there
 */
export const pageTitle = (data: TitledData, context: TitledContext = {}): string =>
  plain(foundTitle(data, context));

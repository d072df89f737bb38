import { env } from '../../../config/env';
import type { Language } from '../../../i18n/locales';
import { blogFeedPath } from '../../../lib/blogFeed';

interface FeedAlternateProps {
  readonly language: Language;
  /** What readers of feeds call it. */
  readonly title: string;
}

/** In the head of a page of the blog: where its feed is. */
export const FeedAlternate = ({ language, title }: FeedAlternateProps) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={title}
    href={`${env.siteUrl}${blogFeedPath(language)}`}
  />
);

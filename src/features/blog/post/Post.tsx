import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { env } from '../../../config/env';
import { LocalLink, useLanguage } from '../../../i18n/LocalLink';
import { toLocale } from '../../../i18n/locales';
import { Chips } from '../../../ui/Chips/Chips';
import { Fold } from '../../../ui/Fold/Fold';
import { RichText } from '../../../ui/RichText/RichText';
import { FreshViews } from '../FreshViews';
import { filterPath } from '../postFilter';
import * as sidebar from '../Sidebar.module.css';
import { BlogSidebar } from './BlogSidebar';
import { copyCode } from './copyCode';
import * as styles from './Post.module.css';
import { PostContents } from './PostContents';
import { PostHeader } from './PostHeader';

interface PostProps {
  readonly post: Queries.PostFragment;
  /** Absolute address of its page. */
  readonly address: string;
}

/** A post: its head, what is in it, its text with its tags, and the blog's sidebar (docs/specification/cms-pages.md, 'Blog posts'). */
export const Post = ({ post, address }: PostProps) => {
  const { t } = useTranslation('blog');
  const locale = toLocale(useLanguage());
  const { html, parts } = post.article;
  return (
    <article
      className={styles.post}
      // The script of the first view counts the view (src/first-view/views.ts).
      data-view={`${env.contentApiUrl}/dicom-blogs/${post.documentId}?locale=${locale}`}
      data-views={post.views ?? 0}
    >
      <PostHeader post={post} address={address} />
      <Fold />
      <div className={sidebar.columns}>
        <div className={sidebar.before}>
          <PostContents parts={parts} />
        </div>
        <div className={styles.text} ref={copyCode}>
          <RichText html={html} />
          {!!post.tags?.length && (
            <div className={styles.tags}>
              <Chips label={t('postTags')}>
                {post.tags.map(({ title }) => (
                  <LocalLink key={title} to={filterPath({ kind: 'tag', title })}>
                    {title}
                  </LocalLink>
                ))}
              </Chips>
            </div>
          )}
        </div>
        <BlogSidebar slug={post.slug} />
      </div>
      <FreshViews shown={post.slug} />
    </article>
  );
};

export const postFields = graphql`
  fragment Post on STRAPI_DICOM_BLOG {
    documentId
    views
    tags {
      title
    }
    article {
      html
      parts {
        id
        title
      }
    }
    ...PostHeader
  }
`;

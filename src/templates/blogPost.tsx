import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { env } from '../config/env';
import { FeedAlternate } from '../features/blog/feed/FeedAlternate';
import { ArticleMeta } from '../features/blog/post/ArticleMeta';
import { BlogSidebar } from '../features/blog/post/BlogSidebar';
import { Post } from '../features/blog/post/Post';
import { PostNeighbours } from '../features/blog/post/PostNeighbours';
import { RelatedPosts } from '../features/blog/post/RelatedPosts';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { translator } from '../i18n/translator';
import { required } from '../lib/required';
import { socialPicture } from '../lib/socialPicture';
import type { PageContext } from '../types/pageContext';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';
import { Wrap } from '../ui/Wrap/Wrap';

const BlogPost = ({ data, pageContext }: PageProps<Queries.BlogPostQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  const post = required(data.post, 'the post');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <Wrap>
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[
            { title: t('home'), path: '/' },
            { title: t('nav.blog'), path: '/blog/' },
            { title: post.title },
          ]}
        />
        <Post post={post} address={`${env.siteUrl}${pageContext.alternates[pageContext.language] ?? ''}`} />
        <PostNeighbours newer={data.newer[0]} older={data.older[0]} />
      </Wrap>
      <RelatedPosts posts={data.related} />
      <Wrap>
        <BlogSidebar slug={post.slug} below />
      </Wrap>
    </Shell>
  );
};

export default BlogPost;

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogPostQuery, PageContext>) => {
  const post = required(data.post, 'the post');
  const { title, excerpt } = post;
  return (
    <PageMeta
      pageContext={pageContext}
      title={title}
      description={excerpt ?? title}
      type="article"
      image={socialPicture(post)}
    >
      <ArticleMeta post={post} />
      <FeedAlternate language={pageContext.language} title={translator(data.locales, 'blog')('feed')} />
    </PageMeta>
  );
};

export const query = graphql`
  query BlogPost(
    $id: String!
    $language: String!
    $newer: [String!]!
    $older: [String!]!
    $related: [String!]!
  ) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "blog"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    post: strapiDicomBlog(id: { eq: $id }) {
      ...Post
      ...SocialPicture
    }
    newer: blogPosts(ids: $newer) {
      ...LinkedPost
    }
    older: blogPosts(ids: $older) {
      ...LinkedPost
    }
    related: blogPosts(ids: $related) {
      ...LinkedPost
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Post } from '../features/blog/Post';
import { titleImageAlternative } from '../features/blog/titleImageAlternative';
import { WithSidebar } from '../features/blog/WithSidebar';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';

const BlogPost = ({ data, pageContext }: PageProps<Queries.BlogPostQuery, PageContext>) => {
  const { t } = useTranslation('shell');
  const post = required(data.post, 'the post of this page');
  return (
    <Shell alternates={pageContext.alternates}>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { title: t('home'), path: '/' },
          { title: t('nav.blog'), path: '/blog/' },
          { title: post.title },
        ]}
      />
      <WithSidebar>
        <Post post={post} />
      </WithSidebar>
    </Shell>
  );
};

export default BlogPost;

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogPostQuery, PageContext>) => {
  const post = required(data.post, 'the post');
  const { title, excerpt, titleImage, defaultPublishedDate, publishedAt } = post;
  const picture = titleImage?.localFile?.childImageSharp?.social;
  return (
    <PageMeta
      pageContext={pageContext}
      title={title}
      description={excerpt ?? title}
      type="article"
      image={
        picture?.images.sources?.[0] && {
          src: picture.images.sources[0].srcSet.split(' ')[0] ?? '',
          type: 'image/webp',
          width: picture.width,
          height: picture.height,
          alt: titleImageAlternative(post),
        }
      }
    >
      <meta property="article:published_time" content={defaultPublishedDate ?? publishedAt ?? undefined} />
    </PageMeta>
  );
};

export const query = graphql`
  query BlogPost($id: String!, $language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "blog"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    post: strapiDicomBlog(id: { eq: $id }) {
      ...Post
    }
  }
`;

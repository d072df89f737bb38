import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useSiteName } from '../../../config/useSiteName';
import { LocalLink } from '../../../i18n/LocalLink';
import { blogDate } from '../../../lib/blogDate';
import { Section } from '../../../ui/Section/Section';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading';
import { Words } from '../../../ui/Words/Words';
import { CategoryLinks } from '../CategoryLinks';
import { LinkedPicture } from './LinkedPicture';
import * as styles from './RelatedPosts.module.css';

/** As the styles have them. */
const sizes = {
  first: '(width >= 1392px) 612px, (width >= 1000px) 45vw, (width >= 640px) 90vw, 132px',
  other: '(width >= 1392px) 282px, (width >= 1000px) 21vw, (width >= 640px) 44vw, 132px',
};

/** What to read after a post, the first of them large; nothing where there is no other post. */
export const RelatedPosts = ({ posts }: { readonly posts: readonly Queries.LinkedPostFragment[] }) => {
  const { t } = useTranslation('blog');
  const siteName = useSiteName();
  if (posts.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="related" space="tight">
      <SectionHeading id="related" title={t('related')} />
      <ul role="list" className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.slug} className={styles.post}>
            <span className={styles.picture}>
              <LinkedPicture post={post} sizes={index ? sizes.other : sizes.first} />
            </span>
            <CategoryLinks titles={post.categories?.map(({ title }) => title)} />
            <h3 className={styles.title}>
              <LocalLink to={`/blog/${post.slug}/`} className={styles.link}>
                <Words text={post.title} />
              </LocalLink>
            </h3>
            <p className={styles.facts}>
              {post.user?.firstName ?? siteName}, {blogDate(post.defaultPublishedDate ?? post.publishedAt)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

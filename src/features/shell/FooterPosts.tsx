import { blogDate } from '../../lib/blogDate';
import { Picture } from '../../ui/Picture/Picture';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Footer.module.css';

interface FooterPostsProps {
  readonly heading: string;
  readonly posts: Queries.FooterQuery['posts']['nodes'];
  /** Address of a post by its slug. */
  readonly address: (slug: string) => string;
}

/** The latest posts: a thumbnail of 100 pixels, a title of at most two lines, the date. */
export const FooterPosts = ({ heading, posts, address }: FooterPostsProps) => (
  <section aria-labelledby="footer-latest">
    <h2 id="footer-latest" className={styles.heading}>
      <Words text={heading} />
    </h2>
    <ul role="list" className={styles.posts}>
      {posts.map(({ slug, title, titleImage, defaultPublishedDate, publishedAt }) => (
        <li key={slug}>
          <a href={address(slug)} className={styles.post}>
            <Picture image={titleImage?.localFile?.childImageSharp?.gatsbyImageData} alt="" sizes="100px" />
            <span className={styles.postWords}>
              <span className={styles.postTitle}>
                <Label>{title}</Label>
              </span>
              <span className={styles.quiet}>{blogDate(defaultPublishedDate ?? publishedAt)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

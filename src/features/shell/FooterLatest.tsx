import { FragmentPlace } from '../../ui/FragmentPlace/FragmentPlace';
import { Label } from '../../ui/Words/Label';
import { Words } from '../../ui/Words/Words';
import * as styles from './Footer.module.css';

interface FooterLatestProps {
  readonly heading: string;
  /** Words of the link to the blog that stands where no posts have come. */
  readonly instead: string;
  /** Address of the blog. */
  readonly blog: string;
}

/** The place for the latest posts of the language (`FooterPosts`). */
export const FooterLatest = ({ heading, instead, blog }: FooterLatestProps) => (
  <section aria-labelledby="footer-latest">
    <h2 id="footer-latest" className={styles.heading}>
      <Words text={heading} />
    </h2>
    <FragmentPlace part="footer" className={styles.latest}>
      <a href={blog} className={styles.link}>
        <Label>{instead}</Label>
      </a>
    </FragmentPlace>
  </section>
);

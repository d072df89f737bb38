import { LocalLink } from '../../i18n/LocalLink';
import { RichText } from '../../ui/RichText/RichText';
import { Title } from '../../ui/Title/Title';
import * as styles from './NotFound.module.css';

/** '404', 'Page not found' and the way home (specification part 2, section 2.10). */
export const NotFound = ({ text }: { readonly text: Queries.PageTextFragment }) => {
  const { title, heading, action } = text.frontmatter;
  return (
    <div className={styles.notFound}>
      <p className={styles.code}>{title}</p>
      <Title text={heading ?? title} />
      <RichText html={text.html} />
      <p className={styles.home}>
        <LocalLink to="/">{action}</LocalLink>
      </p>
    </div>
  );
};

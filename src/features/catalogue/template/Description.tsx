import { RichText } from '../../../ui/RichText/RichText';
import { Words } from '../../../ui/Words/Words';
import * as styles from './Description.module.css';
import { words } from './words';

/** Whether a rich text shows anything: words, a picture, a film. */
const showsSomething = (html: string | null): html is string =>
  html !== null && (/<(img|iframe)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '');

/** What a template has to say about itself; nothing at all where that is empty. */
export const Description = ({ html }: { readonly html: string | null }) =>
  showsSomething(html) ? (
    <section className={styles.description} aria-labelledby="description">
      <h2 id="description">
        <Words text={words.description} />
      </h2>
      <RichText html={html} />
    </section>
  ) : null;

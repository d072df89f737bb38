import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Words } from '../../../ui/Words/Words';
import * as styles from './MissingTemplate.module.css';
import { words } from './words';

const headingId = 'missing-template';

/** What closes every list of templates: who finds none is asked to write. */
export const MissingTemplate = () => (
  <section lang="vi" aria-labelledby={headingId} className={styles.box} data-ground="jade">
    <h2 id={headingId} className={styles.heading}>
      <Words text={words.missing} />
    </h2>
    <div className={styles.side}>
      <p>{words.missingText}</p>
      <ButtonLink to="/contact/" tone="onInk" arrow>
        {words.contact}
      </ButtonLink>
    </div>
  </section>
);

import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Words } from '../../../ui/Words/Words';
import * as styles from './MissingTemplate.module.css';
import { words } from './words';

/** What closes every list of templates: who finds none is asked to write. */
export const MissingTemplate = () => (
  <aside lang="vi" className={styles.box} data-ground="jade">
    <h2 className={styles.heading}>
      <Words text={words.missing} />
    </h2>
    <div className={styles.side}>
      <p>{words.missingText}</p>
      <ButtonLink to="/contact/" tone="onInk" arrow>
        {words.contact}
      </ButtonLink>
    </div>
  </aside>
);

import { FieldCaptcha } from './FieldCaptcha';
import { FieldChoices } from './FieldChoices';
import { FieldFiles } from './FieldFiles';
import { FieldLines } from './FieldLines';
import * as styles from './Fields.module.css';
import type { SampleProps } from './sample';

/** Every field in every state, on the ground it is put on. */
export const Fields = ({ id }: Pick<SampleProps, 'id'>) => (
  <div className={styles.groups}>
    <div className={styles.grid}>
      <FieldLines id={id} />
    </div>
    <div className={styles.grid}>
      <FieldChoices id={id} />
    </div>
    <div className={styles.grid}>
      <FieldFiles id={id} />
      <FieldCaptcha />
    </div>
  </div>
);

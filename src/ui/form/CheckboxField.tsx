import type { ComponentPropsWithoutRef } from 'react';

import * as choice from './Choice.module.css';
import { FieldError, FieldHint, LabelWords } from './FieldFrame';
import * as styles from './FieldFrame.module.css';
import { splitWords, type FieldWords } from './fieldWords';

type CheckboxFieldProps = FieldWords &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style' | 'type'>;

/** Yes or no. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const { words, control } = splitWords(props);
  return (
    <div className={styles.field} data-ground={words.tone}>
      <label className={choice.choice}>
        <input {...control} type="checkbox" className={choice.checkbox} />
        <span>
          <LabelWords {...words} />
        </span>
      </label>
      <FieldHint {...words} />
      <FieldError {...words} />
    </div>
  );
};

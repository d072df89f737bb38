import type { ComponentPropsWithoutRef } from 'react';

import * as choice from './Choice.module.css';
import { FieldError, FieldHint, LabelText } from './FieldFrame';
import * as styles from './FieldFrame.module.css';
import { splitFieldProps, type FieldProps } from './fieldProps';

type CheckboxFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style' | 'type'>;

/** Yes or no. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <div className={styles.field} data-ground={field.tone}>
      <label className={choice.choice}>
        <input {...control} type="checkbox" className={choice.checkbox} />
        <span>
          <LabelText {...field} />
        </span>
      </label>
      <FieldHint {...field} />
      <FieldError {...field} />
    </div>
  );
};

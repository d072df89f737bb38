import type { ComponentPropsWithoutRef } from 'react';

import * as styles from './Control.module.css';
import { FieldFrame } from './FieldFrame';
import { splitFieldProps, type FieldProps } from './fieldProps';

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'style'>;

/** Several lines of text; it grows with what is typed where the browser can do that. */
export const TextAreaField = ({ rows = 4, ...props }: TextAreaFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame field={field}>
      <textarea {...control} rows={rows} className={styles.control} />
    </FieldFrame>
  );
};

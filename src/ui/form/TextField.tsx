import type { ComponentPropsWithoutRef } from 'react';

import * as styles from './Control.module.css';
import { FieldFrame } from './FieldFrame';
import { splitFieldProps, type FieldProps } from './fieldProps';

type TextFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style'>;

/** One line of text: name, e-mail, phone. */
export const TextField = ({ type = 'text', ...props }: TextFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame field={field}>
      <input {...control} type={type} className={styles.control} />
    </FieldFrame>
  );
};

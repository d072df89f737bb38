import type { ComponentPropsWithoutRef } from 'react';

import * as styles from './Control.module.css';
import { FieldFrame } from './FieldFrame';
import { splitWords, type FieldWords } from './fieldWords';

type TextFieldProps = FieldWords & Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style'>;

/** One line of text: name, e-mail, phone. */
export const TextField = ({ type = 'text', ...props }: TextFieldProps) => {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame words={words}>
      <input {...control} type={type} className={styles.control} />
    </FieldFrame>
  );
};

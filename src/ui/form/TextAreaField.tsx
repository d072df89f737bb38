import type { ComponentPropsWithoutRef } from 'react';

import * as styles from './Control.module.css';
import { FieldFrame } from './FieldFrame';
import { splitWords, type FieldWords } from './fieldWords';

type TextAreaFieldProps = FieldWords & Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'style'>;

/** Several lines of text; it grows with what is typed where the browser can do that. */
export const TextAreaField = ({ rows = 4, ...props }: TextAreaFieldProps) => {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame words={words}>
      <textarea {...control} rows={rows} className={styles.control} />
    </FieldFrame>
  );
};

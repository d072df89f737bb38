import type { ComponentPropsWithoutRef } from 'react';

import { plain } from '../../lib/plain';
import * as styles from './Control.module.css';
import { FieldFrame } from './FieldFrame';
import { splitFieldProps, type FieldProps } from './fieldProps';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'style' | 'children' | 'multiple'> & {
    readonly options: readonly Option[];
    /** Shown until something is chosen. */
    readonly placeholder?: string;
  };

/** One of many, in the browser's own list. */
export const SelectField = ({ options, placeholder, ...props }: SelectFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame field={field}>
      <div className={styles.select}>
        {/* Without an empty choice it always has a value, and HTML lets none be required. */}
        <select {...control} required={!!placeholder && control.required} className={styles.control}>
          {placeholder && <option value="">{plain(placeholder)}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {plain(label)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
};

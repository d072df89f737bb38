import type { ChangeEventHandler } from 'react';

import { Label } from '../Words/Label';
import * as choice from './Choice.module.css';
import { FieldError, FieldHint, LabelText } from './FieldFrame';
import * as styles from './FieldFrame.module.css';
import { describe, type FieldProps } from './fieldProps';
import type { Option } from './SelectField';

interface RadioGroupFieldProps extends FieldProps {
  readonly name: string;
  readonly options: readonly Option[];
  /** What is chosen, for a form that keeps it; `defaultValue` for one that does not. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** One of a few, all to be seen. The first choice has the id of the field, so that a link to an error lands on it. */
export const RadioGroupField = ({
  name,
  options,
  value,
  defaultValue,
  onChange,
  ...field
}: RadioGroupFieldProps) => {
  const { id, required, disabled, tone } = field;
  const { id: _, ...described } = describe(field);
  return (
    <fieldset
      {...described}
      role="radiogroup"
      aria-required={required}
      disabled={disabled}
      className={styles.field}
      data-ground={tone}
    >
      <legend className={styles.label}>
        <LabelText {...field} />
      </legend>
      <div className={choice.group}>
        {options.map((option, index) => (
          <label key={option.value} className={choice.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={option.value}
              required={required}
              className={choice.radio}
              onChange={onChange}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span>
              <Label>{option.label}</Label>
            </span>
          </label>
        ))}
      </div>
      <FieldHint {...field} />
      <FieldError {...field} />
    </fieldset>
  );
};

/** What every field can say. */
export interface FieldProps {
  /** Id of the control; its hint and error are `<id>-hint` and `<id>-error`. */
  readonly id: string;
  readonly label: string;
  /** A word beside the label: 'optional'. */
  readonly note?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The ground it stands on, where it is not that of the section around it. */
  readonly tone?: 'paper' | 'ink';
}

/** Parts the props of a field: what it says, and what its native control gets. */
export const splitFieldProps = <Props extends FieldProps>({
  label,
  note,
  hint,
  error,
  tone,
  ...control
}: Props) => {
  const { id, required, disabled } = control;
  const field: FieldProps = { id, label, note, hint, error, tone, required, disabled };
  return { field, control: { ...control, ...describe(field) } };
};

/** The attributes that link a control with its hint and its error. */
export const describe = ({ id, hint, error }: FieldProps) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

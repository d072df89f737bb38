import { Field } from '@strapi/design-system';

interface Props {
  label: string;
  value: string;
  hint?: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A field of a dialog, required. */
export const TextField = ({ label, value, hint, error, onChange }: Props) => (
  <Field.Root required hint={hint} error={error}>
    <Field.Label>{label}</Field.Label>
    <Field.Input value={value} onChange={({ target }) => onChange(target.value)} />
    <Field.Error />
    <Field.Hint />
  </Field.Root>
);

import { Field } from '@strapi/design-system';
import { useEffect, useState } from 'react';

interface Props {
  label: string;
  value: string;
  hint?: string;
  disabled?: boolean;
  onWrite: (text: string) => void;
}

/**
 * A field beside the text for what stands in an attribute. It keeps what is typed itself: the text is changed a moment
 * later, and an input method would lose its word.
 */
export const AttributeInput = ({ label, value, hint, disabled, onWrite }: Props) => {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <Field.Root hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        size="S"
        value={text}
        disabled={disabled}
        onChange={({ target }) => {
          setText(target.value);
          onWrite(target.value);
        }}
        // Enter would send the form of the whole entry.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Field.Hint />
    </Field.Root>
  );
};

import { Field, Flex } from '@strapi/design-system';
import { type ReactNode, useId, useRef } from 'react';

import { useFormLocale } from '../entry/useFormLocale';
import { RichTextEditor } from './RichTextEditor';

interface Props {
  name: string;
  label: string;
  value?: string | null;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  labelAction?: ReactNode;
  onChange: (name: string, value: string) => void;
}

/** Counts the texts that came from elsewhere: another language, a form that was set back. Each gets an editor of its own. */
const useLoads = (value: string) => {
  const known = useRef(value);
  const loads = useRef(0);
  if (known.current !== value) {
    known.current = value;
    loads.current += 1;
  }
  return { loads: loads.current, remember: (html: string) => (known.current = html) };
};

/** The field of a rich text in the form of an entry. */
export const RichTextInput = (props: Props) => {
  const { name, label, hint, error, required = false, disabled = false, labelAction, onChange } = props;
  const value = props.value ?? '';
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const locale = useFormLocale();
  const { loads, remember } = useLoads(value);
  const write = (html: string) => {
    remember(html);
    onChange(name, html);
  };
  return (
    <Field.Root id={id} name={name} hint={hint} error={error} required={required} ref={field}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label
          id={`${id}-label`}
          action={labelAction}
          onClick={() => field.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
        >
          {label}
        </Field.Label>
        <RichTextEditor
          key={loads}
          label={label}
          labelId={`${id}-label`}
          describedBy={`${id}-hint ${id}-error`}
          language={locale}
          stored={value}
          isRequired={required}
          isInvalid={Boolean(error)}
          isDisabled={disabled}
          onWrite={write}
        />
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
};

import type { FormEvent } from 'react';

import { digitsOf } from '../../../../cms/src/forms/limits';
import type { FieldProps } from '../../../ui/form/fieldProps';
import { TextField } from '../../../ui/form/TextField';

/** Drops what is no digit, and leaves the cursor between the digits where it was. */
const keepDigits = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value) return;
  const cursor = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(cursor, cursor);
};

/** A number within Vietnam: anything but digits is dropped as it is typed. */
export const VietnamesePhoneField = (props: FieldProps & { readonly name: string }) => (
  <TextField {...props} inputMode="tel" autoComplete="tel-national" onInput={keepDigits} />
);

import type { ComponentType } from 'react';

import type { AskedField, Choice, Form } from '../../../../cms/src/forms/definition';
import type { Language } from '../../../i18n/locales';
import type { FieldProps } from '../../../ui/form/fieldProps';
import { SelectField, type Option } from '../../../ui/form/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import type { Translate, Values } from '../definition';
import type { FieldState } from '../VisitorForm';
import { CountryPhone } from './CountryPhone';
import { VietnamesePhoneField } from './VietnamesePhoneField';

interface FormFieldProps {
  readonly form: Form;
  readonly name: string;
  readonly field: AskedField;
  readonly fields: FieldState;
  readonly t: Translate;
  readonly language: Language;
  /** What stands in the choices of the form, and what it says without asking. */
  readonly chosen: Values;
  /** What is chosen at first, if not what the definition says. */
  readonly begins?: string;
  readonly short?: boolean;
  readonly onChoose: (value: string) => void;
  readonly radios?: ComponentType<
    FieldProps & { readonly name: string; readonly options: readonly Option[] }
  >;
}

const optionsOf = (name: string, { values, named }: Choice, t: Translate): Option[] =>
  values.map((value) => ({ value, label: named ? value : t(`fields.${name}.options.${value}`) }));

/** What a browser may fill in by itself. */
const autocompletes = { name: 'name', email: 'email' } as const;

/** A field of a form, from its definition. */
export const FormField = (props: FormFieldProps) => {
  const { form, name, field, fields, t, language, chosen, short, radios: Radios } = props;
  const context = 'labelledBy' in field && field.labelledBy ? chosen[field.labelledBy] : undefined;
  const shared = {
    ...fields.of(name),
    label: t(`fields.${name}.label`, {}, context),
    required: !field.optional,
  };
  const note = field.optional ? t('optional') : undefined;
  if (field.kind === 'phone')
    return <CountryPhone {...shared} {...{ form, field, t, language, chosen, short }} />;
  if (field.kind === 'vietnamesePhone') return <VietnamesePhoneField {...shared} note={note} />;
  if (field.kind === 'text')
    return (
      <div data-long>
        <TextAreaField {...shared} note={note} />
      </div>
    );
  if (field.kind === 'choice' && field.as === 'radios') {
    if (!Radios) throw new Error(`The form '${form.id}' has radio buttons: give it what shows them`);
    return (
      <div data-long>
        <Radios {...shared} note={note} options={optionsOf(name, field, t)} />
      </div>
    );
  }
  const control =
    field.kind === 'choice' ? (
      <SelectField
        {...shared}
        note={note}
        placeholder={field.empty || field.optional ? t('choose') : undefined}
        defaultValue={props.begins}
        options={optionsOf(name, field, t)}
        onChange={({ target }) => props.onChoose(target.value)}
      />
    ) : (
      <TextField
        {...shared}
        note={note}
        type={field.kind === 'email' ? 'email' : 'text'}
        autoComplete={field.autocomplete ?? (field.kind === 'line' ? undefined : autocompletes[field.kind])}
      />
    );
  return field.wide ? <div data-long>{control}</div> : control;
};

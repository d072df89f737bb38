import { useState } from 'react';

import { holds, isAsked, type AskedField, type Form } from '../../../../cms/src/forms/definition';
import type { Language } from '../../../i18n/locales';
import type { Translate, Values } from '../definition';
import type { FieldState } from '../VisitorForm';
import { FormField } from './FormField';

interface FormFieldsProps {
  readonly form: Form;
  readonly fields: FieldState;
  readonly t: Translate;
  readonly language: Language;
  /** What the form says without asking, and what is chosen in it at first where that depends on its place. */
  readonly begins?: Values;
  /** The list of countries is short until a visitor nears it. */
  readonly short?: boolean;
  /** Told of every choice. */
  readonly onChoose?: (name: string, value: string) => void;
  /** Radio buttons and files have styles of their own: a form that has some brings the parts that show them. */
  readonly radios?: Parameters<typeof FormField>[0]['radios'];
  readonly files?: (props: {
    readonly form: Form;
    readonly fields: FieldState;
    readonly t: Translate;
    readonly language: Language;
    readonly label: string;
    readonly required?: boolean;
  }) => JSX.Element;
}

/** What stands in a choice at first. */
const firstOf = (field: AskedField): string =>
  field.kind === 'choice' && field.as === 'select' && !field.empty ? (field.values[0] ?? '') : '';

/** The fields of a form, from its definition: those that are asked now, in its order, and what may be attached. */
export const FormFields = ({ form, begins = {}, onChoose, files: Files, ...shared }: FormFieldsProps) => {
  const { fields, t, language } = shared;
  const asked = Object.entries(form.fields).filter((entry): entry is [string, AskedField] =>
    isAsked(entry[1]),
  );
  const [chosen, setChosen] = useState<Values>(() => ({
    ...Object.fromEntries(asked.map(([name, field]) => [name, firstOf(field)])),
    ...begins,
  }));
  if (form.files && !Files) throw new Error(`The form '${form.id}' takes files: give it what shows them`);

  const choose = (name: string, field: AskedField) => (value: string) => {
    setChosen((before) => ({ ...before, [name]: value }));
    const restarts = field.kind === 'choice' ? field.restarts : undefined;
    if (restarts) fields.restart(restarts === 'captcha' ? 'captcha' : undefined);
    onChoose?.(name, value);
  };
  return (
    <>
      {asked.map(
        ([name, field]) =>
          holds(field.when, chosen) && (
            <FormField
              key={name}
              {...shared}
              {...{ form, name, field, chosen }}
              begins={begins[name]}
              onChoose={choose(name, field)}
            />
          ),
      )}
      {form.files && Files && holds(form.files.when, chosen) && (
        <Files
          {...{ form, fields, t, language }}
          label={t('fields.files.label')}
          required={!form.files.optional}
        />
      )}
    </>
  );
};

import { useEffect, type ChangeEvent } from 'react';

import type { Form } from '../../../../cms/src/forms/definition';
import { filesOf } from '../../../../cms/src/forms/limits';
import { toLocale, type Language } from '../../../i18n/locales';
import { FileField } from '../../../ui/form/FileField';
import type { Translate } from '../definition';
import type { FieldState } from '../VisitorForm';

/** '240 kB', '1,8 MB': as the language writes it. */
const sizeOf = (bytes: number, language: Language): string => {
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(Math.max(value, unit === 'kilobyte' ? 1 : 0));
};

/** The browser's own field: it is drawn with the list. */
const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Keeps the browser's own field the same as the list: a form that goes without a script sends what it shows. */
const fill = (input: HTMLInputElement, files: readonly File[]) => {
  if (!files.length || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
};

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

interface AttachedFilesProps {
  readonly form: Form;
  readonly fields: FieldState;
  readonly t: Translate;
  readonly language: Language;
  readonly label: string;
  readonly required?: boolean;
}

/** Files, listed with numbers, each to be taken back; what is chosen later joins what is there, or takes its place. */
export const AttachedFiles = ({ form, fields, t, language, label, required }: AttachedFilesProps) => {
  const { types, most } = filesOf(form.files ?? {});
  const { id, error } = fields.of('files');
  const { chosen, choose, progress } = fields.files;
  useEffect(() => fill(inputOf(id), chosen), [id, chosen]);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(target.files ?? [])];
    if (added.length === 0) return;
    choose(
      most === 1
        ? added
        : [...chosen.filter((file) => !added.some((other) => isSame(file, other))), ...added],
    );
  };
  const takeBack = (index: number) => {
    // A field that still holds a file tells of no change when it is chosen again.
    inputOf(id).value = '';
    choose(chosen.filter((_, other) => other !== index));
  };
  return (
    <div data-long>
      <FileField
        id={id}
        name="file0"
        error={error}
        label={label}
        note={required ? undefined : t('optional')}
        hint={t('files.hint')}
        action={t('files.choose')}
        accept={types.map((type) => `.${type}`).join()}
        multiple={most > 1}
        required={required}
        files={chosen.map(({ name, size }) => ({ name, size: sizeOf(size, language) }))}
        onChange={add}
        remove={{
          label: (name) => t('files.remove', { name }),
          onRemove: takeBack,
        }}
        progress={
          progress === null
            ? undefined
            : { value: progress, label: t('files.sending', { percent: Math.round(progress * 100) }) }
        }
      />
    </div>
  );
};

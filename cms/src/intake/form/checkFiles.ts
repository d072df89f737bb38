import { type FileType, fileTypes, formLimits } from '../../forms/limits';
import type { Form } from './forms';

/** Limits of what a visitor may send along (docs/specification/forms.md, 'Files'); sizes in bytes. */
export const MAX_FILES = formLimits.files;
export const MAX_FILE_BYTES = formLimits.file;

/** The ending of a file's name that counts, in small letters; undefined when it is none of ours. */
export const extensionOf = (name: string): FileType | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((extension) => extension === ending);
};

/** Checks number, endings and sizes, before anybody looks inside. Returns the code of the broken rule. */
export const checkFiles = (form: Form, files: { name: string; size: number }[]): string | undefined => {
  if (form.files === 'none') return files.length > 0 ? 'unknown' : undefined;
  if (form.files === 'required' && files.length === 0) return 'required';
  if (files.length > form.mostFiles) return 'count';
  const isTaken = (type: FileType | undefined) => type !== undefined && form.fileTypes.includes(type);
  if (files.some(({ name }) => !isTaken(extensionOf(name)))) return 'type';
  if (files.some(({ size }) => size > MAX_FILE_BYTES)) return 'size';
  return undefined;
};

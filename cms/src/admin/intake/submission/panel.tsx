import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import { useText } from '../texts/useText';
import { SUBMISSION, type StaffFile } from '../types';
import { Files } from './Files';

const isFile = (value: unknown): value is StaffFile =>
  typeof Reflect.get(Object(value), 'name') === 'string' &&
  typeof Reflect.get(Object(value), 'size') === 'number';

/** Beside a submission: the files that came with it. */
export const FilesPanel: PanelComponent = ({ model, documentId, document }) => {
  const text = useText();
  if (model !== SUBMISSION || !documentId) return null;
  const files: unknown = document?.files;
  return {
    title: text('files.title'),
    content: <Files documentId={documentId} files={Array.isArray(files) ? files.filter(isFile) : []} />,
  };
};

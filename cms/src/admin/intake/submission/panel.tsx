import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import { useStrings } from '../strings/useStrings';
import { SUBMISSION, type StaffFile } from '../types';
import { Files } from './Files';

const isFile = (value: unknown): value is StaffFile =>
  typeof Reflect.get(Object(value), 'name') === 'string' &&
  typeof Reflect.get(Object(value), 'size') === 'number';

/** Beside a submission: the files that came with it. */
export const FilesPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useStrings();
  if (model !== SUBMISSION || !documentId) return null;
  const files: unknown = document?.files;
  return {
    title: t('files.title'),
    content: <Files documentId={documentId} files={Array.isArray(files) ? files.filter(isFile) : []} />,
  };
};

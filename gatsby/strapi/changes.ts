import type { AxiosInstance } from 'axios';

import type { ChangedDocument, Changes } from '../../cms/src/content/changedDocuments';
import { CmsError } from './cmsError';

const isDocument = (value: unknown): value is ChangedDocument => {
  const { type, documentId } = Object(value) as Partial<ChangedDocument>;
  return typeof type === 'string' && typeof documentId === 'string';
};

const isChanges = (value: unknown): value is Changes => {
  const { mark, documents } = Object(value) as Partial<Changes>;
  const named = documents === null || (Array.isArray(documents) && documents.every(isDocument));
  return (mark === null || typeof mark === 'string') && named;
};

/**
 * @param since the mark of an earlier answer.
 * @throws CmsError when the CMS does not answer with changes.
 */
export const fetchChanges = async (client: AxiosInstance, since: string | null): Promise<Changes> => {
  const params = since === null ? {} : { since };
  const { data } = await client.get<{ data: unknown }>('/api/content-changes', { params });
  if (!isChanges(data.data))
    throw new CmsError(
      'The CMS does not answer /api/content-changes with changes: start the CMS of this version',
    );
  return data.data;
};

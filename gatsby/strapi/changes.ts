import type { AxiosInstance } from 'axios';

import { CmsError } from './cmsError';

/** A document of the CMS, in all its languages. */
export interface ChangedDocument {
  /** `api::dicom-blog.dicom-blog`. */
  readonly type: string;
  readonly documentId: string;
}

/** What of the CMS has changed up to a moment (cms/src/content/changes.ts). */
export interface Changes {
  /** Names the moment; null when the CMS remembers none. */
  readonly mark: string | null;
  /** The documents that changed since the moment that was asked for; null when it may be any. */
  readonly documents: readonly ChangedDocument[] | null;
}

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

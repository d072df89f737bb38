import { adminApi } from '@strapi/strapi/admin';

import { READ_AT } from '../../content/readAt';
import { readAtOf, rememberReadAt } from './readAt';
import { forgetUnsaved } from './unsaved';

/** What a call of the content manager is of. */
interface Subject {
  model: string;
  documentId?: string;
  params?: { locale?: string };
}

interface Asked {
  config?: object;
}

/** As much of a call of the content manager as tells what is sent, and what is read anew after it. */
interface Call {
  query?: (subject: Subject) => Asked;
  invalidatesTags?: unknown;
  onQueryStarted?: (subject: Subject, api: Started) => void | Promise<void>;
  transformErrorResponse?: (error: object) => unknown;
}

/** A call that has begun. */
interface Started {
  queryFulfilled: Promise<unknown>;
}

const shownOf = ({ model, documentId, params }: Subject) => ({
  ...{ model, documentId, locale: params?.locale },
});

/** Has a call that was refused, or did not come through, read nothing anew. After one that was taken nothing is unsaved. */
export const rereadOnSuccessOnly = (call: Call): void => {
  const { invalidatesTags } = call;
  call.invalidatesTags = (result: unknown, error: unknown, subject: Subject, meta: unknown): unknown => {
    if (error) return [];
    forgetUnsaved(shownOf(subject));
    rememberReadAt(shownOf(subject), (Object(result) as { data?: { updatedAt?: unknown } }).data?.updatedAt);
    return typeof invalidatesTags === 'function'
      ? (invalidatesTags(result, error, subject, meta) as unknown)
      : invalidatesTags;
  };
};

/** Has a call say when the entry was saved that its form shows, so that the CMS can refuse to write over a newer one. */
export const sayWhatWasRead = (call: Call): void => {
  const { query } = call;
  if (!query) return;
  call.query = (subject) => {
    const asked = query(subject);
    const readAt = readAtOf(shownOf(subject));
    return readAt ? { ...asked, config: { ...asked.config, headers: { [READ_AT]: readAt } } } : asked;
  };
};

const careful = (call: Call): void => {
  rereadOnSuccessOnly(call);
  sayWhatWasRead(call);
};

/**
 * Has the form learn what was saved when it is saved. Strapi (5.54) tells it at once, and takes that back where the save is
 * refused: what stood in the form before takes the place of what was written.
 */
export const showWhenSaved = (call: Call): void => {
  const { onQueryStarted } = call;
  if (!onQueryStarted) return;
  call.onQueryStarted = async (subject, api) => {
    const isSaved = await api.queryFulfilled.then(
      () => true,
      () => false,
    );
    if (isSaved) await onQueryStarted(subject, api);
  };
};

/**
 * Has a form stay unsaved whatever its save was refused for, or did not come through for. Strapi (5.54) does so for errors of
 * this name only: after others it takes what is written for what is saved, and lets an editor leave without asking.
 */
export const stayUnsaved = (call: Call): void => {
  call.transformErrorResponse = (error) =>
    Reflect.get(error, 'name') === 'ValidationError'
      ? error
      : { ...error, name: 'ValidationError', details: null };
};

const carefulUpdate = (call: Call): void => {
  careful(call);
  showWhenSaved(call);
  stayUnsaved(call);
};

/**
 * What an editor wrote stays in the form when the CMS refuses it. Strapi (5.54) reads the entry anew after every save, also
 * after one that failed; for a language that is not saved yet the form gives way to 'Loading' meanwhile, and comes back
 * empty.
 */
export const keepWritten = (): void => {
  adminApi.enhanceEndpoints({
    endpoints: { createDocument: careful, updateDocument: carefulUpdate, publishDocument: careful },
  });
};

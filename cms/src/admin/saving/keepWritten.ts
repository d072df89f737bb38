import { adminApi } from '@strapi/strapi/admin';

/** As much of a call of the content manager as tells what is read anew after it. */
interface Call {
  invalidatesTags?: unknown;
}

/** Has a call that was refused, or did not come through, read nothing anew. */
export const rereadOnSuccessOnly = (call: Call): void => {
  const { invalidatesTags } = call;
  call.invalidatesTags = (result: unknown, error: unknown, ...more: unknown[]): unknown => {
    if (error) return [];
    return typeof invalidatesTags === 'function'
      ? (invalidatesTags(result, error, ...more) as unknown)
      : invalidatesTags;
  };
};

/**
 * What an editor wrote stays in the form when the CMS refuses it. Strapi (5.54) reads the entry anew after every save, also
 * after one that failed; for a language that is not saved yet the form gives way to 'Loading' meanwhile, and comes back
 * empty.
 */
export const keepWritten = (): void => {
  adminApi.enhanceEndpoints({
    endpoints: { updateDocument: rereadOnSuccessOnly, publishDocument: rereadOnSuccessOnly },
  });
};

/** As much of a content type as tells whether the site reads it. */
export interface ReadableType {
  readonly uid: string;
  readonly kind: string;
  readonly pluginOptions?: object;
}

/** Whether the site shows entries of the type, as its schema says. */
export const isReadBySite = ({ pluginOptions }: Pick<ReadableType, 'pluginOptions'>): boolean => {
  const { site } = (pluginOptions ?? {}) as { site?: { read?: boolean } };
  return site?.read === true;
};

/**
 * What the token of the site build and the site server may do: read the types that say
 * `"pluginOptions": { "site": { "read": true } }` in their schema.json, the content revision, what changed since, and the old slugs.
 */
export const siteReads = (types: readonly ReadableType[]): string[] => [
  ...types
    .filter(isReadBySite)
    .flatMap(({ uid, kind }) =>
      kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
    ),
  'api::content-revision.content-revision.find',
  'api::content-change.content-change.find',
  'api::old-slug.old-slug.find',
];

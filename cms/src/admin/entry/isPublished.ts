/**
 * Whether something of an entry is published: as it stands in the form, or as it was before. The document of a language is an
 * empty object before it is written.
 */
export const isPublished = (document: object | undefined): boolean =>
  ['published', 'modified'].includes(String(Reflect.get(document ?? {}, 'status')));

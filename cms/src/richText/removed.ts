/** Kinds of what is left out of a text, in the order in which they are told. */
export const REMOVED_KINDS = [
  'styles',
  'pictures',
  'links',
  'embeds',
  'scripts',
  'fields',
  'nesting',
] as const;

export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** How often something of each kind was left out. */
export type Removed = Readonly<Partial<Record<RemovedKind, number>>>;

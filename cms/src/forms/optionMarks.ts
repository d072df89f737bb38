/** How the fields of a page without scripts name paid options: by the first letters of their ids, which are 24 long. */

/** One in a million is the same as another. */
const shortest = 4;

/**
 * How many letters tell these ids apart.
 *
 * @param ids documentIds of the options that a page offers
 */
export const markLength = (ids: readonly string[]): number => {
  const isShared = (letters: number) =>
    new Set(ids.map((id) => id.slice(0, letters))).size < new Set(ids).size;
  let letters = shortest;
  while (isShared(letters)) letters += 1;
  return letters;
};

/** What a mark looks like; a whole documentId is one as well. */
export const markPattern = `[a-z0-9]{${shortest},64}`;

/** The option that a mark stands for; undefined where there is none, or more than one. */
export const marked = <Option extends { readonly documentId: string }>(
  options: readonly Option[],
  mark: string,
): Option | undefined => {
  const [option, another] = options.filter(({ documentId }) => documentId.startsWith(mark));
  return another ? undefined : option;
};

/** The name of the field that says how many are wanted. */
export const quantityField = (mark: string): string => `quantity-${mark}`;

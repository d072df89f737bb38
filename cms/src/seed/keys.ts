/** Finds the document of a key that another file of the sample content names. */
export type Lookup = (key: string) => string;

/**
 * Makes the lookup of one kind.
 *
 * @param words what the keys stand for, for the message when one is unknown.
 */
const createLookup =
  (words: string, documentIds: Map<string, string>): Lookup =>
  (key) => {
    const documentId = documentIds.get(key);
    if (documentId === undefined)
      throw new Error(`The sample content names the ${words} "${key}", which does not exist.`);
    return documentId;
  };

/** Creates one document per item, in order, and gives the lookup by their keys. */
export const createAll = async <Item>(
  words: string,
  items: Item[],
  keyOf: (item: Item) => string,
  create: (item: Item) => Promise<{ documentId: string }>,
): Promise<Lookup> => {
  const documentIds = new Map<string, string>();
  for (const item of items) documentIds.set(keyOf(item), (await create(item)).documentId);
  return createLookup(words, documentIds);
};

/**
 * Ends the look into a document: it is refused.
 *
 * @param why in English, of the document: `it has macros`
 * @throws Error with the reason
 */
export const fail = (why: string): never => {
  throw new Error(why);
};

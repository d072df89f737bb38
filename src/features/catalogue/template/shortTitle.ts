/** Where a title of more letters than this ends in itself, what comes behind is left out. */
const long = 28;

/** A title for a place with one line: of 'Slowly along the coast, from Huế to Hội An' what stands before the comma. */
export const shortTitle = (title: string): string =>
  (title.length > long && /^[^,:;(–—|]{8,}(?=[,:;(–—|])/.exec(title)?.[0].trim()) || title;

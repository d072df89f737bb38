/**
 * What has to be there for a page to make sense: a text under content/, the entry of the page's own address.
 *
 * @throws naming what is missing, which stops the build.
 */
export const required = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
};

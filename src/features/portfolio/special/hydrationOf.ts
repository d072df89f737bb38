/** The button beside a banner that runs by itself has to know what that does: React comes when the browser is idle. */
export const hydrationOf = (special: Queries.SpecialFragment['special']): 'idle' | undefined =>
  special?.running ? 'idle' : undefined;

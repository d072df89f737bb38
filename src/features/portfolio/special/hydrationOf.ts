/** A page with a banner in a frame is one where people act: React comes when the browser is idle, and brings the banner when it is near. */
export const hydrationOf = (special: Queries.SpecialFragment['special']): 'idle' | undefined =>
  special?.turned || special?.running ? 'idle' : undefined;

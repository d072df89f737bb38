/** Search engines show about as many characters of a title. */
const most = 60;

/**
 * '{title} | {site name}' for a head. Of a title that an editor wrote longer than is shown it says what fits, up to its last
 * pause or, where it has none, its last word: the page itself and its cards say all of it.
 */
export const headTitle = (title: string, siteName: string): string => {
  const end = ` | ${siteName}`;
  const room = most - end.length;
  const fits = title.length > room ? title.slice(0, room + 1) : undefined;
  const paused = fits && /^(.{12,})[:,;]\s/.exec(fits)?.[1];
  const cut = fits && `${fits.slice(0, -2).replace(/\s\S*$/, '')}…`;
  return (paused ?? cut ?? title) + end;
};

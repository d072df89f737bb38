/** However a link is followed: in place, in another tab, by the keyboard. */
const ways = ['pointerdown', 'focusin', 'click'] as const;

/**
 * Tells of the link to a language (src/features/shell/LanguageSwitch.tsx) that somebody is about to follow, so that it can take along
 * what the page is asked for (docs/specification/addresses.md, 'Language switch').
 *
 * @returns what ends it
 */
export const onLanguageLink = (then: (link: HTMLAnchorElement) => void): (() => void) => {
  const tell = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (link) then(link);
  };
  for (const way of ways) addEventListener(way, tell, true);
  return () => ways.forEach((way) => removeEventListener(way, tell, true));
};

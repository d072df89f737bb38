import { words } from './words';

/**
 * A banner's page with its words in Vietnamese, and the letters for them.
 *
 * @param slug a folder of static/banners
 * @param english its index.html
 * @param hasLetters whether the folder has Vietnamese letters beside those of a name
 * @throws when the page does not say what is to be replaced
 */
export const inVietnamese = (
  slug: string,
  english: string,
  hasLetters: (name: string) => boolean,
): string => {
  // All at once: what has been put in is not looked through again.
  const parts = (words[slug] ?? []).reduce<readonly { readonly text: string; readonly done: boolean }[]>(
    (before, [from, to]) => {
      const after = before.flatMap(({ text, done }) =>
        done
          ? [{ text, done }]
          : text
              .split(from)
              .flatMap((piece, at) => [
                ...(at ? [{ text: to, done: true }] : []),
                { text: piece, done: false },
              ]),
      );
      if (after.length === before.length) throw new Error(`${slug} does not say ${from}`);
      return after;
    },
    [{ text: english, done: false }],
  );
  return parts
    .map(({ text }) => text)
    .join('')
    .replace('<html lang="en">', '<html lang="vi">')
    .replace(
      /( *<link rel="preload" href=")([\w-]+)(\.woff2"[^\n]*\n)/g,
      (line, before: string, name: string, after: string) =>
        hasLetters(name) ? `${line}${before}${name}-vn${after}` : line,
    );
};

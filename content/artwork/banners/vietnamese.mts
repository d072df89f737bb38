/**
 * Writes the `vn.html` of each banner in static/banners: its `index.html` with the words of `words.ts` and the letters
 * for them. Run `npx tsx content/artwork/banners/vietnamese.mts` after a change of one of the two; then `posters.mts`
 * photographs both. A page of its own is Vietnamese without scripts as well.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

import { words } from './words.ts';

for (const [slug, pairs] of Object.entries(words)) {
  const folder = `static/banners/${slug}`;
  const english = await readFile(`${folder}/index.html`, 'utf8');
  // All at once: what has been put in is not looked through again.
  const parts = pairs.reduce<readonly { readonly text: string; readonly done: boolean }[]>(
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
  const page = parts
    .map(({ text }) => text)
    .join('')
    .replace('<html lang="en">', '<html lang="vi">')
    .replace(/( *<link rel="preload" href=")([\w-]+)(\.woff2"[^\n]*\n)/g, (line, before, name, after) =>
      existsSync(`${folder}/${name}-vn.woff2`) ? `${line}${before}${name}-vn${after}` : line,
    );
  await writeFile(`${folder}/vn.html`, page);
}

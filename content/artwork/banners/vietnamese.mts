/**
 * Writes the `vn.html` of each banner in static/banners: its `index.html` with the words of `words.ts` and the letters
 * for them. Run `npx tsx content/artwork/banners/vietnamese.mts` after a change of one of the two; then `posters.mts`
 * photographs both. A page of its own is Vietnamese without scripts as well.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

import { inVietnamese } from './translate.ts';
import { words } from './words.ts';

for (const slug of Object.keys(words)) {
  const folder = `static/banners/${slug}`;
  const english = await readFile(`${folder}/index.html`, 'utf8');
  const page = inVietnamese(slug, english, (name) => existsSync(`${folder}/${name}-vn.woff2`));
  await writeFile(`${folder}/vn.html`, page);
}

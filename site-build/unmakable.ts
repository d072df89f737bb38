import type { BuildFailure } from '../node-lib/buildNews';
import { type Content, contentOf, type LeftOut, readContent, type ShownEntry } from '../release/content';
import { currentId, readInfo } from '../release/releases';
import { GatsbyFailed } from './failures';
import { pageIn } from './gatsbyNews';

/** So many entries may fail a build before it is given up: the fault is then more likely ours than theirs. */
const triedMost = 2;

/** The entry that a page is of; undefined for pages of several entries or none. */
export function entryOfPage(page: string, { entries }: Content): ShownEntry | undefined {
  const [language = '', ...parts] = page
    .split('/')
    .filter(Boolean)
    .map((part) => decode(part).normalize('NFC'));
  // A layout stands below its template: the nearest slug is not the entry's own.
  return parts
    .map((part) =>
      entries.find(
        (entry) =>
          entry.slug?.normalize('NFC') === part && (entry.language === null || entry.language === language),
      ),
    )
    .find((entry) => entry !== undefined);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The entries that the live release had to do without. They are no longer tried as long as neither they nor the site's code
 * change.
 */
export async function knownUnmakable(releasesDir: string, source: string): Promise<LeftOut[]> {
  const id = await currentId(releasesDir);
  const info = id && (await readInfo(releasesDir, id));
  if (!info || info.source !== source) return [];
  const content = await readContent(contentOf(releasesDir, info.id));
  return (content?.leftOut ?? []).filter(({ reason }) => reason === 'page');
}

/** What a build that leaves out what fails it is made with. */
export interface Attempts {
  /** Builds without these entries. Resolves with why that failed, or null. */
  build: (without: readonly LeftOut[]) => Promise<BuildFailure | null>;
  /** What the last one found in the CMS. */
  content: () => Promise<Content | null>;
  say: (line: string) => void;
}

/**
 * Builds; where a page of an entry cannot be made, once more without that entry.
 *
 * @throws GatsbyFailed when it fails for any other reason, or again and again
 */
export async function buildWithout(known: readonly LeftOut[], attempts: Attempts): Promise<void> {
  const without = [...known];
  for (let tried = 0; ; tried++) {
    const failure = await attempts.build(without);
    if (!failure) return;
    const content = failure.kind === 'page' && tried < triedMost ? await attempts.content() : null;
    const entry = content && entryOfPage(pageIn(failure.reason) ?? '', content);
    if (!entry) throw new GatsbyFailed(failure);
    const { type, documentId, locale, title, version } = entry;
    attempts.say(`A page of "${title}" cannot be made. Building without that entry.`);
    without.push({
      ...{ type, documentId, locale, title, version },
      ...{ what: 'entry', reason: 'page', field: '', file: '', detail: failure.reason },
    });
  }
}

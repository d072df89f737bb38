import { contentOf, readContent, type ReleaseContent } from '../../release/content';
import { currentId, listReleases, readInfo } from '../../release/releases';
import { readRollback } from '../../release/rollback';

const moment = (iso: string): string => iso.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC');

const namedMost = 3;

/** What changed in a release, in a few words. */
export function changesLine(content: ReleaseContent | null): string {
  if (!content?.changes) return 'changes unknown';
  const { site, entries } = content.changes;
  const named = entries
    .slice(0, namedMost)
    .map(({ how, title, locale }) => `${how} "${title}"${locale ? ` (${locale})` : ''}`);
  const more = entries.length > namedMost ? [`and ${entries.length - namedMost} more`] : [];
  return [...(site ? ['the site itself'] : []), ...named, ...more].join(', ') || 'nothing of the CMS';
}

/** The releases that are kept, a line each, the newest first. */
export async function releaseLines(releasesDir: string): Promise<string[]> {
  const live = await currentId(releasesDir);
  const rollback = await readRollback(releasesDir);
  const lines = await Promise.all(
    (await listReleases(releasesDir)).map(async (id) => {
      const info = await readInfo(releasesDir, id);
      const content = await readContent<ReleaseContent>(contentOf(releasesDir, id));
      const leftOut = content?.leftOut.length ? `, ${content.leftOut.length} left out` : '';
      const made = info ? `${moment(info.createdAt)}  revision ${info.revision}` : '';
      return `${id === live ? '*' : ' '} ${id}  ${made}  ${changesLine(content)}${leftOut}`;
    }),
  );
  if (lines.length === 0)
    return [`There is no release in ${releasesDir} yet: npm start makes the first one.`];
  return [
    ...lines,
    rollback
      ? `* is live: somebody went back to it (${moment(rollback.at)}). It stays until the next publish.`
      : '* is live.',
  ];
}

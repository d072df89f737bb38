import { isFramed } from './framed';
import { type InlineHashes, type ReleaseFile, ReleaseRefused } from './manifest';

type Page = ReleaseFile & { inline: InlineHashes };

const isPage = (file: ReleaseFile): file is Page => file.inline !== undefined && !isFramed(file.path);

/**
 * What the pages of a release may run and wear inline, so that one security policy holds for all of them. Their
 * scripts are the same on every page; their styles are those of all templates.
 */
export function pagePolicy(files: ReleaseFile[]): InlineHashes {
  const pages = files.filter(isPage);
  const all = (kind: keyof InlineHashes) => [...new Set(pages.flatMap(({ inline }) => inline[kind]))].sort();
  return { scripts: all('scripts'), styles: all('styles') };
}

/**
 * Refuses pages whose inline scripts differ: each would widen the policy of all the others.
 * @throws ReleaseRefused naming two such pages
 */
export function checkSameScripts(files: ReleaseFile[]): void {
  const [first, ...others] = files.filter(isPage);
  const scripts = first?.inline.scripts.join(' ');
  const other = others.find(({ inline }) => inline.scripts.join(' ') !== scripts);
  if (!first || !other) return;
  throw new ReleaseRefused(`the inline scripts of ${other.path} are not those of ${first.path}.`);
}

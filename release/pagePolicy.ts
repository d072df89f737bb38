import { isFramed } from './framed';
import { type InlineHashes, type ReleaseFile, ReleaseRefused } from './manifest';

type Page = ReleaseFile & { inline: InlineHashes };

type Kind = keyof InlineHashes;

const isPage = (file: ReleaseFile): file is Page => file.inline !== undefined && !isFramed(file.path);

/**
 * What the pages of a release may run, wear inline and show in frames, so that one security policy holds for all of them:
 * a visitor goes from page to page in one document. Their scripts are the same on every page; their styles are those of
 * all templates, and their frames those of the videos and demos that any of them shows.
 */
export function pagePolicy(files: ReleaseFile[]): InlineHashes {
  const pages = files.filter(isPage);
  const all = (kind: Kind) => [...new Set(pages.flatMap(({ inline }) => inline[kind] ?? []))].sort();
  const [players, demos] = [all('players'), all('demos')];
  return {
    ...{ scripts: all('scripts'), styles: all('styles') },
    ...(players.length > 0 && { players }),
    ...(demos.length > 0 && { demos }),
  };
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

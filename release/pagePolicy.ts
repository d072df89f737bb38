import { isFramed } from './framed';
import { type InlineHashes, type ReleaseFile, ReleaseRefused } from './manifest';

type Page = ReleaseFile & { inline: InlineHashes };

type Kind = keyof InlineHashes;

const isPage = (file: ReleaseFile): file is Page => file.inline !== undefined && !isFramed(file.path);

/**
 * What all pages of a release may run and show in frames, as a visitor goes from page to page in one document. Their scripts are the same
 * on every page, and their frames those of the videos and demos that any of them shows. Inline styles are a page's own: who goes on in
 * its document gets those of the next page from a file.
 */
export function pagePolicy(files: ReleaseFile[]): Omit<InlineHashes, 'styles'> {
  const pages = files.filter(isPage);
  const all = (kind: Kind) => [...new Set(pages.flatMap(({ inline }) => inline[kind] ?? []))].sort();
  const [players, demos] = [all('players'), all('demos')];
  return {
    scripts: all('scripts'),
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

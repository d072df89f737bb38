import type { Groups } from './FilterFields';
import * as styles from './GroupLinks.module.css';
import { GroupRow } from './GroupRow';
import { words } from './words';

const kinds = ['categories', 'tags'] as const;

/** A page for each category and tag: for who comes without a script, and from a search engine. */
export const GroupLinks = ({ groups }: { readonly groups: Groups }) => (
  <nav lang="vi" aria-label={words.byTrade} className={styles.links}>
    {kinds.map((kind) => (
      <GroupRow key={kind} label={words[kind]} kind={kind} groups={groups[kind]} />
    ))}
  </nav>
);

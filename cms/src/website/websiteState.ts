/** What the page 'Website' of the admin shows: `GET /website/state` answers it. */
import type { ChangedEntry, EntryName, LeftOut, ReleaseSummary, SiteState } from './siteState';

/** With an entry: its type as the schema calls it, and its form in the admin; null when it has none any more. */
export interface Linked {
  typeName: string;
  link: string | null;
}

/** An entry that is not live as it stands in the CMS. */
export interface WaitingEntry extends EntryName, Linked {
  /** When it was published, or saved last; of a post of the future, when it goes live. */
  at: string;
}

/** `fieldLabel` is the field in the words of the form, in the language of the admin. */
export type LeftOutEntry = LeftOut & Linked & { fieldLabel: string };

export interface Release extends Omit<ReleaseSummary, 'changes'> {
  changes: { site: boolean; count: number; entries: (ChangedEntry & Linked)[] } | null;
}

export interface WebsiteState {
  /** Null when the site server does not answer. */
  site:
    | (Pick<SiteState, 'wentBackAt' | 'work' | 'progress' | 'failure'> & {
        live: { id: string; since: string } | null;
        /** Who went back to the live release; null where that is not known. */
        wentBackBy: string | null;
        leftOut: LeftOutEntry[];
        releases: Release[];
      })
    | null;
  /** Published and not live yet, the latest first. `isCurrent`: nothing is waiting, not even what has no entry. */
  published: WaitingEntry[];
  isCurrent: boolean;
  /** Posts of the future, the next one first. */
  scheduled: WaitingEntry[];
  /** Saved and not published, the latest first. */
  drafts: WaitingEntry[];
  mayRebuild: boolean;
  mayGoBack: boolean;
}

/** Where visitors see what is published of an entry in one language: `GET /website/address` answers it. */
export interface LiveState {
  address: string | null;
  /** When a post of the future goes live. */
  goesLive: string | null;
  /** Whether the website stands on an older version, which may not have it. */
  isOld: boolean;
}

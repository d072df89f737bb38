/**
 * What the site server tells of the site (`GET /hooks/state`). The two programs share no code, but the cases in
 * `contracts/site-state.json`. Times are ISO 8601.
 */

/** An entry in one language. */
export interface EntryName {
  type: string;
  documentId: string;
  locale: string | null;
  title: string;
}

/** What the live release does not show: an entry, a part of one, or a picture in one. */
export interface LeftOut extends EntryName {
  what: 'entry' | 'part' | 'picture';
  reason: string;
  /** `layouts 2, thumbnail`: names of fields, and places in lists from 1; empty for the entry itself. */
  field: string;
  file: string;
  detail: string;
}

export interface ChangedEntry extends EntryName {
  how: 'new' | 'changed' | 'gone';
}

export interface ReleaseSummary {
  id: string;
  createdAt: string;
  isLive: boolean;
  /** Null when not known; `count` is of all entries, of which some are named. */
  changes: { site: boolean; count: number; entries: ChangedEntry[] } | null;
  leftOut: number;
}

export interface SiteState {
  live: { id: string; since: string; contentFrom: string; revision: number; leftOut: LeftOut[] } | null;
  wentBackAt: string | null;
  work: 'idle' | 'waiting' | 'building' | 'retrying';
  progress: { phase: string; share: number; since: string } | null;
  failure: { kind: string; reason: string; at: string; tries: number; nextTry: string | null } | null;
  releases: ReleaseSummary[];
}

import { contentOf, readContent, type LeftOut, type ReleaseContent } from '../../release/content';
import type { ReleaseInfo } from '../../release/manifest';
import { infoWrittenAt, listReleases, readInfo } from '../../release/releases';
import type { BuildProgress, FailedBuild } from '../rebuild/buildReport';
import type { RebuildState } from '../rebuild/rebuilder';

/** So many of a release's changed entries are named; the others are counted. */
const namedMost = 20;

type Changes = NonNullable<ReleaseContent['changes']>;

/** A release that is kept. Times are ISO 8601. */
export interface ReleaseSummary {
  id: string;
  createdAt: string;
  isLive: boolean;
  /** Against the one that was live before; null when that is not known. `count` is of all changed entries. */
  changes: (Changes & { count: number }) | null;
  /** How much was left out. */
  leftOut: number;
}

/** What the CMS is told of the site; `contracts/site-state.json` has cases. Times are ISO 8601. */
export interface SiteState {
  /** `contentFrom`: what was published later is not in it. */
  live: { id: string; since: string; contentFrom: string; revision: number; leftOut: LeftOut[] } | null;
  /** When somebody went back to the live release; null when it is no older one that stands. */
  wentBackAt: string | null;
  work: RebuildState;
  progress: BuildProgress | null;
  /** Of the last build, when that one failed. */
  failure: (FailedBuild & { nextTry: string | null }) | null;
  /** The newest first. */
  releases: ReleaseSummary[];
}

interface Kept {
  info: ReleaseInfo;
  content: ReleaseContent | null;
}

const shortened = (content: ReleaseContent | null): ReleaseSummary['changes'] => {
  const changes = content?.changes;
  if (!changes) return null;
  return { ...changes, count: changes.entries.length, entries: changes.entries.slice(0, namedMost) };
};

/** Reads the releases that are kept, each once: all that ever changes of a release is written with its `release.json`. */
export class KeptReleases {
  private known = new Map<string, { written: number; kept: Kept }>();

  constructor(private readonly releasesDir: string) {}

  /** The newest first. */
  async list(): Promise<Kept[]> {
    const ids = await listReleases(this.releasesDir);
    const read = await Promise.all(ids.map((id) => this.kept(id)));
    const whole = read.filter((one) => one !== null);
    this.known = new Map(whole.map((one) => [one.kept.info.id, one]));
    return whole.map(({ kept }) => kept);
  }

  private async kept(id: string): Promise<{ written: number; kept: Kept } | null> {
    const written = await infoWrittenAt(this.releasesDir, id);
    const known = this.known.get(id);
    if (known?.written === written) return known;
    const kept = await this.read(id);
    return kept && { written, kept };
  }

  private async read(id: string): Promise<Kept | null> {
    const info = await readInfo(this.releasesDir, id);
    if (!info) return null;
    const content = await readContent<ReleaseContent>(contentOf(this.releasesDir, id));
    // What a release shows is long, and asked for by nobody.
    return { info, content: content && { ...content, entries: [] } };
  }
}

/** What is told of a release that is kept. */
export function summaryOf({ info, content }: Kept, liveId: string | null): ReleaseSummary {
  return {
    id: info.id,
    createdAt: info.createdAt,
    isLive: info.id === liveId,
    changes: shortened(content),
    leftOut: content?.leftOut.length ?? 0,
  };
}

import type { AxiosInstance } from 'axios';

import type { ChangedDocument } from '../../cms/src/content/changedDocuments';
import { fetchChanges } from './changes';
import type { ReadEntry } from './checkEntries';
import type { ContentModel } from './contentModels';
import { endpointsOf, fetchEntries, type Entry } from './requests';
import { filterOf, renewed, toReadAgain } from './toReadAgain';
import { unreadTargets } from './unread';
import { withoutControls } from './withoutControls';

/** After so long everything is read again, whatever the CMS says: it may have been changed below Strapi. */
const TRUSTED_MS = 24 * 60 * 60 * 1000;

/** What was read of the CMS last. */
interface Held {
  readonly mark: string | null;
  /** When all of it was read, in milliseconds. */
  readonly wholeAt: number;
  /** By type. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** What entries lead to although it is not among them. */
  readonly unread: ReadonlySet<string>;
}

/** All that a build is made of. */
export interface CmsContent {
  readonly read: readonly ReadEntry[];
  /** Whether everything was read, and not only what has changed. */
  readonly whole: boolean;
}

/** Reads the CMS, and from the second time on only what has changed since: one process makes many builds. */
export class CmsReader {
  private held: Held | null = null;

  /**
   * Every published entry of the models' types. Who asks without a change having been made doubts the site: everything is
   * read then.
   *
   * @throws CmsError when the CMS does not answer with content.
   */
  async read(client: AxiosInstance, models: readonly ContentModel[], now = Date.now()): Promise<CmsContent> {
    const { held } = this;
    // Asked before anything is read: what changes meanwhile is read again the next time.
    const { mark, documents } = await fetchChanges(client, held?.mark ?? null);
    const isTrusted = held && documents && documents.length > 0 && now - held.wholeAt < TRUSTED_MS;
    const changed = isTrusted ? documents : null;
    const some = await readEntries(client, models, held?.entries, changed);
    const unreadOfSome = unreadTargets(some, models);
    // What is led to was made and not told: what else was not?
    const isWhole = changed === null || [...unreadOfSome].some((one) => !held?.unread.has(one));
    const entries = isWhole && changed ? await readEntries(client, models) : some;
    const unread = entries === some ? unreadOfSome : unreadTargets(entries, models);
    this.held = { mark, wholeAt: !isWhole && held ? held.wholeAt : now, entries, unread };
    const read = models.flatMap((model) => (entries.get(model.uid) ?? []).map((entry) => ({ entry, model })));
    return { read, whole: isWhole };
  }
}

/** The entries of each type: all of them, or those that were held with what has changed since. */
async function readEntries(
  client: AxiosInstance,
  models: readonly ContentModel[],
  held?: Held['entries'],
  changed: readonly ChangedDocument[] | null = null,
): Promise<Held['entries']> {
  const read = endpointsOf(models).map(async (endpoint): Promise<[string, readonly Entry[]]> => {
    const model = models.find(({ uid }) => uid === endpoint.uid);
    if (!model) return [endpoint.uid, []];
    const fetched = async (filters?: object) =>
      withoutControls(await fetchEntries(endpoint, client, models, filters));
    if (changed === null || model.kind === 'singleType') return [model.uid, await fetched()];
    return [model.uid, await onlyChanged(model, held?.get(model.uid) ?? [], changed, models, fetched)];
  });
  return new Map(await Promise.all(read));
}

async function onlyChanged(
  model: ContentModel,
  before: readonly Entry[],
  changed: readonly ChangedDocument[],
  models: readonly ContentModel[],
  fetched: (filters?: object) => Promise<Entry[]>,
): Promise<readonly Entry[]> {
  const again = toReadAgain(model, before, changed, models);
  if (again === undefined) return before;
  return again === null ? fetched() : renewed(before, again, await fetched(filterOf(again)));
}

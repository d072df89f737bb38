import { bring, startsAt } from './bring';
import { scriptsId } from './handover';
import { chunksOfPage, dataOfPage } from './scripts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Where nothing is fetched that nobody has asked for yet. */
export const isDear = (): boolean => {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** What a page says at its end (gatsby/firstView.tsx). */
interface Place {
  readonly src: string;
  readonly page: string;
}

/** What Gatsby says of a page. */
interface PageData {
  readonly staticQueryHashes: readonly string[];
}

/** To its end: a browser keeps what has come as a whole. False where another thing came. */
const keep = async (address: string): Promise<string | false> => {
  const answer = await fetch(address, { priority: 'low' });
  return answer.ok && answer.text();
};

/**
 * Has the browser keep what hydration will ask for, so that the first press waits for no network: to be called when the page is idle. Nothing
 * of it is run. Not where data are dear, and not on a page that hydrates by itself. Silent: what does not come now is asked for
 * when it is needed.
 */
export const fetchAhead = async (): Promise<void> => {
  const { src, page } = (document.getElementById(scriptsId)?.dataset ?? {}) as Partial<Place>;
  if (!src || isDear() || document.documentElement.dataset.hydrate?.includes('idle')) return;
  try {
    // It is imported when it is there alone: a browser may remember that it was not, until the page is left.
    if (!(await keep(startsAt(src, 0)))) return;
    const { list } = await bring(src, 0);
    const [, data] = await Promise.all(
      [...dataOfPage(page as string), ...list.scripts, ...chunksOfPage(list)].map(keep),
    );
    for (const hash of (JSON.parse(data as string) as PageData).staticQueryHashes)
      await keep(`/page-data/sq/d/${hash}.json`);
  } catch {
    // Perhaps there is no network any more.
  }
};

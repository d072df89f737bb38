import { JSDOM } from 'jsdom';

/** A page as a reader without scripts gets it. */
export interface FetchedPage {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly document: Document;
}

export const fetchPage = async (url: string): Promise<FetchedPage> => {
  const answer = await fetch(url);
  const { document } = new JSDOM(await answer.text(), { url }).window;
  return { url, status: answer.status, headers: answer.headers, document };
};

/** Runs `work` over all items, a few at a time. */
export const eachOf = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

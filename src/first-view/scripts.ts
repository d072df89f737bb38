import { notHydrated, scriptsId } from './handover';

/** What a page needs to know of the scripts that are React; a file of its own (gatsby/reactScripts.ts). */
export interface ReactScripts {
  /** What Gatsby's scripts look for on `window`, by its name. */
  readonly values: Readonly<Record<string, string>>;
  /** Their addresses. */
  readonly scripts: readonly string[];
}

const preload = (href: string, as: 'script' | 'fetch') =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as,
      href,
      // Gatsby asks for its data this way; a preload that asks otherwise is thrown away.
      ...(as === 'fetch' && { crossOrigin: 'anonymous' }),
    }),
  );

/** The scripts of this page. It is known by its stylesheet, which stands in it or is asked for at its fold. */
const chunksOfPage = (mapping: string): readonly string[] => {
  for (const [name, files] of Object.entries(JSON.parse(mapping) as Record<string, string[]>))
    if (
      name !== 'app' &&
      files.some((file) => document.querySelector(`[data-href="${file}"],[href="${file}"]`))
    )
      return files.filter((file) => file.endsWith('.js'));
  return [];
};

const start = ({ values, scripts }: ReactScripts, pagePath: string) => {
  Object.assign(window, values, { pagePath });
  for (const chunk of chunksOfPage(values.___chunkMapping ?? '{}')) preload(chunk, 'script');
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
};

/**
 * Asks for everything hydration needs, most of it at once. False when the page does not say what that is: it is still on
 * its way, or has no React. Where the list of scripts does not come, or another page in its place, `notHydrated` is told.
 */
export const startScripts = (): boolean => {
  const { src, page = '' } = document.getElementById(scriptsId)?.dataset ?? {};
  if (!src) return false;
  preload('/page-data/app-data.json', 'fetch');
  preload(`/page-data${page}page-data.json`, 'fetch');
  void fetch(src)
    .then((answer) => answer.json())
    .then((list: ReactScripts) => start(list, page))
    .catch(() => dispatchEvent(new Event(notHydrated)));
  return true;
};

import { scriptsId } from './handover';

/** What is known of the scripts that are React (gatsby/reactScripts.ts). */
export interface ReactScripts {
  /** What Gatsby's scripts look for on `window`, by its name. */
  readonly values: Readonly<Record<string, string>>;
  /** Their addresses. */
  readonly scripts: readonly string[];
  /** Of each kind of page: the address of its stylesheet, and those of its own scripts. */
  readonly pages: readonly (readonly string[])[];
}

const preload = (href: string, as: 'script' | 'fetch') => {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as,
      href,
      // Gatsby asks for its data this way; a preload that asks otherwise is thrown away.
      ...(as === 'fetch' && { crossOrigin: 'anonymous' }),
    }),
  );
};

/** The scripts of this page. It is known by its stylesheet, which stands in it or is asked for at its fold. */
export const chunksOfPage = ({ pages }: ReactScripts): readonly string[] => {
  for (const [style, ...scripts] of pages)
    if (document.querySelector(`[data-href="${style}"],[href="${style}"]`)) return scripts;
  return [];
};

/** Addresses of the data of a page, by its path. */
export const dataOfPage = (page: string): readonly string[] => [
  '/page-data/app-data.json',
  `/page-data${page}page-data.json`,
];

/**
 * Asks for everything hydration needs, at once: it is for the page that says its own path. Once more it asks for what did not come
 * alone: no script runs twice.
 */
export const startScripts = (list: ReactScripts): void => {
  const { page = '' } = document.getElementById(scriptsId)?.dataset ?? {};
  for (const data of dataOfPage(page)) preload(data, 'fetch');
  Object.assign(window, list.values, { pagePath: page });
  for (const chunk of chunksOfPage(list)) preload(chunk, 'script');
  for (const src of list.scripts) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onerror = () => script.remove();
    document.head.append(script);
  }
};

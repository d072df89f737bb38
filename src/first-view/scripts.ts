import { scriptsId } from './handover';

const assignment = /window\.(\w+)=("(?:\\.|[^"\\])*")/g;

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

/** Sets the values that Gatsby's inline scripts would set: the security policy lets no inline script run. */
const setValues = (code: string): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const [, name = '', json = ''] of code.matchAll(assignment)) values[name] = JSON.parse(json) as string;
  Object.assign(window, values);
  return values;
};

/** Asks for everything hydration needs at once, instead of one thing after the other. */
const preloadPage = ({ pagePath = '', ___chunkMapping = '{}' }: Record<string, string>) => {
  const chunks = Object.entries(JSON.parse(___chunkMapping) as Record<string, string[]>);
  for (const [name, files] of chunks) {
    // A page is known by its stylesheet, which stands in the page or is asked for at its fold.
    const wanted =
      name !== 'app' &&
      files.some((file) => document.querySelector(`[data-href="${file}"],[href="${file}"]`));
    for (const file of files) if (wanted && file.endsWith('.js')) preload(file, 'script');
  }
  preload('/page-data/app-data.json', 'fetch');
  preload(`/page-data${pagePath}page-data.json`, 'fetch');
};

/**
 * Starts the scripts that the build laid aside. False when they are not there: the page is still on its way, or
 * has none.
 */
export const startScripts = (): boolean => {
  const kept = document.getElementById(scriptsId) as HTMLTemplateElement | null;
  if (!kept) return false;
  const scripts = [...kept.content.querySelectorAll('script')];
  preloadPage(setValues(scripts.map(({ textContent }) => textContent).join('')));
  for (const script of scripts) {
    // Inside a template there is no base address: only the attribute says where.
    const src = script.getAttribute('src');
    if (src) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
  return true;
};

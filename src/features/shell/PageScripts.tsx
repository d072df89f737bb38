import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';

import { lateScripts } from '../../lib/lateScripts';
import { loadPageScripts } from '../../lib/pageScripts';

/**
 * Names the scripts of a page for the late script of its first view (src/first-view/lateOwn.ts), and loads them itself on a page that
 * React leads to. The mark goes with the page.
 *
 * @param addresses of the scripts: `pageScripts` in `content/site.yml`
 */
export const PageScripts = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) loadPageScripts(place.current);
    return () => void delete document.documentElement.dataset.loaded;
  }, []);
  return (
    <div ref={place} hidden data-late={withPrefix(lateScripts.own)} data-page-scripts={addresses.join(' ')} />
  );
};

import { useEffect, type RefObject } from 'react';

import { loadScript } from '../../lib/loadScript';
import type { Banner } from './banner';

/** Milliseconds from a demo's start to its activation (docs/specification/pages.md, 'Media banners'). */
const activationDelay = 1_000;

/**
 * Does for a banner what the page around it has to do: loads the script that its hosting instructions name, and tells the
 * banner that there is somebody who listens now. The script is the site's own, wherever the banner is hosted.
 *
 * @param started whether the banner has been asked for
 */
export const useActivation = (
  frame: RefObject<HTMLIFrameElement>,
  { slug, host }: Pick<Banner, 'slug' | 'host'>,
  started: boolean,
): void => {
  useEffect(() => {
    if (!started || !host) return undefined;
    const activate = async () => {
      await loadScript(`/banners/${slug}/${host}`);
      frame.current?.contentWindow?.postMessage({ banner: slug, hello: true }, '*');
    };
    const timer = setTimeout(() => void activate().catch(console.error), activationDelay);
    return () => clearTimeout(timer);
  }, [frame, slug, host, started]);
};

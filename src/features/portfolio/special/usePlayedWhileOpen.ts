import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { wantsCalm } from '../../../lib/wantsCalm';

interface Played {
  readonly video: RefObject<HTMLVideoElement>;
  readonly stop: () => void;
}

/**
 * A film in a dialog: it plays as the dialog opens, for who asked for it asked to see it, and stops as it closes. Who
 * prefers less motion starts it by its own button.
 */
export const usePlayedWhileOpen = (): Played => {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useCallback(() => video.current?.pause(), []);
  useEffect(() => {
    const element = video.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog) return undefined;
    const begin = () => {
      // Where it may not play by itself, its controls are there.
      if (dialog.open && !wantsCalm()) element.play().catch(() => undefined);
    };
    // It may have been opened before React was here.
    begin();
    const watcher = new MutationObserver(begin);
    watcher.observe(dialog, { attributeFilter: ['open'] });
    return () => watcher.disconnect();
  }, []);
  return { video, stop };
};

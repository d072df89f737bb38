import { useCallback, useRef, useState } from 'react';

import { goBack, setAddress } from '../../../../lib/history';
import { useMoves } from '../../../../lib/useMoves';
import type { Device } from './devices';

/**
 * The live preview in place: opening it gives it its own address, so that it can be shared and reloaded, and the browser's Back
 * closes it, as closing it goes back.
 *
 * @param preview address of the preview's own page
 */
export const usePreview = (preview: string) => {
  const [shown, show] = useState<Device | null>(null);
  const isOpen = useRef(false);
  isOpen.current = shown !== null;
  const last = useRef<Device | null>(null);
  const from = useRef<string | null>(null);
  const closing = useRef(false);

  useMoves(
    useCallback(
      (pathname) => {
        const opens = pathname === preview && last.current !== null;
        const closes = pathname === from.current && isOpen.current;
        // Everywhere else the router leads as ever.
        if (!opens && !closes) return false;
        closing.current = false;
        show(opens ? last.current : null);
        return true;
      },
      [preview],
    ),
  );

  return {
    /** On which screen the open preview is seen first; null while it is closed. */
    shown,
    open: useCallback(
      (device: Device) => {
        from.current = window.location.pathname;
        last.current = device;
        setAddress('push', preview);
        show(device);
      },
      [preview],
    ),
    /** Goes back to the page below; a second wish before that is the first one. */
    close: useCallback(() => {
      if (closing.current) return;
      closing.current = true;
      goBack();
    }, []),
  };
};

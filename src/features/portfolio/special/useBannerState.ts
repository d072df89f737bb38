import { useEffect, useState, type RefObject } from 'react';

/** What a banner that runs by itself is doing, as it says to the page around it. */
export type BannerState = 'still' | 'playing' | 'paused';

const states: readonly unknown[] = ['still', 'playing', 'paused'] satisfies readonly BannerState[];

const stateIn = (data: unknown): BannerState | undefined => {
  const state: unknown =
    typeof data === 'object' && data !== null && 'state' in data ? data.state : undefined;
  return states.includes(state) ? (state as BannerState) : undefined;
};

/** Hears the banner in a frame, and tells it to play, to pause, or whichever of them it does not do. Nothing else on the page is listened to. */
export const useBannerState = (frame: RefObject<HTMLIFrameElement>) => {
  const [state, setState] = useState<BannerState>('still');
  const say = (word: 'play' | 'pause' | 'toggle' | 'state') =>
    frame.current?.contentWindow?.postMessage(word, '*');
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const next = source === frame.current?.contentWindow ? stateIn(data) : undefined;
      if (next) setState(next);
    };
    addEventListener('message', hear);
    // It may have begun before React was here.
    frame.current?.contentWindow?.postMessage('state', '*');
    return () => removeEventListener('message', hear);
  }, [frame]);
  return { state, say };
};

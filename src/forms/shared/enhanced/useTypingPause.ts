import { useEffect, useMemo, useRef } from 'react';

/** After how many milliseconds without a letter somebody who writes has paused. */
export const typingPause = 1_000;

/**
 * Tells when a visitor pauses in a field that they changed, and of it alone: a word that is being written is not wrong
 * yet.
 */
export const useTypingPause = (onPause: (name: string) => void) => {
  const told = useRef(onPause);
  told.current = onPause;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const pause = useMemo(
    () => ({
      after: (name: string) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => told.current(name), typingPause);
      },
      forget: () => clearTimeout(timer.current),
    }),
    [],
  );
  useEffect(() => pause.forget, [pause]);
  return pause;
};

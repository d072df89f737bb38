import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { FormView } from './formView';

/** Milliseconds after a release in which its click comes: on a touch screen it is a task of its own. */
const clickAfterRelease = 100;

/**
 * Tells the native half of a form how it looks, as soon as nobody presses its button: disabled between press and
 * release, the button would lose the click. One that comes in that time is an early one, and held like it.
 */
export const useTellView = (
  form: HTMLFormElement,
  view: Omit<FormView, 'enhanced'>,
  onView: (view: FormView) => void,
): void => {
  const told = JSON.stringify(view);
  const begunPressed = useRef(form.querySelector('[type=submit]:active') !== null);
  const [held, setHeld] = useState(begunPressed.current);

  useEffect(() => {
    if (!begunPressed.current) return;
    const controller = new AbortController();
    const release = () => setTimeout(() => setHeld(false), clickAfterRelease);
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, release, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  // Before anything is painted: what became of it and fields that can be written again are seen in one picture.
  useLayoutEffect(() => {
    if (!held) onView({ enhanced: true, ...(JSON.parse(told) as typeof view) });
  }, [held, told, onView]);
};

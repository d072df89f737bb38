/**
 * Closes an open `<details>` on Escape (the focus goes back to its summary), when the focus leaves it and on a press
 * beside it. The native element knows none of the three.
 *
 * @returns what takes the listeners away again.
 */
export const closeWhenLeft = (details: HTMLDetailsElement): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const close = () => {
    details.open = false;
  };
  details.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !details.contains(target)) close();
    },
    { signal },
  );
  return () => listeners.abort();
};

/** What an event happened in: the nearest element around its target that a selector finds, if there is one. */
export const closestTo = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);

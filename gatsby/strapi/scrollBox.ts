const width = 'min(24px,var(--gutter))';

/** What goes on at the right fades over the end of the box, which is empty where there is no more. */
export const FADE = {
  width,
  // Not clipped, as the ring of the focus is around the box.
  style: `mask:linear-gradient(to left,#0000,#000 ${width}) no-clip`,
};

/**
 * What makes an element of a text a box that scrolls, which the keyboard reaches.
 *
 * @param style what else it looks like
 */
export const scrollBox = (name: string | undefined, style: string): string =>
  `role="group"${name ? ` aria-label="${name}"` : ''} tabindex="0" style="${style}"`;

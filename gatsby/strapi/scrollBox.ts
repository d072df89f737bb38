/** A cover that moves with the content lies over the shade while there is no more of it. */
const SHADE = [
  'linear-gradient(to left,var(--ground) 50%,transparent) 100%/60px 100% no-repeat local,',
  'linear-gradient(to left,color-mix(in srgb,var(--text-quiet) 40%,transparent),transparent) 100%/28px 100% no-repeat var(--ground)',
].join('');

/**
 * What makes an element of a text a box that scrolls, which the keyboard reaches, with a shade where more of it is.
 *
 * @param style what else it looks like
 */
export const scrollBox = (name: string | undefined, style = ''): string =>
  `role="group"${name ? ` aria-label="${name}"` : ''} tabindex="0" style="${style}background:${SHADE}"`;

/** Whether the visitor prefers less motion. To be asked in a browser. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

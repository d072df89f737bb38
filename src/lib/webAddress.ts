/** The address of another site as a link may have it, or null for what is none: `https://">` passes as a pattern alone. */
export const webAddress = (written: string | null | undefined): string | null =>
  written && /^https?:/i.test(written) && URL.canParse(written) ? written : null;

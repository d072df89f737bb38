/** In pixels (docs/specification/pages.md, 'Head'). */
export const socialCardSize = { width: 1200, height: 628 } as const;

/** Raised with the design of the cards: networks keep a picture by its address for weeks. */
const design = 2;

/** 53 bits of a text, as 14 hexadecimal digits (cyrb53): a fingerprint, not a secret. */
const fingerprint = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const value = 4294967296 * (2097151 & low) + (high >>> 0);
  return value.toString(16).padStart(14, '0');
};

/**
 * Where the card of a title stands, site-relative. The head of a page and the build that draws the card both
 * reckon it from the title, so neither has to tell the other.
 */
export const socialCardPath = (language: string, title: string): string =>
  `/og/${fingerprint(`${design} ${language} ${title}`)}.webp`;

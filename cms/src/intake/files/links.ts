/** Where a link in a document may lead: to a page or to somebody, never to a file, a share or a program. */
const TAKEN = new Set(['http', 'https', 'mailto', 'tel']);

/** Letters; browsers take no more of an address either. */
const LONGEST = 8_000;

/** What programs strip before they read an address, and what people do not see. */
const UNSEEN = /[\p{Cc} \u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/gu;

/** 'www.example.com:8080' begins like a scheme, and is a host. */
const HOST_AND_PORT = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d+(\/|$)/i;

/**
 * Whether a document may have this link. Addresses without a scheme are taken, as people write them ('www.example.com',
 * '#skills'), those of shares ('\\host', '//host') are not.
 */
export const isTakenLink = (address: string): boolean => {
  if (address.length > LONGEST) return false;
  const link = address.replace(UNSEEN, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  if (scheme !== undefined) return TAKEN.has(scheme) || HOST_AND_PORT.test(link);
  return !/^[\\/]{2}|^[^#?]*\\|^[^/?#]*:/.test(link);
};

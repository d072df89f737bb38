/** Where a link in a document may lead: to a page or to somebody, never to a file, a share or a program. */
const TAKEN = new Set([
  ...['http', 'https', 'mailto', 'tel'],
  // Of those who are called or written to otherwise; the last is what people write in front of an address.
  ...['callto', 'sip', 'skype', 'sms', 'viber', 'whatsapp', 'zalo', 'email'],
]);

/** Letters; browsers take no more of an address either. */
const LONGEST = 8_000;

const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** A text without what programs strip before they read an address, and what people do not see. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** 'www.example.com:8080' begins like a scheme, and is a host. Schemes with dots begin as a host ends: 'vnd.', 'com.'. */
const HOST_AND_PORT =
  /^(?!(?:vnd|prs|x|microsoft|com|net|org|io|app|me|ms-[a-z]+)\.)[a-z0-9-]+(\.[a-z0-9-]+)+:\d{1,5}(\/|$)/i;

/** Times that a letter may be escaped, `%255c`; nobody does it more than once. */
const MOST_ESCAPES = 4;

/** An address without its escapes; undefined where they are too many. */
const unescaped = (link: string): string | undefined => {
  let text = link;
  for (let times = 0; times < MOST_ESCAPES; times += 1) {
    const plain = text.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    if (plain === text) return text;
    text = withoutUnseen(plain);
  }
  return undefined;
};

/** Of a share, a disk, or of a scheme that is written with escapes. */
const ELSEWHERE = /^[\\/]{2}|^[^#?]*\\|^[^/?#]*:|^\/[a-z][:|]/i;

/** A letter to which a program adds a file by itself. */
const ATTACHED = /[?&;](?:attach|attachment)=/i;

/**
 * Whether a document may have this link. Addresses without a scheme are taken, as people write them ('www.example.com',
 * '#skills'), those of shares ('\\host', '//host') and disks ('/C:/') are not, also where they are escaped.
 */
export const isTakenLink = (address: string): boolean => {
  if (address.length > LONGEST) return false;
  const link = withoutUnseen(address);
  const plain = unescaped(link);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'email') return plain !== undefined && !ATTACHED.test(plain);
  if (scheme !== undefined) return TAKEN.has(scheme) || HOST_AND_PORT.test(link);
  return plain !== undefined && !ELSEWHERE.test(link) && !ELSEWHERE.test(plain);
};

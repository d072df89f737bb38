const LINK = /^(?:https?:\/\/[^\s/?#]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d]|\/(?![/\\])|#.)/i;
const PICTURE = /^(?:https?:\/\/[^\s/?#]+|\/(?![/\\]))/i;
const VIDEO_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;

/** Browsers leave these out of an address: 'java\tscript:' is 'javascript:'. */
const isControl = (letter: string): boolean => letter <= ' ' || letter === '\u007f';

const plain = (address: string): string =>
  [...address.trim()].filter((letter) => letter === ' ' || !isControl(letter)).join('');

const matching = (address: string, pattern: RegExp): string | undefined => {
  const text = plain(address);
  return pattern.test(text) ? text.replaceAll(' ', '%20') : undefined;
};

/** The address as a link may have it: http, https, mail, phone, or of the site itself. Undefined for every other one. */
export const linkAddress = (address: string): string | undefined => matching(address, LINK);

/** The address as a picture may have it. Undefined for every other one. */
export const pictureAddress = (address: string): string | undefined => matching(address, PICTURE);

const parsed = (address: string): URL | undefined => {
  const text = plain(address);
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
};

const youTubeId = ({ hostname, pathname, searchParams }: URL): string => {
  if (hostname === 'youtu.be') return pathname.split('/')[1] ?? '';
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? '';
};

const START = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/;

/** The second at which a video of YouTube begins, written as `43`, `43s`, `1m2s` or `1h2m3s`; 0 for the beginning. */
const startOf = ({ searchParams, hash }: URL): number => {
  const written = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(\w+)$/.exec(hash)?.[1] ?? '';
  const [hours = 0, minutes = 0, seconds = 0] =
    START.exec(written)
      ?.slice(1)
      .map((part = '0') => Number(part)) ?? [];
  return hours * 3_600 + minutes * 60 + seconds;
};

/**
 * The one address of a video, from any that YouTube and Vimeo show or let others embed:
 * `https://www.youtube.com/watch?v=ID`, with `&t=43s` where it begins later, or `https://vimeo.com/ID`. Undefined for every
 * other one.
 */
export const videoAddress = (address: string): string | undefined => {
  const url = parsed(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) {
    url.hostname = host;
    const id = youTubeId(url);
    const start = startOf(url);
    const from = start > 0 ? `&t=${start}s` : '';
    return VIDEO_ID.test(id) ? `https://www.youtube.com/watch?v=${id}${from}` : undefined;
  }
  if (!['vimeo.com', 'player.vimeo.com'].includes(host)) return undefined;
  const id = url.pathname.split('/').find((part) => VIMEO_ID.test(part));
  return id ? `https://vimeo.com/${id}` : undefined;
};

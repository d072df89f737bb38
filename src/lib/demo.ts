import { env } from '../config/env';

/** Hosts of other demos: nothing in them can mean more than a host to a security policy that names them. */
const plainHost = /^[a-z0-9.-]+$/;

/** The site's demos, the only part of it that may stand in a frame (release/framed.ts). */
const ownDemos = '/demos/';

const originOf = (address: string): string => new URL(address).origin;

/** What is ours: a frame that kept such an origin could act as the site or the CMS does. */
const ownOrigins = [env.siteUrl, env.contentApiUrl, env.siteApiUrl].map(originOf);

/**
 * The address of a layout's demo as a frame may have it: that of another host in full, one of the site's own from its root
 * on. Null for what no frame may show: another scheme, `//host`, a name or password in it, a page of the site itself.
 */
export const demoAddress = (written: string | null | undefined): string | null => {
  if (!written || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(written)) return null;
  if (!URL.canParse(written, env.siteUrl)) return null;
  const { origin, hostname, href, pathname, search, hash, username, password } = new URL(
    written,
    env.siteUrl,
  );
  if (username || password) return null;
  if (origin === originOf(env.siteUrl))
    return pathname.startsWith(ownDemos) ? `${pathname}${search}${hash}` : null;
  return plainHost.test(hostname) ? href : null;
};

/**
 * What a demo may do in its frame. It keeps its origin only where that is not ours (docs/specification/cms-pages.md,
 * 'Live preview').
 */
export const demoSandbox = (address: string): string => {
  const mayDo = 'allow-scripts allow-forms allow-popups';
  const isOwn = ownOrigins.includes(new URL(address, env.siteUrl).origin);
  return isOwn ? mayDo : `${mayDo} allow-same-origin`;
};

import { env } from '../../src/config/env';

const originOf = (address: string): string => new URL(address).origin;

/**
 * Where the build finds an upload of the CMS that an editor named in a text: without its host, or with the one by which
 * browsers know the CMS. Undefined for every other address: what a text names is published, and the build stands where
 * more can be read than visitors may see.
 */
export const uploadAddress = (src: string, strapiUrl: string): string | undefined => {
  const url = URL.canParse(src, strapiUrl) ? new URL(src, strapiUrl) : undefined;
  if (!url || ![strapiUrl, env.contentApiUrl].map(originOf).includes(url.origin)) return undefined;
  // The path is the one that the CMS will see: its dots are resolved.
  return /^\/uploads\/[^/]+$/.test(url.pathname) ? new URL(url.pathname, strapiUrl).href : undefined;
};

/** What the site would make of a rich text, as far as it decides whether it may be published. */
import { settings } from '../settings';
import { isBlank } from './blank';

const SPACES = /&(nbsp|ensp|emsp|thinsp|zwj|zwnj|shy|#0*160|#x0*a0|#0*8203|#x0*200b);/gi;

/** Whether an HTML text has no letter, no picture and no video. */
export const showsNothing = (html: string): boolean =>
  !/<img\s|\sdata-video\s*=/i.test(html) && isBlank(html.replace(/<[^<>]*>/g, '').replace(SPACES, ' '));

const SOURCE = /<img(?=\s)(?:[^<>"']|"[^"]*"|'[^']*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

const isUpload = (address: string): boolean => {
  const base = settings.publicUrl;
  const src = address.replace(/&amp;/g, '&').trim();
  if (!URL.canParse(src, base)) return false;
  const { origin, pathname } = new URL(src, base);
  return origin === new URL(base).origin && /^\/uploads\/[^/]+$/.test(pathname);
};

/**
 * The address of the first picture in an HTML text that is no file of the media library. The build brings home those alone
 * (gatsby/strapi/uploadAddress.ts): it stands where more can be read than visitors may see.
 */
export const foreignPicture = (html: string): string | undefined => {
  for (const [, double, single, bare] of html.matchAll(SOURCE)) {
    const address = double ?? single ?? bare ?? '';
    if (!isUpload(address)) return address;
  }
  return undefined;
};

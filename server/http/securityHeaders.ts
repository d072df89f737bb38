import { contentTypeOf, isHtml } from '../../node-lib/contentTypes';
import { isFramed } from '../../release/framed';
import type { Settings } from '../settings';
import type { SiteFile } from '../site/release';
import { contentSecurityPolicy, type Framing } from './contentSecurityPolicy';

const twoYears = 63_072_000;

const shareable = /^(image|font)\//;

/** Headers of every answer, whatever it is. */
export function baseHeaders(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(settings, 'page'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.siteUrl.protocol === 'https:' && {
      'strict-transport-security': `max-age=${twoYears}; includeSubDomains`,
    }),
  };
}

/** What a file changes in the base headers: the hashes of inline scripts and styles, and who may load the file. */
export function fileHeaders(settings: Settings, file: SiteFile): Record<string, string> {
  const framed = isFramed(file.path);
  const framing: Framing = framed ? 'framed' : 'page';
  const { type } = contentTypeOf(file.file);
  return {
    ...(isHtml(file.file) && {
      'content-security-policy': contentSecurityPolicy(settings, framing, file.inline),
    }),
    ...((framed || shareable.test(type)) && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(framed && { 'access-control-allow-origin': '*' }),
  };
}

import type { InlineHashes } from '../../release/manifest';
import type { Settings } from '../settings';

/** Which of the site's documents the policy is for: its pages, or demos and banners shown in a frame. */
export type Framing = 'page' | 'framed';

/** What Google's captcha asks for, where a site key is set. Our own needs nothing beyond the site and the site API. */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
};

const none: InlineHashes = { scripts: [], styles: [] };

/**
 * Builds the Content-Security-Policy of an answer, the same for every page of a release but for its styles. Scripts run only from
 * the site's own files or when their hash was taken at release time: the script of a first view and the
 * speculation rules. The inlined stylesheets are allowed by hash as well. Style attributes stay allowed: Gatsby's
 * focus wrapper and the carousel set them.
 */
export function contentSecurityPolicy(
  settings: Settings,
  framing: Framing,
  inline: InlineHashes = none,
): string {
  const content = settings.contentApiUrl.origin;
  const api = settings.siteApiUrl.origin;
  const google = settings.recaptchaSiteKey && framing === 'page' ? recaptcha : null;
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...inline.scripts, ...(google?.scripts ?? [])],
    ["style-src 'self'", ...inline.styles],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:", content],
    ["media-src 'self'", content],
    ["connect-src 'self'", ...new Set([content, api]), ...(google?.calls ?? [])],
    ["worker-src 'self'"],
    [
      "frame-src 'self'",
      ...(settings.bannersUrl ? [settings.bannersUrl.origin] : []),
      ...(google?.frames ?? []),
      ...(inline.players ?? []),
      ...(inline.demos ?? []),
    ],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'", api],
    [framing === 'page' ? "frame-ancestors 'none'" : "frame-ancestors 'self'"],
    ...(settings.siteUrl.protocol === 'https:' ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

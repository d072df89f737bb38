/** An address without its trailing slash. @throws when it is not http(s). */
const address = (name: string, value: string | undefined, fallback: string): string => {
  const given = value || fallback;
  if (!/^https?:\/\/[^\s/]+/.test(given)) {
    throw new Error(`${name} is '${given}' but must be an address such as ${fallback}`);
  }
  return given.replace(/\/+$/, '');
};

/**
 * The public settings of the site. Gatsby writes `GATSBY_*` into the scripts it ships, so none of these is
 * secret; each has to be spelt out for the replacement to find it.
 */
export const env = {
  /** Where visitors reach the site: canonical addresses, sitemap, social images. */
  siteUrl: address('GATSBY_SITE_URL', process.env.GATSBY_SITE_URL, 'http://localhost:9000'),
  /** Base of the content calls (docs/specification/calls.md, 'Content reads'). */
  contentApiUrl: address(
    'GATSBY_CONTENT_API_URL',
    process.env.GATSBY_CONTENT_API_URL,
    'http://localhost:1337/api',
  ),
  /** Base of the site calls (docs/specification/calls.md, 'Form calls'). */
  siteApiUrl: address('GATSBY_SITE_API_URL', process.env.GATSBY_SITE_API_URL, 'http://localhost:1337/api'),
  /** Where the folder `banners/` of static/ is hosted; empty for the site itself (docs/specification/pages.md, 'Media banners'). */
  bannersUrl: process.env.GATSBY_BANNERS_URL
    ? address('GATSBY_BANNERS_URL', process.env.GATSBY_BANNERS_URL, 'https://banners.example.com')
    : '',
  /** Public key of Google's captcha; empty for our own (docs/specification/forms.md, 'Captcha'). */
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? '',
};

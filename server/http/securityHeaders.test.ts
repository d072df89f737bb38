import { createHash } from 'node:crypto';

import { Place, inline, smallSite } from '../../release/testing/place';
import { settingsOf } from '../testing/fixture';
import { serveSmallSite } from '../testing/smallSite';
import { contentSecurityPolicy } from './contentSecurityPolicy';

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policyOf(header: unknown): Record<string, string> {
  const directives = String(header)
    .split('; ')
    .map((each) => [each.split(' ')[0], each.replace(/^\S+ ?/, '')]);
  return Object.fromEntries(directives) as Record<string, string>;
}

describe('on http', () => {
  const site = serveSmallSite({
    GATSBY_CONTENT_API_URL: 'http://content.example:1337/api',
    GATSBY_SITE_API_URL: 'http://calls.example/api',
  });

  it.each(['/en/', '/', '/nowhere/', '/missing.js', '/en/%00', '/_health', '/hooks/rebuild', '/cover.webp'])(
    '%s carries every security header',
    async (url) => {
      const { headers } = await site.app().inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  const policyAt = async (url: string) =>
    policyOf((await site.app().inject({ url })).headers['content-security-policy']);

  it('lets run exactly the two inline scripts that every page has', async () => {
    expect((await policyAt('/en/blog/'))['script-src']).toBe(
      ["'self'", ...[inline.script, inline.rules].map(sha256).sort()].join(' '),
    );
  });

  it('lets a page wear its own inlined stylesheets, those of no other, and style attributes', async () => {
    const css = Object.entries(smallSite()).find(([name]) => name.startsWith('styles.'))?.[1] ?? '';
    const policy = await policyAt('/en/blog/');
    expect(policy['style-src']).toBe(["'self'", ...[css, inline.listStyle].map(sha256)].join(' '));
    expect((await policyAt('/en/'))['style-src']).toBe(["'self'", sha256(css)].join(' '));
    expect(policy['style-src-attr']).toBe("'unsafe-inline'");
  });

  it.each(['/en/', '/vn/', '/vn/blog/', '/en/only-english/', '/en/404/', '/en/nowhere/'])(
    'says the same for every page, but for its styles (%s)',
    async (url) => {
      const { 'style-src': own, ...policy } = await policyAt(url);
      expect(own).toContain("'sha256-");
      expect(await policyAt('/en/blog/')).toMatchObject(policy);
    },
  );

  it("runs the captcha's worker from the site itself", async () => {
    expect((await policyAt('/en/'))['worker-src']).toBe("'self'");
  });

  it('reaches the two APIs and nothing else', async () => {
    const { headers } = await site.app().inject({ url: '/en/' });
    expect(policyOf(headers['content-security-policy'])).toMatchObject({
      'connect-src': "'self' http://content.example:1337 http://calls.example",
      'img-src': "'self' data: http://content.example:1337",
      'form-action': "'self' http://calls.example",
      'frame-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'self'",
    });
  });

  it('lets the site frame its demos, and only these', async () => {
    const { headers } = await site.app().inject({ url: '/demos/spa/' });
    expect(policyOf(headers['content-security-policy'])['frame-ancestors']).toBe("'self'");
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it("lets run a demo's own script in the demo, and there alone", async () => {
    expect(await policyAt('/demos/spa/')).toMatchObject({
      'script-src': `'self' ${sha256('1')}`,
      'style-src': "'self'",
    });
    expect((await policyAt('/en/'))['script-src']).not.toContain(sha256('1'));
  });

  it('keeps pages to the site, and pictures shareable', async () => {
    const policy = async (url: string) =>
      (await site.app().inject({ url })).headers['cross-origin-resource-policy'];
    expect(await policy('/en/')).toBe('same-origin');
    expect(await policy('/cover.webp')).toBe('cross-origin');
  });
});

describe("with a site key of Google's captcha", () => {
  const site = serveSmallSite({ GATSBY_RECAPTCHA_SITE_KEY: 'a-public-key' });
  const policyAt = async (url: string) =>
    policyOf((await site.app().inject({ url })).headers['content-security-policy']);

  it('lets a page ask Google for it, and for nothing else', async () => {
    const policy = await policyAt('/en/');
    expect(policy['script-src']).toMatch(
      / https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/$/,
    );
    expect(policy['frame-src']).toBe(
      "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    );
    expect(policy['connect-src']).toMatch(/ https:\/\/www\.google\.com\/recaptcha\/$/);
  });

  it('lets no demo ask Google for anything', async () => {
    expect(Object.values(await policyAt('/demos/spa/')).join()).not.toContain('google');
  });
});

describe('with another host of the banners', () => {
  const site = serveSmallSite({ GATSBY_BANNERS_URL: 'https://banners.example/media/' });

  it('lets pages frame that host as well', async () => {
    const { headers } = await site.app().inject({ url: '/en/' });
    expect(policyOf(headers['content-security-policy'])['frame-src']).toBe("'self' https://banners.example");
  });
});

it.each([
  ['the players of their videos', 'players'],
  ['the demos of templates on their hosts', 'demos'],
])('lets pages show %s', async (_, kind) => {
  const place = await Place.create();
  const inlineOf = { scripts: [], styles: [], [kind]: ['https://player.example'] };
  const policy = policyOf(contentSecurityPolicy(settingsOf(place), 'page', inlineOf));
  expect(policy['frame-src']).toBe("'self' https://player.example");
  await place.remove();
});

describe('on https', () => {
  const site = serveSmallSite({ GATSBY_SITE_URL: 'https://saola.example' });

  it('asks browsers to stay on https', async () => {
    const { headers } = await site.app().inject({ url: '/en/' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

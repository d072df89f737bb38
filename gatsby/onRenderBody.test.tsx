import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { localeData, siteSettings } from '../jest/content';
import { contextOf } from '../jest/fixtures';
import { colourToken } from './colourToken';
import { onRenderBody } from './onRenderBody';

jest.mock('./firstView', () => ({
  onRenderBody: ({ setHeadComponents }: RenderBodyArgs) => setHeadComponents([<script key="first" />]),
}));

Object.assign(globalThis, { SITE: siteSettings });

/** What is in the head of a page, and after its body, in a build or while developing. */
const rendered = (mode: 'production' | 'development', locales = localeData('en')) => {
  const [head, end]: [ReactNode[], ReactNode[]] = [[], []];
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const args = {
    pathname: '/en/about-us/',
    loadPageDataSync: () => ({
      componentChunkName: 'component---src-pages-about-us-tsx',
      result: {
        data: { locales, text: { frontmatter: { title: 'About </script>' } } },
        pageContext: contextOf('en', '/about-us/'),
      },
    }),
    setHeadComponents: (nodes: ReactNode[]) => void head.push(...nodes),
    setPostBodyComponents: (nodes: ReactNode[]) => void end.push(...nodes),
  };
  void onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  env.restore();
  return { head: renderToStaticMarkup(<>{head}</>), end: renderToStaticMarkup(<>{end}</>) };
};

it('every page has the script of its first view, its icon, the colour of its paper and the manifest', () => {
  const head = `<script></script><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"/><meta name="theme-color" content="${colourToken('paper')}"/><link rel="manifest" href="/manifest.webmanifest"/>`;
  expect(rendered('development').head).toBe(head);
  expect(rendered('production').head.startsWith(head)).toBe(true);
});

it('every page that is seen names the agency in its head', () => {
  const publisher = `<meta name="publisher" content="${siteSettings.name}"/>`;
  expect(rendered('production').head).toContain(publisher);
  expect(rendered('production', { edges: [] }).head).not.toContain(publisher);
});

it('every page ends with its structured data, in one script', () => {
  const { end } = rendered('production');
  const [, data = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(end) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
  expect(rendered('development').end).toBe('');
  expect(rendered('production', { edges: [] }).end).toBe('');
});

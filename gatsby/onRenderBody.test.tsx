import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { onRenderBody } from './onRenderBody';

jest.mock('./firstView', () => ({
  onRenderBody: ({ setHeadComponents }: RenderBodyArgs) => setHeadComponents([<script key="first" />]),
}));

/** The head of a page, in a build or while developing. */
const headIn = (mode: 'production' | 'development'): string => {
  const head: ReactNode[] = [];
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const args = { setHeadComponents: (nodes: ReactNode[]) => void head.push(...nodes) };
  void onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  env.restore();
  return renderToStaticMarkup(<>{head}</>);
};

it('every page has the script of its first view and names the manifest, which is made at the end of a build', () => {
  expect(headIn('production')).toBe('<script></script><link rel="manifest" href="/manifest.webmanifest"/>');
  expect(headIn('development')).toBe('<script></script>');
});

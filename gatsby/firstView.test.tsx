import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type * as firstView from './firstView';
import { scriptsId } from '../src/first-view/handover';

type Hooks = typeof firstView;

/** The hooks as the renderer of the pages has them, in a build or while developing. */
const hooksIn = (mode: 'production' | 'development'): Hooks => {
  Object.assign(globalThis, {
    FIRST_VIEW_SCRIPT: 'if (1 < 2 && "a") listen()',
    REACT_SCRIPTS: '/scripts/react-1.js',
  });
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const hooks = jest.requireActual<Hooks>('./firstView');
  env.restore();
  return hooks;
};
beforeEach(() => jest.resetModules());

const options = { plugins: [] };

const headOf = (mode: 'production' | 'development' = 'production') => {
  const setHeadComponents = jest.fn<void, [ReactNode[]]>();
  void hooksIn(mode).onRenderBody?.({ setHeadComponents } as unknown as RenderBodyArgs, options);
  return setHeadComponents.mock.calls.flat(2);
};

/** What Gatsby hands over (cache-dir/static-entry.js, cache-dir/slice.js). */
const Slice = ({ sliceId }: { readonly sliceId: string }) => <script src={`/${sliceId}.js`} />;
const loader = <script key="script-loader" id="gatsby-script-loader" />;
const scripts = <Slice key="scripts" sliceId="_gatsby-scripts" />;

const layAside = (
  body: ReactNode[],
  head: ReactNode[] = [],
  mode: 'production' | 'development' = 'production',
) => {
  const replaceHeadComponents = jest.fn<void, [ReactNode[]]>();
  const replacePostBodyComponents = jest.fn<void, [ReactNode[]]>();
  const args = {
    getHeadComponents: () => head,
    getPostBodyComponents: () => body,
    ...{ replaceHeadComponents, replacePostBodyComponents, pathname: '/en/blog/' },
  };
  hooksIn(mode).onPreRenderHTML?.(args as unknown as PreRenderHTMLArgs, options);
  const html = ([[nodes] = [[]]]: [ReactNode[]][]) => renderToStaticMarkup(<>{nodes}</>);
  return {
    head: html(replaceHeadComponents.mock.calls),
    body: html(replacePostBodyComponents.mock.calls),
    calls: [replaceHeadComponents, replacePostBodyComponents].flatMap(({ mock }) => mock.calls),
  };
};

describe('the head of a page', () => {
  it('carries the script of the first view as it is, and it comes first', () => {
    const html = renderToStaticMarkup(<>{headOf()}</>);
    expect(html).toMatch(/^<script>if \(1 < 2 && "a"\) listen\(\)<\/script>/);
  });

  it('lets the browser fetch the next page ahead, and pages only', () => {
    const [, html = ''] =
      /<script type="speculationrules">(.*)<\/script>/.exec(renderToStaticMarkup(<>{headOf()}</>)) ?? [];
    expect(JSON.parse(html)).toEqual({
      prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }],
    });
  });

  it("loses the style and script of gatsby-plugin-image's own component, which no page has", () => {
    const head = [
      <style key="gatsby-image-style" />,
      <noscript key="gatsby-image-style-noscript" />,
      <script key="gatsby-image-style-script" />,
      <meta key="own" name="generator" />,
      'text',
    ];
    expect(layAside([loader, scripts], head).head).toBe('<meta name="generator"/>text');
  });
});

describe("Gatsby's scripts", () => {
  it('leave the address of their list and the path of the page at the end of the body, after what others put there', () => {
    const other = <p key="other">other</p>;
    expect(layAside([loader, other, scripts]).body).toBe(
      `<p>other</p><template id="${scriptsId}" data-src="/scripts/react-1.js" data-page="/en/blog/"></template>`,
    );
  });

  it.each([
    ['one of its two nodes', [loader], 1],
    ['none of them', [<script key="new" id="new-loader" />], 0],
    ['more than these', [loader, scripts, <Slice key="again" sliceId="_gatsby-scripts" />], 3],
  ])('stop the build when a new Gatsby has %s', (_, nodes, count) => {
    expect(() => layAside(nodes)).toThrow(new RegExp(`found ${count} of them: see gatsby/firstView.tsx`));
  });

  it('are left to Gatsby while developing: it renders in the browser', () => {
    expect(layAside([loader], [], 'development').calls).toEqual([]);
    expect(headOf('development')).toEqual([]);
  });
});

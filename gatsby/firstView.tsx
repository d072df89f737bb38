import { isValidElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';

import { scriptsId } from '../src/first-view/handover';

/** Written in by webpack (gatsby/webpack.ts): src/first-view/main.ts, bundled and minified. */
declare const FIRST_VIEW_SCRIPT: string;

/** Written in by webpack: address of what starts React (gatsby/reactScripts.ts). */
declare const REACT_SCRIPTS: string;

/**
 * The next page is fetched while a link is hovered or touched: a plain load is then as quick as a client
 * navigation. Pages only: the server answers everything else without a prefetch.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }],
});

// While developing, Gatsby renders in the browser and has other scripts.
const isBuild = process.env.NODE_ENV === 'production';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  if (!isBuild) return;
  setHeadComponents([
    <script key="first-view" dangerouslySetInnerHTML={{ __html: FIRST_VIEW_SCRIPT }} />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ]);
};

const isOfGatsby = (node: ReactNode): boolean =>
  isValidElement<{ id?: string; sliceId?: string }>(node) &&
  (node.props.sliceId === '_gatsby-scripts' || node.props.id === 'gatsby-script-loader');

/** What gatsby-plugin-image adds to every page for its own component, which is not ours (src/ui/Picture). */
const isOfImagePlugin = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

/**
 * Leaves in a page, in place of Gatsby's own scripts, the address of their list, for the script of the first view. It
 * stands at the end: a page whose end has come is there as a whole.
 *
 * @throws when Gatsby's two nodes are not found as they are known: the page would load them at once, or never
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!isBuild) return;
  replaceHeadComponents(getHeadComponents().filter((node) => !isOfImagePlugin(node)));
  const nodes = getPostBodyComponents();
  const own = nodes.filter(isOfGatsby);
  if (own.length !== 2) {
    throw new Error(
      `Expected Gatsby's script loader and its scripts slice after the body, but found ${own.length} of them: ` +
        'see gatsby/firstView.tsx and docs/adr/0001-hydrate-on-intent.md',
    );
  }
  replacePostBodyComponents([
    ...nodes.filter((node) => !isOfGatsby(node)),
    <template key={scriptsId} id={scriptsId} data-src={REACT_SCRIPTS} data-page={pathname} />,
  ]);
};

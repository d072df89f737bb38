import { isValidElement, type ReactNode } from 'react';

import { firstStyles, type Stylesheet } from './firstStyles';

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly bodyAttributes: object;
  readonly headComponents: readonly ReactNode[];
  readonly preBodyComponents: readonly ReactNode[];
  /** What React rendered. */
  readonly body: string;
  readonly postBodyComponents: readonly ReactNode[];
}

interface StyleProps {
  readonly 'data-href': string;
  readonly 'data-identity': 'gatsby-global-css';
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

const sheetOf = (node: ReactNode): readonly Stylesheet[] =>
  isValidElement<StyleProps>(node) && node.props['data-identity'] === 'gatsby-global-css'
    ? [{ href: node.props['data-href'], css: node.props.dangerouslySetInnerHTML.__html }]
    : [];

/**
 * The document around a page. Gatsby's stylesheets are the first of its head; it writes them as they are, and with the address by
 * which its scripts know that they need not ask for them: what is only a part has none.
 */
export const Html = ({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) => {
  const sheets = headComponents.flatMap(sheetOf);
  const page = firstStyles(sheets, body);
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {sheets.map(({ href, css }, index) => {
          const style = page.styles[index] ?? css;
          return (
            <style
              key={href}
              data-href={style === css ? href : undefined}
              dangerouslySetInnerHTML={{ __html: style }}
            />
          );
        })}
        {headComponents.filter((node) => sheetOf(node).length === 0)}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: page.body }} />
        {postBodyComponents}
      </body>
    </html>
  );
};

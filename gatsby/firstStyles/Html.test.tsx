import { renderToStaticMarkup } from 'react-dom/server';

import { foldMark } from '../../src/lib/fold';
import { Html } from './Html';

/** As Gatsby hands it over (cache-dir/static-entry.js). */
const sheet = (href: string, css: string) => (
  <style
    key={href}
    data-href={href}
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: css }}
  />
);

const document = renderToStaticMarkup(
  <Html
    htmlAttributes={{ lang: 'vi' }}
    bodyAttributes={{}}
    headComponents={[
      sheet('/page.css', '.a>b{top:0}.c{top:1px}'),
      sheet('/app.css', 'body{margin:0}'),
      <title key="title">Saola</title>,
    ]}
    preBodyComponents={[]}
    body={`<p class="a"><b>A</b></p>${foldMark}<p class="c">C</p>`}
    postBodyComponents={[<template key="scripts" id="scripts" />]}
  />,
);

it('the styles of a page come first, in their order, and only a whole sheet has the address by which scripts know it', () => {
  expect(document).toContain(
    '<style>.a>b{top:0}</style><style data-href="/app.css">body{margin:0}</style><title>Saola</title>',
  );
});

it('the body is what React rendered, with the file of the other styles at its fold', () => {
  expect(document).toContain(
    '<div id="___gatsby"><p class="a"><b>A</b></p>' +
      '<div hidden="" data-fold="true"><link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/app.css"></div><p class="c">C</p></div>' +
      '<template id="scripts"></template></body></html>',
  );
  expect(document).toMatch(/^<html lang="vi"><head><meta charSet="utf-8"\/>/);
});

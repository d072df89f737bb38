import { onAPageOfItsOwn, show } from './firstViewFixture';
import { scriptsId } from './handover';
import { startScripts } from './scripts';

onAPageOfItsOwn();

const chunks = {
  app: ['/app.css', '/app-1.js'],
  'component---src-pages-career-tsx': ['/career.css', '/career-1.js', '/career-1.js.map'],
  'component---src-pages-contact-tsx': ['/contact.css', '/contact-1.js'],
  'slice---src-features-shell-footer-slice-tsx': ['/footer.css', '/footer-1.js'],
};
const inScript = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** As Gatsby writes it (cache-dir/static-entry.js), with the comments and the line breaks around its values. */
const gatsbyScripts = `
  <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/en/career/";/*]]>*/</script>
  <!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping=${inScript(chunks)};
  </script>
  <script>window.___webpackCompilationHash="1f2e";window.ran=true;window.quote="say \\"Xin chào\\"";</script>
  <script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const open = () => {
  document.head.innerHTML =
    '<style data-href="/app.css" data-identity="gatsby-global-css"></style>' +
    '<style data-href="/career.css"></style><style>p{}</style>';
  show(`<template id="${scriptsId}">${gatsbyScripts}</template>`);
  return startScripts();
};

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.as,
    link.crossOrigin,
  ]);

describe('the scripts that the build laid aside', () => {
  it('start when they are wanted, each once', () => {
    expect(open()).toBe(true);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
      ['/webpack-runtime-1.js', true],
      ['/app-1.js', true],
    ]);
  });

  it('find the values that Gatsby would have set, whatever is in them', () => {
    open();
    expect(window).toMatchObject({
      pagePath: '/en/career/',
      ___chunkMapping: JSON.stringify(chunks),
      ___webpackCompilationHash: '1f2e',
      quote: 'say "Xin chào"',
    });
  });

  it('are not run inline: the security policy would forbid it', () => {
    open();
    expect(window).not.toHaveProperty('ran');
    expect(document.head.querySelectorAll('script:not([src])')).toHaveLength(0);
  });

  it('come together with the chunks of this page, known by its styles, and with its data', () => {
    open();
    expect(preloads()).toEqual([
      ['/career-1.js', 'script', null],
      ['/page-data/app-data.json', 'fetch', 'anonymous'],
      ['/page-data/en/career/page-data.json', 'fetch', 'anonymous'],
    ]);
  });

  it('know the page also by the styles that it asks for at its fold', () => {
    show(
      `<div data-fold><link rel="stylesheet" href="/contact.css"></div><template id="${scriptsId}">${gatsbyScripts}</template>`,
    );
    startScripts();
    expect(preloads()[0]).toEqual(['/contact-1.js', 'script', null]);
  });

  it('do not start while the page is still on its way', () => {
    show('<p>The first lines</p>');
    expect(startScripts()).toBe(false);
    expect(document.head).toBeEmptyDOMElement();
  });
});

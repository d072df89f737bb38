import { references } from './references';

it('finds the scripts, stylesheets, preloads and inlined styles of a page', () => {
  const html =
    '<link rel="stylesheet" href="/a.css?x=1&amp;y#z"><link href=b.js rel=preload as=script>' +
    `<script async src='/c.js'></script><style data-href="/d.css" data-identity="x">p>a{}</style>`;
  expect(references(html, '/demos/spa/')).toEqual({
    assets: ['/a.css', '/demos/spa/b.js', '/c.js'],
    inlinedStyles: ['/d.css'],
  });
});

it('finds the list of scripts that a page names', () => {
  const html = '<template id="gatsby-scripts" data-src="/scripts/react-1.js" data-page="/en/"></template>';
  expect(references(html, '/en/').assets).toEqual(['/scripts/react-1.js']);
});

it('finds the pictures of its preview that the site itself holds', () => {
  const html =
    '<meta property="og:image" content="https://site.example/og/1.png"/><meta property="og:url" content="https://site.example/en/"/>' +
    '<meta property="og:image" content="https://pictures.example/2.png"/><meta name="twitter:image" content="/3.png"/>';
  expect(references(html, '/en/').assets).toEqual(['/og/1.png']);
});

it('leaves out other hosts, pages that are only named, and what stands in text', () => {
  const html =
    '<link rel="canonical" href="/en/"><link rel="alternate" href="/vn/"><link rel="preconnect" href="/x">' +
    '<script src="https://cdn.example/x.js"></script><link rel="icon" href="data:,"><p>&lt;script src="/y.js"></p>';
  expect(references(html, '/en/')).toEqual({ assets: [], inlinedStyles: [] });
});

it.each([
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
])('finds what a link of the kind %s names, beside other kinds and in any letters', (rel) => {
  for (const each of [rel, `x ${rel}`, `${rel} x`, rel.toUpperCase()])
    expect(references(`<LINK rel="${each}" href="/a">`, '/en/').assets).toEqual(['/a']);
  expect(references(`<link rel="${rel}-x" href="/a">`, '/en/').assets).toEqual([]);
  expect(references(`<link rel="x${rel}" href="/a">`, '/en/').assets).toEqual([]);
});

it('names everything once, in the order of the page', () => {
  const html = '<script src="/b.js"></script><script src="/a.js"></script><script src="/b.js"></script>';
  expect(references(html, '/en/').assets).toEqual(['/b.js', '/a.js']);
});

it('is not misled by what stands in other attributes, or is no address', () => {
  const html =
    `<script data-x="a>b" src = '/a.js'></script><script data-src="/b.js"></script><link rel="icon">` +
    '<link rel="icon" href="http://["><scripts src="/c.js"><style>p{}</style><script src="/b%E1%BA%BFp.js"></script>';
  expect(references(html, '/en/')).toEqual({ assets: ['/a.js', '/bếp.js'], inlinedStyles: [] });
});

it('reads the address of an element where that kind of element has it', () => {
  const html =
    '<SCRIPT SRC="/a&amp;b.js"></SCRIPT><STYLE DATA-HREF="/a.css"></STYLE>' +
    '<style src="/b.js"></style><link rel="icon" src="/c.js" data-href="/c.css"><script data-href="/d.css" rel="icon" href="/d.png"></script>';
  expect(references(html, '/en/')).toEqual({ assets: ['/a&b.js'], inlinedStyles: ['/a.css'] });
});
